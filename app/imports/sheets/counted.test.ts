import { describe, expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { importFile, planFile } from "../../../test/import-file.ts";
import { fileOf, type MadeRubber, makeSheets } from "../../../test/make-sheets.ts";
import { operator } from "../../access/actor.ts";
import { otherSide, type Side, sides } from "../../access/side.ts";
import { keysOf } from "../../base/literals.ts";
import { defaultGroup } from "../../league/competitions/competitions.server.ts";
import { rubbersOfPlayer } from "../../league/figures/counted-rubbers.server.ts";
import { tallyOf } from "../../league/figures/figures.ts";
import { groupTable } from "../../league/group-tables/group-table.server.ts";
import { saveSheet } from "../../league/sheets/saving/save-sheet.server.ts";

/**
 * Ties of about four rubbers each. `TIES_OF_PROOF=4600 npx vitest run app/imports/sheets/counted.test.ts` counts more
 * than 18,000 in each way.
 */
const TIES = Number(process.env.TIES_OF_PROOF ?? 20);
type MadeSheets = Awaited<ReturnType<typeof makeSheets>>;
type SheetWriter = (made: MadeSheets) => Promise<unknown>;

const byTie = ({ rubbers }: MadeSheets) => [...Map.groupBy(rubbers, ({ tie }) => tie).values()];
const ways: Record<string, SheetWriter> = {
	async file({ rubbers }) {
		expect(await importFile("rubbers", fileOf(rubbers))).toMatchObject({ created: rubbers.length, updated: 0 });
		expect(new Set((await planFile("rubbers", fileOf(rubbers))).verdicts)).toEqual(new Set(["same"]));
	},
	async form(made) {
		for (const rubbers of byTie(made)) await saveByForm(rubbers);
	},
};

/** The lines of the clubs and the figures of the players, from the generated rubbers alone. */
function counted(made: MadeSheets) {
	const { clubs, people, rubbers, clubOf } = made;
	const lines = new Map(clubs.map((club) => [club, { played: 0, won: 0, lost: 0, for: 0, against: 0, points: 0 }]));
	for (const tie of byTie(made)) {
		const score = { home: 0, away: 0 };
		for (const { winner } of tie) score[winner] += 1;
		for (const side of sides) {
			const other = otherSide(side);
			const line = lines.get(clubOf(people.indexOf(tie[0]?.[side][0] ?? 0)) ?? 0);
			if (!line) throw new Error("A player has no club.");
			const isWon = score[side] > score[other];
			line.played += 1;
			line.won += isWon ? 1 : 0;
			line.lost += isWon ? 0 : 1;
			line.for += score[side];
			line.against += score[other];
			line.points += isWon ? 2 : 1;
		}
	}
	const figures = people.map((player) => {
		const own = rubbers.filter(
			({ outcome, home, away }) => outcome !== "walkover" && [...home, ...away].includes(player),
		);
		const isWon = ({ winner, ...of }: MadeRubber) => of[winner].includes(player);
		const games = { won: 0, lost: 0 };
		for (const { home, games: played } of own)
			for (const [first, second] of played) games[first > second === home.includes(player) ? "won" : "lost"] += 1;
		const doubles = own.filter(({ places }) => places === "D");
		const wonDoubles = doubles.filter(isWon).length;
		return {
			played: own.length,
			won: own.filter(isWon).length,
			games,
			doubles: { won: wonDoubles, lost: doubles.length - wonDoubles },
		};
	});
	return { lines: clubs.map((club) => ({ club, ...lines.get(club) })), figures };
}

/** The same as the product shows them, with the whole table. */
async function shown({ clubs, people }: MadeSheets) {
	const group = await defaultGroup("2025/2026");
	const table = group && (await groupTable(group));
	if (!table) throw new Error("There is no table.");
	const lines = clubs.map((club) => {
		const row = table.rows.find(({ team_id }) => team_id === club);
		if (!row) throw new Error("A club is not in the table.");
		const { played, won, lost, points } = row;
		return { club, played, won, lost, for: row.for, against: row.against, points };
	});
	const figures = [];
	for (const player of people) {
		const { played, won, games, doubles } = tallyOf(await rubbersOfPlayer(player));
		figures.push({ played, won, games, doubles });
	}
	const whole = table.rows.map(({ rank, team_id, games, rallies, points }) => ({
		rank,
		club: clubs.indexOf(team_id),
		games,
		rallies,
		points,
	}));
	return { lines, figures, whole };
}

onEveryEngine((engine) => {
	freshProduct(engine);
	const tables = new Map<string, Awaited<ReturnType<typeof shown>>["whole"][]>();

	describe.each(["swaythling5", "corbillon"] as const)("by the order of play %s", (format) => {
		test.each(keysOf(ways))(
			"sheets of the %s make the table and the figures of players that another count of their games makes",
			async (way) => {
				const made = await makeSheets(TIES, format);
				await ways[way]?.(made);
				if (process.env.TIES_OF_PROOF) process.stderr.write(`${made.rubbers.length} rubbers by ${way}\n`);
				const { whole, ...rest } = await shown(made);
				expect(rest).toEqual(counted(made));
				tables.set(format, [...(tables.get(format) ?? []), whole]);
			},
			TIES > 100 ? 3_600_000 : undefined,
		);

		test("both make the same table, with ranks, games and points", () => {
			const [one, other] = tables.get(format) ?? [];
			expect(one?.length).toBeGreaterThan(2);
			expect(one).toEqual(other);
		});
	});
});

async function saveByForm(rubbers: readonly MadeRubber[]) {
	const lineUps = { home: lineUpOf(rubbers, "home"), away: lineUpOf(rubbers, "away") };
	const results = [0, 1, 2, 3, 4].map((nth) => {
		const rubber = rubbers[nth];
		if (!rubber) return { outcome: "not played" as const, games: [] };
		return { outcome: rubber.outcome, lostBy: rubber.absent || undefined, games: rubber.games };
	});
	const sent = { sheet: { lineUps, rubbers: results }, number: 0, reason: null, accepted: [] };
	expect(await saveSheet(operator, rubbers[0]?.tie ?? 0, sent, new Date())).toEqual({ ok: true, isComplete: true });
}

function lineUpOf(rubbers: readonly MadeRubber[], side: Side) {
	const positions: Record<string, number> = {};
	const pairs: Record<string, [number, number]> = {};
	for (const { places, [side]: players } of rubbers) {
		const [first = 0, second = 0] = players;
		if (places === "D") pairs.D = [first, second];
		else positions[places.split("-")[side === "home" ? 0 : 1] ?? ""] = first;
	}
	return { positions, pairs };
}

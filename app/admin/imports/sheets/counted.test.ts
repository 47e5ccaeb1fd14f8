import { expect, test } from "vitest";
import { freshProduct } from "../../../../test/engines.ts";
import { importFile, planFile } from "../../../../test/import-file.ts";
import { fileOf, type MadeRubber, makeSheets } from "../../../../test/make-sheets.ts";
import { operator } from "../../../access/actor.ts";
import { runSql } from "../../../base/db/client.server.ts";
import { defaultGroup } from "../../../competitions/competitions.server.ts";
import { rubbersOfPlayer } from "../../../figures/counted-rubbers.server.ts";
import { groupTable } from "../../../league/groups/group-table.server.ts";
import { saveSheet } from "../../../sheets/saving/save-sheet.server.ts";

/** Ties of about four rubbers each. `TIES_OF_PROOF=4600 npx vitest run app/admin/imports/sheets/counted.test.ts` counts more than 18,000. */
const TIES = Number(process.env.TIES_OF_PROOF ?? 30);
/** One of so many ties is saved by the form's command before the file comes. */
const BY_FORM = 10;

freshProduct("embedded PostgreSQL");

/** The table of the group from the points of games alone. */
const counted = `with won as (
		select r.match_id, coalesce(case r.lost_by when 'home' then 'away' when 'away' then 'home' end,
			case when sum(sign(g.home_points - g.away_points)) > 0 then 'home' else 'away' end) as side
		from rubbers r left join games g on g.rubber_id = r.id group by r.id),
	ties as (select match_id, array[count(*) filter (where side = 'home'), count(*) filter (where side = 'away')] as score from won group by match_id),
	lines as (select squad, score[side] as mine, score[3 - side] as theirs from ties join matches m on m.id = match_id
		cross join lateral (values (home_squad_id, 1), (away_squad_id, 2)) as s (squad, side))
	select squad, count(*)::int as played, (count(*) filter (where mine > theirs))::int as won, (count(*) filter (where mine < theirs))::int as lost,
		sum(mine)::int as gained, sum(theirs)::int as given, (count(*) + count(*) filter (where mine > theirs))::int as points
	from lines group by squad order by squad`;

test(
	"sheets of a file and of the form make the table and the figures of players that their games make in another count",
	async () => {
		const { people, rubbers } = await makeSheets(TIES);
		const began = performance.now();
		const byTie = Map.groupBy(rubbers, ({ tie }) => tie);
		for (const [nth, some] of [...byTie.values()].entries()) if (nth % BY_FORM === 0) await saveByForm(some);
		const byForm = performance.now();
		const batch = await importFile("rubbers", fileOf(rubbers));
		const imported = performance.now();
		const typed = [...byTie.values()].filter((_, nth) => nth % BY_FORM === 0).flat().length;
		expect(batch).toMatchObject({ created: rubbers.length - typed, updated: 0 });
		expect(new Set((await planFile("rubbers", fileOf(rubbers))).verdicts)).toEqual(new Set(["same"]));

		const group = await defaultGroup("2025/2026");
		const table = group && (await groupTable(group));
		const rows = table?.rows.map((row) => ({
			...{ squad: row.squad_id, played: row.played, won: row.won, lost: row.lost },
			...{ gained: row.for, given: row.against, points: row.points },
		}));
		expect(rows?.toSorted((a, b) => a.squad - b.squad)).toEqual((await runSql(counted, [])).rows);
		for (const player of people) {
			const shown = await rubbersOfPlayer(player);
			const own = rubbers.filter(({ outcome, home, away }) => outcome !== "walkover" && [home, away].includes(player));
			const won = own.filter(({ winner, ...rubber }) => rubber[winner] === player);
			expect([shown.length, shown.filter((rubber) => rubber.won).length]).toEqual([own.length, won.length]);
		}
		const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
		if (process.env.TIES_OF_PROOF)
			process.stderr.write(
				`${rubbers.length} rubbers of ${byTie.size} ties: ${typed} by the form in ${seconds(began, byForm)} s, the file in ${seconds(byForm, imported)} s\n`,
			);
	},
	TIES > 100 ? 3_600_000 : undefined,
);

async function saveByForm(rubbers: readonly MadeRubber[]) {
	const at = (nth: number, side: "home" | "away") => rubbers[nth]?.[side] ?? 0;
	const sheet = {
		lineUps: {
			home: { positions: { A: at(0, "home"), B: at(1, "home"), C: at(2, "home") }, pairs: {} },
			away: { positions: { X: at(0, "away"), Y: at(1, "away"), Z: at(2, "away") }, pairs: {} },
		},
		rubbers: [0, 1, 2, 3, 4].map((nth) => {
			const rubber = rubbers[nth];
			if (!rubber) return { outcome: "not played" as const, games: [] };
			return { outcome: rubber.outcome, lostBy: rubber.absent || undefined, games: rubber.games };
		}),
	};
	const sent = { sheet, number: 0, reason: null, accepted: [] };
	expect(await saveSheet(operator, rubbers[0]?.tie ?? 0, sent, new Date())).toEqual({ ok: true, isComplete: true });
}

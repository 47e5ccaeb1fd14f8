import { afterEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { captainOf, tieOfCaptains } from "../../../../test/make-captains.ts";
import { otherSide, type Side, sides } from "../../../access/side.ts";
import { runAsOperator } from "../../../base/db/client.server.ts";
import { groupById } from "../../competitions/competitions.server.ts";
import { groupTable } from "../../group-tables/group-table.server.ts";
import { saveLineUp } from "../line-ups/line-up.server.ts";
import { openSheet } from "../line-ups/open-line-ups.server.ts";
import type { RubberResult } from "../rules/sheet-score.ts";
import { emptySheet, type Sheet } from "../sheet.ts";
import { reportSheet } from "./report-sheet.server.ts";
import { saveSheet } from "./save-sheet.server.ts";

const now = new Date();
const one = async (text: string, values: unknown[] = []) => (await runAsOperator(text, values)).rows[0];
const resultOf = (id: number) =>
	one("select status::text, phase, home_score, away_score, outcome, absent from matches where id = $1", [id]);
const sent = (sheet: Sheet, number: number, more: { accepted?: string[]; reason?: string } = {}) => ({
	sheet,
	number,
	reason: null,
	accepted: [],
	...more,
});

type Scene = Awaited<ReturnType<typeof tieOfCaptains>>;
const won: RubberResult = {
	outcome: "played",
	games: [
		[11, 5],
		[11, 6],
		[11, 7],
	],
};
const missedBy = (lostBy: Side | "both"): RubberResult => ({ outcome: "walkover", lostBy, games: [] });

/** A sheet of swaythling5 with as many players of each side as are given. */
function sheetOf({ players }: Scene, rubbers: readonly RubberResult[], named: Record<Side, number>): Sheet {
	const sheet = emptySheet(5);
	for (const [side, places] of [["home", "ABC"] as const, ["away", "XYZ"] as const])
		for (const [nth, place] of [...places].slice(0, named[side]).entries())
			sheet.lineUps[side].positions[place] = players[side][nth] ?? 0;
	for (const [nth, rubber] of rubbers.entries()) sheet.rubbers[nth] = rubber;
	return sheet;
}

onOneEngine((engine) => {
	freshProduct(engine);
	afterEach(() => runAsOperator("truncate sheet_versions")); // they keep their ties from being deleted

	test("a side of two forfeits the rubber of its third place without a name for it", async () => {
		const scene = await tieOfCaptains("games");
		const { tie, home } = scene;
		const sheet = sheetOf(scene, [won, won, missedBy("away")], { home: 3, away: 2 });
		expect(await reportSheet(home, { matchId: tie, side: "home" }, sent(sheet, 0), now)).toMatchObject({ ok: true });
		expect(await resultOf(tie)).toMatchObject({ home_score: 3, away_score: 0, outcome: "played", absent: null });
		const { rows } = await runAsOperator(
			`select p.side from rubber_players p join rubbers r on r.id = p.rubber_id
				where r.match_id = $1 and r.ordinal = 3`,
			[tie],
		);
		expect(rows).toEqual([{ side: "home" }]);
	});

	test("the side present for a rubber names its player, and so does one that lost a rubber it started", async () => {
		const scene = await tieOfCaptains("games");
		const { tie, manager } = scene;
		const alone = sheetOf(scene, [won, won, missedBy("away")], { home: 2, away: 2 });
		expect(await saveSheet(manager, tie, sent(alone, 0), now)).toEqual({
			ok: false,
			problems: { home_C: "missingPosition" },
		});
		const retired: RubberResult = { outcome: "retired", lostBy: "away", games: [[5, 2]] };
		const started = sheetOf(scene, [won, won, retired], { home: 3, away: 2 });
		expect(await saveSheet(manager, tie, sent(started, 0), now)).toEqual({
			ok: false,
			problems: { away_Z: "missingPosition" },
		});
	});

	test.each(sides)(
		"a captain reports by sheet that the other side never came (%s): a walkover, without a name of it",
		async (absent) => {
			const scene = await tieOfCaptains("games");
			const { tie } = scene;
			const side = otherSide(absent);
			const sheet = sheetOf(
				scene,
				[1, 2, 3].map(() => missedBy(absent)),
				{ home: 3, away: 3, [absent]: 0 },
			);
			expect(await reportSheet(scene[side], { matchId: tie, side }, sent(sheet, 0), now)).toEqual({
				ok: true,
				isComplete: true,
			});
			expect(await resultOf(tie)).toMatchObject({
				status: "completed",
				phase: "reported",
				outcome: "walkover",
				absent,
			});
			expect(await one("select outcome, absent from reports where match_id = $1", [tie])).toEqual({
				outcome: "walkover",
				absent,
			});
		},
	);

	test("a tie that both sides missed is a walkover of both, and no win", async () => {
		const scene = await tieOfCaptains("games");
		const { tie, manager } = scene;
		const sheet = sheetOf(
			scene,
			[1, 2, 3, 4, 5].map(() => missedBy("both")),
			{ home: 0, away: 0 },
		);
		expect(await saveSheet(manager, tie, sent(sheet, 0), now)).toMatchObject({ ok: true, isComplete: true });
		expect(await resultOf(tie)).toMatchObject({ home_score: 0, away_score: 0, outcome: "walkover", absent: "both" });
	});

	test("by the ITTF rules the absent side of a sheet gets no point, one that played and lost gets one", async () => {
		const scene = await tieOfCaptains("games");
		const { tie, manager } = scene;
		await runAsOperator("update groups set rule_set = 'ittf'");
		const pointsOfAway = async () => {
			const ids = await one("select group_id, away_squad_id from matches where id = $1", [tie]);
			const group = await groupById(ids.group_id);
			return group && (await groupTable(group)).rows.find((row) => row.squad_id === ids.away_squad_id)?.points;
		};
		const sheet = sheetOf(
			scene,
			[1, 2, 3].map(() => missedBy("away")),
			{ home: 3, away: 0 },
		);
		await saveSheet(manager, tie, sent(sheet, 0), now);
		expect(await pointsOfAway()).toBe(0);
		const played = sheetOf(scene, [won, won, won], { home: 3, away: 3 });
		const reason = "They came late";
		expect(await saveSheet(manager, tie, sent(played, 1, { reason }), now)).toMatchObject({ ok: true });
		expect(await resultOf(tie)).toMatchObject({ outcome: "played", absent: null });
		expect(await pointsOfAway()).toBe(1);
	});

	test("a line-up with empty places is handed in after a question, never without a player", async () => {
		const scene = await tieOfCaptains("games");
		const { tie, home, away } = scene;
		const hand = (named: number, version: number, accepted: string[] = []) => {
			const lineUp = sheetOf(scene, [], { home: named, away: 0 }).lineUps.home;
			return saveLineUp(home, { matchId: tie, side: "home" }, { lineUp, version, handIn: true, accepted }, now);
		};
		expect(await hand(0, 0, ["missingPlayers:3"])).toEqual({ ok: false, problems: { home_A: "emptyLineUp" } });
		expect(await hand(2, 0)).toEqual({ ok: false, questions: ["missingPlayers:1"] });
		expect(await hand(1, 0, ["missingPlayers:1"]), "one more is missing").toEqual({
			ok: false,
			questions: ["missingPlayers:2"],
		});
		expect(await hand(2, 0, ["missingPlayers:1"])).toEqual({ ok: true });
		expect(
			await one("select details from audit_log where action = 'match.line-up-handed-in' and subject = $1", [
				`match:${tie}`,
			]),
		).toEqual({ details: { side: "home", missing: 1, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } });
		const lineUp = sheetOf(scene, [], { home: 0, away: 3 }).lineUps.away;
		await saveLineUp(away, { matchId: tie, side: "away" }, { lineUp, version: 0, handIn: true }, now);
		const sheet = sheetOf(scene, [won, won, missedBy("home"), won], { home: 2, away: 3 });
		expect(await reportSheet(home, { matchId: tie, side: "home" }, sent(sheet, 0), now)).toMatchObject({ ok: true });
		expect(await resultOf(tie)).toMatchObject({ home_score: 3, away_score: 1, outcome: "played" });
	});

	test("of a pair that lacks a player the one who came is not said to have missed the doubles", async () => {
		const scene = await tieOfCaptains("games", "olympic");
		const { tie, manager } = scene;
		const sheet = sheetOf(scene, [missedBy("home"), won, missedBy("home"), won, won], { home: 2, away: 3 });
		expect(await saveSheet(manager, tie, sent(sheet, 0), now)).toMatchObject({ ok: true, isComplete: true });
		expect(await resultOf(tie)).toMatchObject({ home_score: 3, away_score: 2, outcome: "played" });
		const { rows } = await runAsOperator(
			`select p.side, p.name from rubber_players p join rubbers r on r.id = p.rubber_id where r.match_id = $1
				and r.ordinal = 1 order by p.name`,
			[tie],
		);
		expect(rows).toEqual([2, 3].map((n) => ({ side: "away", name: `away ${n}` })));
		expect((await one("select document->'rubbers'->0->'home' as home from sheet_versions")).home).toEqual([]);
	});

	test("a player who is named twice is said to be named twice, not that players are too few", async () => {
		const scene = await tieOfCaptains("games");
		const { lineUps } = sheetOf(scene, [], { home: 3, away: 0 });
		lineUps.home.positions.B = scene.players.home[0] ?? 0;
		const given = { lineUp: lineUps.home, version: 0, handIn: true };
		expect(await saveLineUp(scene.home, { matchId: scene.tie, side: "home" }, given, now)).toEqual({
			ok: false,
			problems: { home_B: "repeatedPlayer" },
		});
	});

	test("opening the line-ups is in the audit log with the side that did it, once", async () => {
		const scene = await tieOfCaptains("games");
		const { tie, home } = scene;
		const other = await captainOf(scene.clubs.away, "second");
		await openSheet(other, { matchId: tie, side: "away" }, now);
		await openSheet(home, { matchId: tie, side: "home" }, now);
		const whole = sheetOf(scene, [won], { home: 3, away: 3 });
		await reportSheet(home, { matchId: tie, side: "home" }, sent(whole, 0), now);
		const { rows } = await runAsOperator(
			"select actor_id, details from audit_log where action = 'match.line-ups-opened' and subject = $1",
			[`match:${tie}`],
		);
		expect(rows).toEqual([{ actor_id: other.id, details: { side: "away" } }]);
	});
});

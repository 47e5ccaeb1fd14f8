import { afterEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { importFile, planFile } from "../../../../test/import-file.ts";
import { tieOfCaptains } from "../../../../test/make-captains.ts";
import { operator } from "../../../access/actor.ts";
import { runAsOperator } from "../../../base/db/client.server.ts";
import { undoBatch } from "../../../records/batches/undo-batch.server.ts";
import { saveLineUp } from "../line-ups/line-up.server.ts";
import { printedSheet } from "../printed/printed-sheet.server.ts";
import type { RubberResult } from "../rules/sheet-score.ts";
import { emptySheet, type Sheet } from "../sheet.ts";
import { saveSheet } from "./save-sheet.server.ts";

const now = new Date();
const one = async (text: string, values: unknown[] = []) => (await runAsOperator(text, values)).rows[0];
const resultOf = (id: number) =>
	one(
		`select status::text, phase, home_score, away_score, outcome, absent, score_source,
			corrected_on is not null as corrected
		from matches where id = $1`,
		[id],
	);
const type = (id: number, columns: string) => runAsOperator(`update matches set ${columns} where id = $1`, [id]);

type Scene = Awaited<ReturnType<typeof tieOfCaptains>>;
const games = (points: [number, number]): RubberResult => ({ outcome: "played", games: [points, points, points] });

/** A sheet of swaythling5 with whole line-ups. */
function sheetOf({ players }: Scene, rubbers: readonly boolean[]): Sheet {
	const sheet = emptySheet(5);
	for (const [side, places] of [["home", "ABC"] as const, ["away", "XYZ"] as const])
		for (const [nth, place] of [...places].entries()) sheet.lineUps[side].positions[place] = players[side][nth] ?? 0;
	for (const [nth, isWon] of rubbers.entries()) sheet.rubbers[nth] = games(isWon ? [11, 5] : [5, 11]);
	return sheet;
}

onOneEngine((engine) => {
	freshProduct(engine);
	afterEach(() => runAsOperator("truncate sheet_versions")); // they keep their ties from being deleted

	const save = ({ manager, tie }: Scene, sheet: Sheet, number: number, accepted: string[] = [], reason?: string) =>
		saveSheet(manager, tie, { sheet, number, accepted, reason: reason ?? null }, now);
	const rubbersFile = ({ tie, players }: Scene, won: readonly boolean[]) =>
		[
			"match,ordinal,home_players,away_players,games",
			...won.map((isWon, n) => {
				const [home, away] = [players.home[[0, 1, 2, 0, 1][n] ?? 0], players.away[[0, 1, 2, 1, 0][n] ?? 0]];
				return `${tie},${n + 1},${home},${away},${isWon ? "11-5 11-5 11-5" : "5-11 5-11 5-11"}`;
			}),
		].join("\n");

	test("a sheet takes the place of a typed walkover whole, once that is meant", async () => {
		const scene = await tieOfCaptains("games");
		await type(
			scene.tie,
			"status = 'completed', home_score = 3, away_score = 0, outcome = 'walkover', absent = 'away'",
		);
		const sheet = sheetOf(scene, [true, false, false, false]);
		expect(await save(scene, sheet, 0)).toEqual({ ok: false, questions: ["sheetDiffers", "sheetEnds"] });
		expect(await save(scene, sheet, 0, ["sheetDiffers", "sheetEnds"])).toMatchObject({ ok: true });
		expect(await resultOf(scene.tie)).toMatchObject({ home_score: 1, away_score: 3, outcome: "played", absent: null });
	});

	test("an award with the sheet's score stays until meant, also when the same sheet is saved again", async () => {
		const scene = await tieOfCaptains("games");
		const sheet = sheetOf(scene, [true, true, true]);
		await save(scene, sheet, 0);
		await type(scene.tie, "outcome = 'awarded', absent = 'away'");
		expect(await save(scene, sheet, 1, [], "Again")).toEqual({ ok: false, questions: ["sheetEnds"] });
		expect(await resultOf(scene.tie)).toMatchObject({ outcome: "awarded", absent: "away" });
		expect(await save(scene, sheet, 1, ["sheetEnds"], "It was played")).toMatchObject({ ok: true });
		expect(await resultOf(scene.tie)).toMatchObject({ outcome: "played", absent: null });
	});

	test("a file of rubbers over a typed walkover asks, ends it, and gives it back when it is undone", async () => {
		const scene = await tieOfCaptains("games");
		await type(
			scene.tie,
			"status = 'completed', home_score = 3, away_score = 0, outcome = 'walkover', absent = 'away'",
		);
		const before = await resultOf(scene.tie);
		const file = rubbersFile(scene, [true, false, false, false]);
		const dry = await planFile("rubbers", file);
		expect(dry.rows.map(({ warnings }) => warnings?.map(({ key }) => key))).toEqual(
			[1, 2, 3, 4].map(() => ["sheetDiffers", "sheetEnds"]),
		);
		const batch = await importFile("rubbers", file, { warnings: true });
		expect(await resultOf(scene.tie)).toMatchObject({ home_score: 1, away_score: 3, outcome: "played", absent: null });
		expect(await undoBatch(operator, batch?.id ?? 0)).toEqual({ undone: 1, kept: 0 });
		expect(await resultOf(scene.tie)).toEqual(before);
	});

	test.each(["confirmed", "locked"])(
		"a %s result goes with a rubber that is missing only once that is meant",
		async (phase) => {
			const scene = await tieOfCaptains("games");
			await save(scene, sheetOf(scene, [true, true, true]), 0);
			await type(scene.tie, `phase = '${phase}'`);
			const short = sheetOf(scene, [true, true, false]);
			expect(await save(scene, short, 1, [], "The third was lost")).toEqual({ ok: false, questions: ["resultGone:4"] });
			expect(await resultOf(scene.tie)).toMatchObject({ home_score: 3, phase });
			const whole = sheetOf(scene, [true, true, false, true]);
			expect(await save(scene, whole, 1, [], "The third was lost")).toMatchObject({ ok: true });
			expect(await resultOf(scene.tie)).toMatchObject({ home_score: 3, away_score: 1, phase, corrected: true });
			expect(await save(scene, short, 2, ["resultGone:4"], "Of another match")).toMatchObject({ ok: true });
			expect(await resultOf(scene.tie)).toMatchObject({ status: "scheduled", phase: "in_play", home_score: null });
		},
	);

	test("a file that takes a rubber back asks before the result goes", async () => {
		const scene = await tieOfCaptains("games");
		await importFile("rubbers", rubbersFile(scene, [true, true, true]));
		const file = `match,ordinal,home_players,away_players,games,outcome\n${scene.tie},3,,,,not played`;
		const dry = await planFile("rubbers", file);
		expect(dry.rows.map(({ warnings }) => warnings)).toEqual([[{ key: "resultGone" }]]);
		expect(await dry.apply()).toMatchObject({ updated: 0 });
		expect(await resultOf(scene.tie)).toMatchObject({ status: "completed", home_score: 3 });
		await importFile("rubbers", file, { warnings: true });
		expect(await resultOf(scene.tie)).toMatchObject({ status: "scheduled", home_score: null });
	});

	test("a sheet changes a locked typed result with a reason only, and confirms one without", async () => {
		const scene = await tieOfCaptains("games");
		await type(scene.tie, "status = 'completed', home_score = 3, away_score = 1, phase = 'locked'");
		const other = sheetOf(scene, [true, true, true]);
		expect(await save(scene, other, 0, ["sheetDiffers"])).toEqual({ ok: false, problems: { reason: "required" } });
		const same = sheetOf(scene, [true, false, true, true]);
		expect(await save(scene, same, 0)).toMatchObject({ ok: true });
		expect(await resultOf(scene.tie)).toMatchObject({ phase: "locked", score_source: "sheet", corrected: false });
		await type(scene.tie, "home_score = 0, away_score = 3, corrected_on = null");
		expect(await save(scene, other, 1, ["sheetDiffers"], "The umpire's sheet")).toMatchObject({ ok: true });
		expect(await resultOf(scene.tie)).toMatchObject({ home_score: 3, away_score: 0, phase: "locked", corrected: true });
	});

	test("undoing a file of rubbers gives a sheet every column it had, those added to its tables later too", async () => {
		const tables = ["lineups", "lineup_places", "rubbers", "rubber_players", "games"];
		for (const table of tables) await runAsOperator(`alter table ${table} add column added text`);
		try {
			const scene = await tieOfCaptains("games");
			expect(await save(scene, sheetOf(scene, [true, true, true]), 0)).toMatchObject({ ok: true });
			for (const table of tables) await runAsOperator(`update ${table} set added = '${table} before'`);
			await runAsOperator("update lineups set opened_first_at = '2026-03-01T16:04:00Z' where side = 'away'");
			const rows = async () => {
				const found: Record<string, unknown> = {};
				for (const table of tables) {
					const { rows } = await runAsOperator(
						`select to_jsonb(t) - 'id' - 'version' - 'lineup_id' - 'rubber_id' as row from ${table} t`,
					);
					found[table] = rows.map(({ row }) => JSON.stringify(row)).sort();
				}
				return found;
			};
			const before = await rows();
			const batch = await importFile("rubbers", rubbersFile(scene, [false, false, false]));
			expect(await rows()).not.toEqual(before);
			expect(await undoBatch(operator, batch?.id ?? 0)).toEqual({ undone: 1, kept: 0 });
			expect(await rows()).toEqual(before);
		} finally {
			for (const table of tables) await runAsOperator(`alter table ${table} drop column added`);
		}
	});

	test("undoing a file of rubbers prints no line-up that was sealed before it", async () => {
		const scene = await tieOfCaptains("games");
		const { lineUps } = sheetOf(scene, []);
		const given = { lineUp: lineUps.home, version: 0, handIn: true };
		await saveLineUp(scene.home, { matchId: scene.tie, side: "home" }, given, now);
		const batch = await importFile("rubbers", rubbersFile(scene, [true, true, true]));
		const printed = async () => JSON.stringify(await printedSheet(scene.tie, { isBlank: false }));
		expect(await printed()).toContain("home 1");
		expect(await undoBatch(operator, batch?.id ?? 0)).toEqual({ undone: 1, kept: 0 });
		expect(await one("select opened_at from lineups where match_id = $1", [scene.tie])).toEqual({ opened_at: null });
		expect(await printed()).not.toContain("home 1");
		expect(
			(await one("select document::text from sheet_versions where match_id = $1 and number = 2", [scene.tie])).document,
		).not.toContain("home 1");
		await runAsOperator(
			`insert into sheet_versions (match_id, number, document) select match_id, 3, document
				from sheet_versions where number = 1`,
		);
		expect(await printed(), "a version that names them").not.toContain("home 1");
	});
});

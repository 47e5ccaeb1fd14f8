import { afterEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { importFile, planFile } from "../../../../test/import-file.ts";
import { tieOfCaptains } from "../../../../test/make-captains.ts";
import { operator } from "../../../access/actor.ts";
import { runAsOperator } from "../../../base/db/client.server.ts";
import { exportList } from "../../../imports/exports/exports.server.ts";
import { undoBatch } from "../../../records/batches/undo-batch.server.ts";
import { groupById } from "../../competitions/competitions.server.ts";
import { rubbersOfPlayer } from "../../figures/counted-rubbers.server.ts";
import { opponentsOf, tallyOf } from "../../figures/figures.ts";
import { leadersOf } from "../../figures/leaders/leader-figures.server.ts";
import { groupTable } from "../../group-tables/group-table.server.ts";
import { printedSheet } from "../printed/printed-sheet.server.ts";
import { readSheet } from "../read-sheet.server.ts";
import type { RubberResult } from "../rules/sheet-score.ts";
import { emptySheet, type Sheet } from "../sheet.ts";
import { sheetTie } from "../sheet-tie.server.ts";
import { reportSheet } from "./report-sheet.server.ts";
import { saveSheet } from "./save-sheet.server.ts";
import { versionsThatDiffer } from "./verify-versions.server.ts";

const now = new Date();
const rows = async (text: string, values: unknown[] = []) => (await runAsOperator(text, values)).rows;
const WHY = "The referee let them change places";

type Scene = Awaited<ReturnType<typeof tieOfCaptains>>;
const won: RubberResult = { outcome: "played", games: [1, 2, 3].map(() => [11, 5]) };
const lost: RubberResult = { outcome: "played", games: [1, 2, 3].map(() => [5, 11]) };

/** A sheet of swaythling5 with whole line-ups: the first three players of each side. */
function sheetOf({ players }: Scene, rubbers: readonly RubberResult[]): Sheet {
	const sheet = emptySheet(5);
	for (const [side, places] of [["home", "ABC"] as const, ["away", "XYZ"] as const])
		for (const [nth, place] of [...places].entries()) sheet.lineUps[side].positions[place] = players[side][nth] ?? 0;
	for (const [nth, rubber] of rubbers.entries()) sheet.rubbers[nth] = rubber;
	return sheet;
}
/** The second player of the home side plays the first rubber, and a fourth one comes after the decision. */
const asPlayed = (scene: Scene) => {
	const [, second = 0, , fourth = 0] = scene.players.home;
	const others = (player: number) => ({ others: { home: [player] } });
	return sheetOf(scene, [{ ...won, ...others(second) }, won, won, { ...lost, ...others(fourth) }]);
};
const questions = [
	"rubberAfterDecision@r4_h1",
	"tooManyPlayers@home_A",
	"orderOfPlay@r1_home_1",
	"orderOfPlay@r4_home_1",
];

onOneEngine((engine) => {
	freshProduct(engine);
	afterEach(() => runAsOperator("truncate sheet_versions")); // they keep their ties from being deleted

	const save = (
		{ manager, tie }: Scene,
		sheet: Sheet,
		number: number,
		reason: string | null,
		accepted: string[] = [],
	) => saveSheet(manager, tie, { sheet, number, accepted, reason }, now);
	const playersOf = (tie: number) =>
		rows(
			`select r.ordinal, p.side, p.player_id as player from rubber_players p join rubbers r on r.id = p.rubber_id
				where r.match_id = $1 order by r.ordinal, p.side desc`,
			[tie],
		);
	const differencesOf = async (tie: number) =>
		(await versionsThatDiffer()).filter((problem) => problem.case === `match:${tie}`);
	const state = async (tie: number) => ({
		players: await playersOf(tie),
		result: await rows(
			"select status::text, home_score, away_score, home_games, home_points from matches where id = $1",
			[tie],
		),
		sheet: await readSheet((await sheetTie(tie))!),
	});

	test("staff enter a tie as it was played, with a reason and after questions; the version says so", async () => {
		const scene = await tieOfCaptains("games");
		const sheet = asPlayed(scene);
		expect(await save(scene, sheet, 0, null)).toEqual({
			ok: false,
			problems: {
				r4_h1: "rubberAfterDecision",
				home_A: "tooManyPlayers",
				r1_home_1: "orderOfPlay",
				r4_home_1: "orderOfPlay",
				reason: "whyAsPlayed",
			},
		});
		expect(await save(scene, sheet, 0, WHY)).toEqual({ ok: false, questions });
		expect(await save(scene, sheet, 0, WHY, questions.slice(1))).toEqual({ ok: false, questions });
		expect(await rows("select 1 from rubbers")).toEqual([]);
		expect(await save(scene, sheet, 0, WHY, questions)).toEqual({ ok: true, isComplete: true });
		expect(await rows("select reason, document->'asPlayed' as broken from sheet_versions")).toEqual([
			{
				reason: WHY,
				broken: [
					{ rule: "rubberAfterDecision", rubber: 4 },
					{ rule: "tooManyPlayers", side: "home" },
					{ rule: "orderOfPlay", side: "home", rubber: 1 },
					{ rule: "orderOfPlay", side: "home", rubber: 4 },
				],
			},
		]);
		expect(
			await rows("select 1 from audit_log where action = 'match.sheet-saved' and details ? 'reason_sha256'"),
		).toHaveLength(1);
		expect(await differencesOf(scene.tie)).toEqual([]);
		expect((await state(scene.tie)).sheet).toEqual({ sheet, number: 1 });
		expect(await save(scene, sheet, 0, null), "pressed twice").toMatchObject({ ok: true, isUnchanged: true });
	});

	test("its score and its table are of the rubbers before the decision, figures of all that was played", async () => {
		const scene = await tieOfCaptains("games");
		const { tie, players } = scene;
		await save(scene, asPlayed(scene), 0, WHY, questions);
		const [first = 0, second = 0, third = 0, fourth = 0] = players.home;
		const { result, players: shown } = await state(tie);
		expect(result).toEqual([{ status: "completed", home_score: 3, away_score: 0, home_games: 9, home_points: 99 }]);
		expect(shown.filter(({ side }) => side === "home").map(({ player }) => player)).toEqual([
			second,
			second,
			third,
			fourth,
		]);
		const tallies = [];
		for (const player of [first, second, third, fourth]) {
			const { played, won, lost } = tallyOf(await rubbersOfPlayer(player));
			tallies.push([played, won, lost]);
		}
		expect(tallies).toEqual([
			[0, 0, 0],
			[2, 2, 0],
			[1, 1, 0],
			[1, 0, 1],
		]);
		const against = opponentsOf(await rubbersOfPlayer(players.away[0] ?? 0));
		expect(against.map(({ id }) => id)).toEqual([second]);
		const [edition] = await rows(
			`select s.edition_id as id, m.group_id from matches m join groups g on g.id = m.group_id
				join stages s on s.id = g.stage_id where m.id = $1`,
			[tie],
		);
		const leaders = await leadersOf(edition.id);
		expect(leaders.find(({ id }) => id === second)).toMatchObject({ won: 2 });
		const table = (await groupTable((await groupById(edition.group_id))!)).rows;
		expect(table.find(({ team_id }) => team_id === scene.clubs.home)).toMatchObject({ won: 1, for: 3, against: 0 });
	});

	test("a sheet whose doubles others played keeps its pair, and asks no more about it", async () => {
		const scene = await tieOfCaptains("games", "corbillon");
		const [one = 0, two = 0, three = 0] = scene.players.home;
		const sheet = emptySheet(5);
		sheet.lineUps.home = { positions: { A: one, B: two }, pairs: { D: [one, two] } };
		const [x = 0, y = 0] = scene.players.away;
		sheet.lineUps.away = { positions: { X: x, Y: y }, pairs: { D: [x, y] } };
		sheet.rubbers = [won, lost, { ...won, others: { home: [one, three], away: [y, x] } }, ...sheet.rubbers.slice(3)];
		expect(await save(scene, sheet, 0, WHY, ["orderOfPlay@r3_home_1"])).toMatchObject({ ok: true });
		const { others } = (await state(scene.tie)).sheet.sheet.rubbers[2]!;
		expect(others, "the pair of the guests is the one of the order of play").toEqual({ home: [one, three] });
		sheet.rubbers[3] = won;
		expect(await save(scene, sheet, 1, null), "known of the version before").toMatchObject({ ok: true });
		sheet.rubbers[2] = { ...won, others: { home: [one, one] } };
		expect(await save(scene, sheet, 2, "A slip")).toEqual({ ok: false, problems: { r3_home_1: "numberOfPlayers" } });
	});

	test("what cannot be played and who may not play is refused with a reason too", async () => {
		const scene = await tieOfCaptains("games");
		const sheet = asPlayed(scene);
		sheet.rubbers[3] = { ...sheet.rubbers[3]!, games: [[11, 10]] };
		expect(await save(scene, sheet, 0, WHY, questions)).toEqual({
			ok: false,
			problems: { r4_h1: "impossibleGame:11:11:10" },
		});
		const foreign = sheetOf(scene, [{ ...won, others: { home: [scene.players.away[3] ?? 0] } }]);
		expect(await save(scene, foreign, 0, WHY, questions)).toEqual({
			ok: false,
			problems: { r1_home_1: "unknownPlayer" },
		});
		const early = sheetOf(scene, [won]);
		early.rubbers[1] = { outcome: "not played", games: [], others: { home: [scene.players.home[0] ?? 0] } };
		expect(await save(scene, early, 0, WHY, questions)).toEqual({ ok: false, problems: { r2_home_1: "resultFirst" } });
	});

	test("a side breaks no rule of play, and goes on with a sheet of which staff said so", async () => {
		const scene = await tieOfCaptains("games");
		const { tie, home } = scene;
		const [, second = 0] = scene.players.home;
		const report = (sheet: Sheet, number: number) =>
			reportSheet(home, { matchId: tie, side: "home" }, { sheet, number, reason: WHY, accepted: questions }, now);
		expect(await report(asPlayed(scene), 0)).toEqual({ ok: false, problems: { r4_h1: "rubberAfterDecision" } });
		const repeated = sheetOf(scene, [won]);
		repeated.lineUps.home.positions.C = second;
		expect(await report(repeated, 0)).toEqual({ ok: false, problems: { home_C: "repeatedPlayer" } });
		const first = sheetOf(scene, [{ ...won, others: { home: [second] } }]);
		expect(await save(scene, first, 0, WHY, ["orderOfPlay@r1_home_1"])).toMatchObject({ ok: true });
		const whole = { ...first, rubbers: [first.rubbers[0]!, won, won, ...first.rubbers.slice(3)] };
		expect(await report(whole, 1)).toMatchObject({ ok: true, isComplete: true });
		expect((await playersOf(tie))[0]).toEqual({ ordinal: 1, side: "home", player: second });
	});

	test("a side that takes a rubber back takes those back who played it", async () => {
		const scene = await tieOfCaptains("games");
		const others = { home: [scene.players.home[1] ?? 0] };
		await save(scene, sheetOf(scene, [{ ...won, others }]), 0, WHY, ["orderOfPlay@r1_home_1"]);
		const emptied = sheetOf(scene, [{ outcome: "not played", games: [], others }]);
		const sent = { sheet: emptied, number: 1, reason: null, accepted: [] };
		expect(await reportSheet(scene.home, { matchId: scene.tie, side: "home" }, sent, now)).toMatchObject({ ok: true });
		expect(await playersOf(scene.tie)).toEqual([]);
	});

	test("a place that others played needs no player of the line-up", async () => {
		const scene = await tieOfCaptains("games");
		const [first = 0] = scene.players.home;
		const sheet = sheetOf(scene, [won, won, { ...won, others: { home: [first] } }]);
		Reflect.deleteProperty(sheet.lineUps.home.positions, "C");
		expect(await save(scene, sheet, 0, WHY)).toEqual({ ok: false, questions: ["orderOfPlay@r3_home_1"] });
		expect(await save(scene, sheet, 0, WHY, ["orderOfPlay@r3_home_1"])).toMatchObject({ ok: true, isComplete: true });
	});

	test("the print has who played, the score without what came after it, and says how it was entered", async () => {
		const scene = await tieOfCaptains("games");
		await save(scene, asPlayed(scene), 0, WHY, questions);
		const printed = await printedSheet(scene.tie, { isBlank: false });
		expect(printed).toMatchObject({ isAsPlayed: true, score: [3, 0], winner: "home" });
		expect(printed?.rubbers.slice(0, 4).map(({ players, result }) => [players.home[0]?.name, result?.running])).toEqual(
			[
				["home 2", [1, 0]],
				["home 2", [2, 0]],
				["home 3", [3, 0]],
				["home 4", [3, 0]],
			],
		);
	});

	const HEAD = "match,ordinal,home_players,away_players,games,reason";
	const fileOf = ({ tie, players: { home, away } }: Scene, reason: string) => {
		const rubber = (nth: number, one: number, other: number, games = "11-5 11-5 11-5", why = "") =>
			`${tie},${nth},${home[one]},${away[other]},${games},${why}`;
		return [HEAD, rubber(1, 1, 0), rubber(2, 1, 1), rubber(3, 2, 2), rubber(4, 0, 1, "5-11 5-11 5-11", reason)].join(
			"\n",
		);
	};

	test("a file that breaks the order of play is refused without a reason, and asks with one", async () => {
		const scene = await tieOfCaptains("games");
		const refused = await planFile("rubbers", fileOf(scene, ""));
		expect(refused.problems).toEqual([
			{ home_players: "orderOfPlay", reason: "whyAsPlayed" },
			{ match: "sheetRefused" },
			{ match: "sheetRefused" },
			{ games: "rubberAfterDecision", reason: "whyAsPlayed" },
		]);
		expect((await planFile("rubbers", fileOf(scene, "x".repeat(301)))).problems[3]).toEqual({ reason: "tooLong" });
		const dry = await planFile("rubbers", fileOf(scene, WHY));
		expect(dry.rows.map(({ warnings }) => warnings)).toEqual([
			[{ key: "asPlayed", rule: "orderOfPlay" }],
			[{ key: "sheetAsks" }],
			[{ key: "sheetAsks" }],
			[{ key: "asPlayed", rule: "rubberAfterDecision" }],
		]);
		expect(await dry.apply()).toMatchObject({ created: 0 });
		await importFile("rubbers", fileOf(scene, WHY), { warnings: true });
		const [, second] = scene.players.home;
		expect((await playersOf(scene.tie))[0]).toEqual({ ordinal: 1, side: "home", player: second });
		expect(await rows("select reason from sheet_versions")).toEqual([{ reason: WHY }]);
		const text = (await exportList(operator, "rubbers", new URL("https://x.invalid"), "csv")) ?? "";
		expect(text).toContain(WHY);
		expect((await planFile("rubbers", text)).verdicts).toEqual(["same", "same", "same", "same"]);
		expect((await planFile("rubbers", fileOf(scene, ""))).verdicts).toEqual(["same", "same", "same", "same"]);
	});

	test("undoing a file over it gives every rubber its players again, and the version what it knew", async () => {
		const scene = await tieOfCaptains("games");
		await save(scene, asPlayed(scene), 0, WHY, questions);
		const { sheet: before, ...rest } = await state(scene.tie);
		const { tie, players } = scene;
		const file = `${HEAD}\n${tie},1,${players.home[0]},${players.away[0]},11-1 11-1 11-1,Read wrongly\n${tie},4,,,,`;
		const batch = await importFile("rubbers", file, { warnings: true });
		expect((await playersOf(tie))[0]).toMatchObject({ player: players.home[0] });
		expect(await rows("select document ? 'asPlayed' as has from sheet_versions where number = 2")).toEqual([
			{ has: false },
		]);
		expect(await undoBatch(operator, batch?.id ?? 0)).toEqual({ undone: 1, kept: 0 });
		expect(await state(tie)).toEqual({ ...rest, sheet: { ...before, number: 3 } });
		expect(await rows("select count(distinct document)::int as n from sheet_versions where number in (1, 3)")).toEqual([
			{ n: 1 },
		]);
		expect(await differencesOf(tie)).toEqual([]);
	});
});

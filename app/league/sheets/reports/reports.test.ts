import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { make } from "../../../../test/make.ts";
import { captainOf, mailReports, passFor, scoreSent, tieOfCaptains } from "../../../../test/make-captains.ts";
import { recordsEvents } from "../../../../test/recorded-events.ts";
import { type Actor, accountIdOf, visitor } from "../../../access/actor.ts";
import { asLeagueStaff, asSide } from "../../../access/league-scope.server.ts";
import { type Side, sides } from "../../../access/side.ts";
import { db, runAsOperator, runSql } from "../../../base/db/client.server.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { enterResult, undoResult } from "../../ties/result/enter-result.server.ts";
import { saveLineUp, takeLineUpBack } from "../line-ups/line-up.server.ts";
import { openSheet } from "../line-ups/open-line-ups.server.ts";
import { reportSheet } from "../saving/report-sheet.server.ts";
import { saveSheet } from "../saving/save-sheet.server.ts";
import { emptySheet, type Sheet } from "../sheet.ts";
import { acceptReport, disputeReport } from "./answer-report.server.ts";
import { endReportsAt } from "./end-reports.server.ts";
import { reportScore } from "./report-score.server.ts";
import { correctDay, dayForm, sayDay } from "./say-day.server.ts";
import { sideView } from "./side/side-view.server.ts";
import { withMessages } from "./staff/captain-messages.server.ts";
import { confirmReport, correctResult } from "./staff/decide-report.server.ts";
import { remindCaptainsAt } from "./staff/remind-captains.server.ts";
import { tieReports } from "./staff/tie-reports.server.ts";
import { waitingPage } from "./staff/waiting.server.ts";

const now = new Date();
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const of = (matchId: number, side: Side) => ({ matchId, side });
const one = async (text: string, values: unknown[] = []) => (await runAsOperator(text, values)).rows[0];
const tieRow = (id: number) =>
	one("select status::text, phase, home_score, away_score, corrected_on::text from matches where id = $1", [id]);
const reportsOf = async (id: number) =>
	(await runAsOperator("select number, side, settled from reports where match_id = $1 order by number", [id])).rows;

type Scene = Awaited<ReturnType<typeof tieOfCaptains>>;
const win = [
	[11, 5],
	[11, 6],
	[11, 7],
] as const;
const loss = [
	[5, 11],
	[6, 11],
	[7, 11],
] as const;

/** A sheet of these rubbers with whole line-ups. */
function sheetOf({ players }: Scene, won: readonly boolean[]): Sheet {
	const sheet = emptySheet(5);
	for (const [nth, place] of ["A", "B", "C"].entries()) sheet.lineUps.home.positions[place] = players.home[nth] ?? 0;
	for (const [nth, place] of ["X", "Y", "Z"].entries()) sheet.lineUps.away.positions[place] = players.away[nth] ?? 0;
	for (const [nth, isWon] of won.entries()) sheet.rubbers[nth] = { outcome: "played", games: isWon ? win : loss };
	return sheet;
}
const sent = (sheet: Sheet, number: number) => ({ sheet, number, reason: null, accepted: [] });

onOneEngine((engine) => {
	freshProduct(engine);
	recordsEvents([
		"account.provided",
		"match.line-up-taken-back",
		"match.result-accepted",
		"match.result-decided",
		"match.result-disputed",
		"match.result-locked",
		"match.result-reported",
	]);
	afterEach(async () => {
		await runAsOperator("truncate sheet_versions"); // they keep their ties from being deleted
		await runAsOperator("update editions set checks = default");
	});

	test("a side says the day of a tie that was played without an agreed one, once, and then reports it", async () => {
		const { tie, home, away } = await tieOfCaptains("score", null);
		const today = riyadhDay(now);
		for (const undated of ["date_known = false", "phase = 'postponed'"]) {
			await runSql(`update matches set match_date = $1, match_time = '20:00', ${undated} where id = $2`, [today, tie]);
			expect(await reportScore(home, of(tie, "home"), scoreSent(3, 1), now)).toEqual({
				ok: false,
				refused: "dayFirst",
			});
			const day = riyadhDay(hours(-72));
			for (const _ of [1, 2]) expect(await sayDay(away, of(tie, "away"), day, now)).toEqual({ ok: true });
			expect(await sayDay(home, of(tie, "home"), today, now)).toEqual({ ok: false, refused: "notNow" });
			await expect(sayDay(home, of(tie, "away"), day, now)).rejects.toMatchObject({ init: { status: 403 } });
			expect(
				await one("select match_date::text as day, match_time, date_known, phase from matches where id = $1", [tie]),
			).toEqual({ day, match_time: null, date_known: true, phase: null });
		}
		expect(await reportScore(home, of(tie, "home"), scoreSent(3, 1), now)).toEqual({ ok: true });
		const days = [riyadhDay(hours(48)), riyadhDay(hours(-24 * 400)), "", "20-11-2026"];
		expect(days.map((day) => dayForm(now).safeParse({ day }).success)).toEqual([false, false, false, false]);
	});

	test("the side that said the day corrects it until the result is confirmed", async () => {
		const { tie, home, away, manager } = await tieOfCaptains("score", null);
		await runSql("update matches set date_known = false where id = $1", [tie]);
		const [first, second, third] = [riyadhDay(hours(-72)), riyadhDay(hours(-96)), riyadhDay(hours(-120))] as const;
		const correct = (day: string, by = home, side: Side = "home") => correctDay(by, of(tie, side), day, now);
		expect(await correct(first), "nothing was said yet").toEqual({ ok: false, refused: "dayFirst" });
		await sayDay(home, of(tie, "home"), first, now);
		for (const _ of [1, 2]) expect(await correct(second)).toEqual({ ok: true });
		expect(await correct(first, away, "away")).toEqual({ ok: false, refused: "foreignDay" });
		await expect(correctDay(away, of(tie, "home"), first, now)).rejects.toMatchObject({ init: { status: 403 } });
		await reportScore(home, of(tie, "home"), scoreSent(3, 1), now);
		expect(await correct(third)).toEqual({ ok: true });
		expect(
			await one("select match_date::text as day, planned_date, phase, home_score from matches where id = $1", [tie]),
		).toEqual({ day: third, planned_date: null, phase: "reported", home_score: 3 });
		const { rows } = await runAsOperator(
			"select match_date::text as day from former_dates where match_id = $1 order by id",
			[tie],
		);
		expect(
			rows.map(({ day }) => day),
			"one that was reported",
		).toEqual([second]);
		const audited = await one(
			"select count(*)::int from audit_log where action = 'match.day-reported' and subject = $1",
			[`match:${tie}`],
		);
		expect(audited).toEqual({ count: 3 });
		const seen = await sideView(home, tie, sides, now);
		expect(seen?.sides.map(({ canCorrectDay }) => canCorrectDay)).toEqual([true, false]);
		await confirmReport(manager, { matchId: tie, report: 1, decision: null }, now);
		expect(await correct(second)).toEqual({ ok: false, refused: "tooLate" });
	});

	test("a side does not correct the day that others gave in place of the one it said", async () => {
		const { tie, home } = await tieOfCaptains("score", null);
		await runSql("update matches set date_known = false where id = $1", [tie]);
		await sayDay(home, of(tie, "home"), riyadhDay(hours(-72)), now);
		await runSql("update matches set match_date = $2 where id = $1", [tie, riyadhDay(hours(-24))]);
		expect(await correctDay(home, of(tie, "home"), riyadhDay(hours(-48)), now)).toEqual({
			ok: false,
			refused: "foreignDay",
		});
	});

	test("a line-up is kept, handed in, taken back, and stays once both are in", async () => {
		const scene = await tieOfCaptains("games");
		const { tie, home, away, players } = scene;
		const whole = sheetOf(scene, []).lineUps;
		const partial = { positions: { A: players.home[0] ?? 0 }, pairs: {} };
		const hand = (actor: Actor, side: Side, lineUp = whole[side], version = 0, handIn = true) =>
			saveLineUp(actor, of(tie, side), { lineUp, version, handIn }, now);
		expect(await hand(home, "home", partial, 0, false)).toEqual({ ok: true });
		expect(await hand(home, "home", partial, 2, true)).toEqual({
			ok: false,
			questions: ["missingPlayers:2"],
		});
		const twice = { positions: { ...whole.home.positions, B: players.home[0] ?? 0 }, pairs: {} };
		expect(await hand(home, "home", twice, 2)).toMatchObject({ problems: { home_B: "repeatedPlayer" } });
		const foreign = { positions: { ...whole.home.positions, B: players.away[0] ?? 0 }, pairs: {} };
		expect(await hand(home, "home", foreign, 2)).toMatchObject({ problems: { home_B: "unknownPlayer" } });
		expect(await hand(home, "home", whole.home, 0)).toMatchObject({ current: { home_A: String(players.home[0]) } });
		expect(await hand(home, "home", whole.home, 2)).toEqual({ ok: true });
		expect(await hand(home, "home", whole.home, 2), "pressed twice").toEqual({ ok: true });
		expect(await hand(home, "home", partial, 3)).toEqual({ ok: false, refused: "handedIn" });
		const seen = () => db().selectFrom("lineups").select("side").where("match_id", "=", tie).execute();
		expect(await asSide(away, seen)).toEqual([]);
		expect(await asLeagueStaff(seen)).toEqual([{ side: "home" }]);
		expect(await takeLineUpBack(home, of(tie, "home"), now)).toEqual({ ok: true });
		expect(await hand(home, "home", whole.home, 4)).toEqual({ ok: true });
		expect(await hand(await passFor(tie, "away"), "away")).toEqual({ ok: true });
		expect(await asSide(away, seen)).toHaveLength(2);
		expect(await takeLineUpBack(home, of(tie, "home"), now)).toEqual({ ok: false, refused: "bothIn" });
		await expect(hand(away, "home")).rejects.toMatchObject({ init: { status: 403 } });
		await expect(hand(visitor, "home")).rejects.toMatchObject({ init: { status: 403 } });
	});

	test("a side reports by sheet what the other had sealed or never named, and the other side confirms it", async () => {
		const scene = await tieOfCaptains("games");
		const { tie, home, away } = scene;
		await saveLineUp(away, of(tie, "away"), { lineUp: sheetOf(scene, []).lineUps.away, version: 0, handIn: true }, now);
		const blind = sheetOf(scene, [true, true, true]);
		blind.lineUps.away = { positions: {}, pairs: {} };
		const merged = await reportSheet(home, of(tie, "home"), sent(blind, 0), now);
		expect(merged).toMatchObject({ current: { away_X: String(scene.players.away[0]) } });
		const broken = sheetOf(scene, [true]);
		broken.rubbers[0] = { outcome: "played", games: [[11, 10]] };
		expect(await reportSheet(home, of(tie, "home"), sent(broken, 0), now)).toEqual({
			ok: false,
			problems: { r1_h1: "impossibleGame:11:11:10" },
		});
		expect(await reportSheet(home, of(tie, "home"), sent(sheetOf(scene, [true]), 0), now)).toEqual({
			ok: true,
			isComplete: false,
		});
		expect(await tieRow(tie)).toMatchObject({ status: "scheduled", phase: "in_play" });
		const whole = sent(sheetOf(scene, [true, true, true]), 1);
		expect(await reportSheet(home, of(tie, "home"), whole, now)).toEqual({ ok: true, isComplete: true });
		expect(await reportSheet(home, of(tie, "home"), whole, now), "pressed twice").toMatchObject({ ok: true });
		expect(await reportSheet(away, of(tie, "away"), sent(sheetOf(scene, [true, true]), 2), now)).toEqual({
			ok: false,
			problems: { r3_h1: "lessThanReported" },
		});
		expect(await tieRow(tie)).toMatchObject({ status: "completed", phase: "reported", home_score: 3, away_score: 0 });
		expect(await reportsOf(tie)).toEqual([{ number: 1, side: "home", settled: null }]);
		expect(await acceptReport(home, { ...of(tie, "home"), report: 1 }, now)).toEqual({
			ok: false,
			refused: "ownReport",
		});
		expect(await acceptReport(away, { ...of(tie, "away"), report: 1 }, now)).toEqual({ ok: true });
		expect(await acceptReport(away, { ...of(tie, "away"), report: 1 }, now), "pressed twice").toEqual({ ok: true });
		expect(await tieRow(tie)).toMatchObject({ phase: "confirmed", corrected_on: null });
		expect(await reportSheet(home, of(tie, "home"), sent(sheetOf(scene, [false, true, true, true]), 2), now)).toEqual({
			ok: false,
			refused: "tooLate",
		});
	});

	test("a side is asked about ineligible players of the other; its report says so to both and to staff", async () => {
		const scene = await tieOfCaptains("games");
		const { tie, home, away, players, manager } = scene;
		await runSql("update editions set checks = 'licence'; update groups set checks = null");
		await runSql(
			`insert into licences (player_id, season, state) select p, '2025/2026', 'approved'
				from unnest(array[${[...players.home, ...players.away.slice(1)]}]) p`,
		);
		const report = (actor: Actor, side: Side, won: boolean[], number: number, accepted: string[] = []) =>
			reportSheet(actor, of(tie, side), { ...sent(sheetOf(scene, won), number), accepted }, now);
		expect(await report(away, "away", [true], 0)).toEqual({ ok: false, problems: { away_X: "noLicence" } });
		expect(await report(home, "home", [true], 0)).toEqual({ ok: false, questions: ["noLicence@away_X"] });
		expect(await report(home, "home", [true], 0, ["noLicence@away_X"])).toEqual({ ok: true, isComplete: false });
		expect(await report(home, "home", [true, true, true], 1)).toEqual({ ok: true, isComplete: true });
		const remark = [{ id: players.away[0], name: "away 1", side: "away", rule: "noLicence" }];
		expect((await sideView(away, tie, ["away"], now))?.report?.ineligible).toMatchObject(remark);
		expect((await tieReports(manager, tie, now))?.reports[0]?.ineligible).toMatchObject(remark);
		const other = sheetOf(scene, [true, true, true]);
		other.lineUps.away.positions.X = players.away[3] ?? 0;
		expect(await reportSheet(away, of(tie, "away"), sent(other, 2), now)).toEqual({ ok: true, isComplete: true });
		expect((await tieReports(manager, tie, now))?.reports.map(({ ineligible }) => ineligible?.length)).toEqual([
			undefined,
			1,
		]);
	});

	test("no side opens or reports a tie before its start, nor a tie of others", async () => {
		const scene = await tieOfCaptains("games");
		const { tie, home, clubs } = scene;
		await runSql("update matches set match_date = current_date + 2 where id = $1", [tie]);
		expect(await openSheet(home, of(tie, "home"), now)).toEqual({ ok: false, refused: "tooEarly" });
		await expect(asSide(home, () => runOpening(tie))).rejects.toThrow("not started");
		const third = await captainOf(await make.club({ name: "Third" }), "third");
		await expect(openSheet(third, of(tie, "home"), now)).rejects.toMatchObject({ init: { status: 403 } });
		await expect(asSide(third, () => runOpening(tie))).rejects.toThrow("Only a side");
		for (const columns of ["phase = 'postponed'", "status = 'cancelled', phase = null"]) {
			await runSql(`update matches set match_date = current_date - 1, ${columns} where id = $1`, [tie]);
			await expect(asSide(home, () => runOpening(tie))).rejects.toThrow("not started");
		}
		await runSql("update matches set status = 'scheduled' where id = $1", [tie]);
		expect(await openSheet(home, of(tie, "home"), now)).toEqual({ ok: true });
		expect(clubs.home).toBeGreaterThan(0);
	});

	test("a later version of either side takes the place of a report and of the answer to it", async () => {
		const scene = await tieOfCaptains("games");
		const { tie, home, away, manager } = scene;
		await reportSheet(home, of(tie, "home"), sent(sheetOf(scene, [true, true, true]), 0), now);
		const dispute = { ...of(tie, "away"), report: 1, body: "Rubber 2 was ours" };
		expect(await disputeReport(away, dispute, now)).toEqual({ ok: true });
		expect(await disputeReport(away, dispute, now), "pressed twice").toEqual({ ok: true });
		expect(await tieRow(tie)).toMatchObject({ phase: "reported", home_score: 3 });
		const own = sent(sheetOf(scene, [true, false, true, true]), 1);
		expect(await reportSheet(away, of(tie, "away"), own, now)).toEqual({ ok: true, isComplete: true });
		expect(await reportsOf(tie)).toEqual([
			{ number: 1, side: "home", settled: "replaced" },
			{ number: 2, side: "away", settled: null },
		]);
		expect(await acceptReport(home, { ...of(tie, "home"), report: 1 }, now)).toEqual({
			ok: false,
			refused: "changedReport",
		});
		expect(await acceptReport(away, { ...of(tie, "away"), report: 2 }, now)).toEqual({
			ok: false,
			refused: "ownReport",
		});
		expect(await disputeReport(home, { ...of(tie, "home"), report: 2, body: "No" }, now)).toEqual({ ok: true });
		const confirmation = { matchId: tie, report: 2, decision: "The umpire's card says so" };
		expect(await confirmReport(manager, confirmation, now)).toEqual({ ok: false, questions: ["disputedReport"] });
		expect(await tieRow(tie)).toMatchObject({ phase: "reported" });
		const accepted = ["disputedReport"];
		expect(await confirmReport(manager, { ...confirmation, accepted }, now)).toEqual({ ok: true });
		expect(await tieRow(tie)).toMatchObject({ phase: "confirmed", home_score: 3, away_score: 1 });
		expect(await reportsOf(tie)).toMatchObject([{}, { settled: "decided" }]);
		expect(await one("select count(*)::int as n from sheet_versions")).toEqual({ n: 2 });
	});

	test("a sheet of staff is confirmed, and settles what a side reported", async () => {
		const scene = await tieOfCaptains("games");
		const { tie, home, away, manager } = scene;
		await reportSheet(home, of(tie, "home"), sent(sheetOf(scene, [true, true, true]), 0), now);
		const theirs = { ...sent(sheetOf(scene, [false, false, false]), 1), reason: "The card was turned" };
		expect(await saveSheet(manager, tie, theirs, now)).toEqual({ ok: true, isComplete: true });
		expect(await tieRow(tie)).toMatchObject({ phase: "confirmed", home_score: 0, away_score: 3 });
		expect(await reportsOf(tie)).toEqual([{ number: 1, side: "home", settled: "replaced" }]);
		expect(await acceptReport(away, { ...of(tie, "away"), report: 1 }, now)).toEqual({ ok: false, refused: "tooLate" });
	});

	test("staff who enter the same confirm what a side reported; undoing that makes it wait again", async () => {
		const { tie, home, manager } = await tieOfCaptains("outcome", null);
		await reportScore(home, of(tie, "home"), scoreSent(3, 1), now);
		const { version } = await one("select version from matches where id = $1", [tie]);
		const entered = await enterResult(manager, tie, version, { home_score: 3, away_score: 1 }, [], now);
		expect(await tieRow(tie)).toMatchObject({ phase: "confirmed" });
		expect(await reportsOf(tie)).toEqual([{ number: 1, side: "home", settled: "replaced" }]);
		if (!("former" in entered) || !entered.former) throw new Error("It changed nothing.");
		expect(await undoResult(manager, tie, entered.former)).toBe(true);
		expect(await tieRow(tie)).toMatchObject({ phase: "reported", home_score: 3 });
		expect(await reportsOf(tie)).toEqual([{ number: 1, side: "home", settled: null }]);
	});

	test("the other side that reports the same result confirms it, and the one who reported it does not", async () => {
		const { tie, home, away } = await tieOfCaptains("outcome", null);
		for (const _ of ["first", "pressed twice"])
			expect(await reportScore(home, of(tie, "home"), scoreSent(3, 1), now)).toMatchObject({ ok: true });
		const dispute = { ...of(tie, "away"), report: 1, body: "It was three to nothing" };
		expect(await disputeReport(away, dispute, now)).toEqual({ ok: true });
		expect(await tieRow(tie)).toMatchObject({ phase: "reported" });
		expect(await reportScore(away, of(tie, "away"), scoreSent(3, 1), now)).toEqual({ ok: true, isConfirmed: true });
		expect(await tieRow(tie)).toMatchObject({ phase: "confirmed", home_score: 3, away_score: 1 });
		expect(await reportsOf(tie)).toEqual([{ number: 1, side: "home", settled: "accepted" }]);
		expect(await one("select side, verdict, body from confirmations where match_id = $1", [tie])).toEqual({
			side: "away",
			verdict: "accept",
			body: null,
		});
	});

	test("the same sheet from the other side confirms it, and a captain of both sides confirms nothing", async () => {
		const scene = await tieOfCaptains("games", "swaythling5");
		const { tie, home, away } = scene;
		const whole = sent(sheetOf(scene, [true, true, true]), 0);
		expect(await reportSheet(home, of(tie, "home"), whole, now)).toMatchObject({ ok: true });
		await runSql("insert into captains (squad_id, account_id) select away_squad_id, $1 from matches where id = $2", [
			accountIdOf(home),
			tie,
		]);
		expect(await reportSheet(home, of(tie, "away"), whole, now)).toMatchObject({ ok: true, isConfirmed: false });
		const as = { ...of(tie, "away"), report: 1 };
		const refused = { ok: false, refused: "ownReport" };
		expect(await acceptReport(home, as, now)).toEqual(refused);
		expect(await disputeReport(home, { ...as, body: "No" }, now)).toEqual(refused);
		expect(await tieRow(tie)).toMatchObject({ phase: "reported" });
		expect(await reportSheet(away, of(tie, "away"), whole, now)).toMatchObject({ ok: true, isConfirmed: true });
		expect(await tieRow(tie)).toMatchObject({ phase: "confirmed", home_score: 3, away_score: 0 });
	});

	test("a captain of both sides answers no report of either, by a pass or by another captain of it", async () => {
		const { tie, home, away } = await tieOfCaptains("score", null);
		await runSql("insert into captains (squad_id, account_id) select away_squad_id, $1 from matches where id = $2", [
			accountIdOf(home),
			tie,
		]);
		await reportScore(await passFor(tie, "home"), of(tie, "home"), scoreSent(3, 1), now);
		const refused = { ok: false, refused: "ownReport" };
		const as = { ...of(tie, "away"), report: 1 };
		expect(await acceptReport(home, as, now)).toEqual(refused);
		expect(await disputeReport(home, { ...as, body: "No" }, now)).toEqual(refused);
		expect(await reportScore(home, of(tie, "away"), scoreSent(3, 1), now)).toEqual({ ok: true, isConfirmed: false });
		expect(await tieRow(tie)).toMatchObject({ phase: "reported" });
		expect((await sideView(home, tie, sides, now))?.sides.map(({ canAnswer }) => canAnswer)).toEqual([false, false]);
		expect(await acceptReport(away, as, now)).toEqual({ ok: true });
	});

	test("without sheets a side reports the score; one of staff over it is confirmed", async () => {
		const { tie, home, away, manager } = await tieOfCaptains("outcome", null);
		expect(await reportScore(home, of(tie, "home"), scoreSent(3, 1), now)).toEqual({ ok: true });
		expect(await reportScore(away, of(tie, "away"), scoreSent(1, 3), now)).toMatchObject({
			current: { home_score: 3, version: 1 },
		});
		expect(await reportScore(away, of(tie, "away"), scoreSent(1, 3, 1), now)).toEqual({ ok: true });
		const { version } = await one("select version from matches where id = $1", [tie]);
		const entered = await enterResult(manager, tie, version, { home_score: 3, away_score: 2 }, [], now);
		expect(entered.ok).toBe(true);
		expect(await tieRow(tie)).toMatchObject({ phase: "confirmed", home_score: 3, away_score: 2 });
		expect(await reportsOf(tie)).toMatchObject([{ settled: "replaced" }, { side: "away", settled: "replaced" }]);
		expect(await reportScore(home, of(tie, "home"), scoreSent(3, 0, 2), now)).toEqual({
			ok: false,
			refused: "tooLate",
		});
	});

	test("staff see what waits, and captains get one mail about a tie on a working morning", async () => {
		const { tie, home } = await tieOfCaptains("score", null);
		await runSql("update groups set sheet_hours = 24");
		await runSql("update matches set match_date = '2026-11-18', match_time = '20:00' where id = $1", [tie]);
		const waiting = (at: string) => asLeagueStaff(() => waitingPage({ kind: undefined, page: 1 }, new Date(at)));
		expect((await waiting("2026-11-19T16:00:00Z")).rows).toEqual([]);
		const [late] = (await waiting("2026-11-19T18:00:00Z")).rows;
		expect(late).toMatchObject({ match_id: tie, kind: "result", due: new Date("2026-11-19T17:00:00Z") });
		const mails = async () =>
			(await runAsOperator("select recipient, subject from mails order by id")).rows.map(({ recipient }) => recipient);
		await remindCaptainsAt(new Date("2026-11-20T04:30:00Z")); // a Friday
		expect(await mails()).toEqual([]);
		await remindCaptainsAt(new Date("2026-11-22T04:30:00Z"));
		await remindCaptainsAt(new Date("2026-11-22T04:31:00Z"));
		expect((await mails()).sort()).toEqual(["away@example.org", "home@example.org"]);
		await reportScore(home, of(tie, "home"), scoreSent(3, 1), new Date("2026-11-22T10:00:00Z"));
		expect((await waiting("2026-11-22T18:00:00Z")).rows).toMatchObject([{ kind: "answer", side: "away", due: null }]);
		await remindCaptainsAt(new Date("2026-11-23T04:30:00Z"));
		expect((await mails()).at(-1)).toBe("away@example.org");
		expect(await mails()).toHaveLength(3);
		await remindCaptainsAt(new Date("2026-12-07T04:30:00Z")); // without a deadline for two weeks
		expect(await mails()).toHaveLength(3);
	});

	test("each side that is asked has a reminder for staff to send, in the languages of its captains", async () => {
		const { tie, home, away, clubs } = await tieOfCaptains("score", null);
		await runSql("update groups set sheet_hours = 24");
		await runSql("update matches set match_date = '2026-11-18', match_time = '20:00' where id = $1", [tie]);
		await runSql("update accounts set language = 'en' where id = $1", [home.id]);
		await captainOf(clubs.home, "second");
		const messages = async (at: string) => {
			const { rows } = await asLeagueStaff(() => waitingPage({ kind: undefined, page: 1 }, new Date(at)));
			return (await withMessages(rows)).flatMap((row) => row.messages);
		};
		const late = await messages("2026-11-19T18:00:00Z");
		expect(late.map(({ side }) => side)).toEqual(["home", "away"]);
		expect(late[0]?.text).toMatch(
			/لم تصل.*\/club\/ties\/\d+\n\nThe result of Home – Away is missing.*\/en\/club\/ties\/\d+$/s,
		);
		expect(late[1]?.text).not.toContain("is missing");

		await reportScore(home, of(tie, "home"), scoreSent(3, 1), new Date("2026-11-22T10:00:00Z"));
		expect((await messages("2026-11-22T18:00:00Z")).map(({ side }) => side)).toEqual(["away"]);
		await runSql("delete from captains where account_id = $1", [away.id]);
		expect(await messages("2026-11-22T18:00:00Z")).toEqual([]);
	});

	test("silence confirms after the deadline of its day, a dispute never; confirmed results are locked", async () => {
		const { tie, home, away, manager } = await tieOfCaptains("score", null);
		await runSql(
			"update groups set confirmation_hours = 24, lock_hours = 48; update groups set answer_hours_from = null",
		);
		await reportScore(home, of(tie, "home"), scoreSent(3, 1), now);
		await disputeReport(away, { ...of(tie, "away"), report: 1, body: "It was 3-2" }, now);
		await endReportsAt(hours(25));
		expect(await tieRow(tie)).toMatchObject({ phase: "reported" });
		await reportScore(away, of(tie, "away"), scoreSent(3, 2, 1), now);
		await mailReports(now);
		await runSql("update groups set confirmation_hours = 1");
		await endReportsAt(hours(23));
		expect(await tieRow(tie)).toMatchObject({ phase: "reported" });
		await endReportsAt(hours(25));
		await endReportsAt(hours(25));
		expect(await tieRow(tie)).toMatchObject({ phase: "confirmed" });
		expect(await reportsOf(tie)).toMatchObject([{ settled: "replaced" }, { settled: "silence" }]);
		await endReportsAt(hours(47));
		expect(await tieRow(tie)).toMatchObject({ phase: "confirmed" });
		await endReportsAt(hours(49));
		expect(await tieRow(tie)).toMatchObject({ phase: "locked", corrected_on: null });
		const { version } = await one("select version from matches where id = $1", [tie]);
		const typed = await enterResult(manager, tie, version, { home_score: 0, away_score: 3 }, [], now);
		expect(typed).toMatchObject({ ok: false, problems: { home_score: "lockedResult" } });
		const { number, accepted, ...result } = scoreSent(0, 3);
		const correction = { matchId: tie, version, reason: "Protest upheld", ...result };
		expect(await correctResult(manager, correction, now)).toEqual({ ok: true });
		expect(await tieRow(tie)).toMatchObject({ phase: "locked", away_score: 3, corrected_on: expect.any(String) });
		const silent = "select count(*)::int as n from audit_log where action = 'match.result-confirmed-by-silence'";
		expect(await one(silent)).toEqual({ n: 1 });
	});
});

const runOpening = async (tie: number) => {
	await sql`select open_lineups_to_report(${tie}::integer)`.execute(db());
};

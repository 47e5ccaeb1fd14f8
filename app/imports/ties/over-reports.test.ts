import { afterEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { importFile, planFile } from "../../../test/import-file.ts";
import { make } from "../../../test/make.ts";
import { scoreSent, tieOfCaptains } from "../../../test/make-captains.ts";
import { operator } from "../../access/actor.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { acceptReport, disputeReport } from "../../league/sheets/reports/answer-report.server.ts";
import { reportScore } from "../../league/sheets/reports/report-score.server.ts";
import { correctionsOf } from "../../league/sheets/reports/staff/tie-reports.server.ts";
import { reportSheet } from "../../league/sheets/saving/report-sheet.server.ts";
import { emptySheet } from "../../league/sheets/sheet.ts";
import { undoBatch } from "../../records/batches/undo-batch.server.ts";

const now = new Date();
const RUBBERS = "match,ordinal,home_players,away_players,games,outcome,absent";
const TIES = "id,match_date,home_team,away_team,home_score,away_score";

onOneEngine((engine) => {
	freshProduct(engine);
	// They keep their ties from being deleted.
	afterEach(async () => void (await runAsOperator("truncate sheet_versions")));

	const one = async (text: string) => (await runAsOperator(text)).rows[0];
	/** The result of a tie as all see it, and its reports. */
	const state = async (tie: number) => ({
		tie: await one(`select status::text, phase, home_score, away_score, outcome, absent, score_source,
			home_games, away_games,
			home_points, away_points, confirmed_at, locked_at, corrected_on from matches where id = ${tie}`),
		reports: (
			await runAsOperator(
				`select number, settled, settled_at, confirm_by > now() + interval '47 hours' as has_its_time from reports
					where match_id = ${tie} order by number`,
			)
		).rows,
		disputes: (await runAsOperator(`select report, side, verdict, body from confirmations where match_id = ${tie}`))
			.rows,
	});

	async function reportedSheet() {
		const scene = await tieOfCaptains("games");
		await runAsOperator("update groups set confirmation_hours = 48; update groups set answer_hours_from = null");
		const sheet = emptySheet(5);
		for (const [nth, place] of ["A", "B", "C"].entries())
			sheet.lineUps.home.positions[place] = scene.players.home[nth] ?? 0;
		for (const [nth, place] of ["X", "Y", "Z"].entries())
			sheet.lineUps.away.positions[place] = scene.players.away[nth] ?? 0;
		for (const nth of [0, 1, 2])
			sheet.rubbers[nth] = {
				outcome: "played",
				games: [
					[11, 5],
					[11, 6],
					[11, 7],
				],
			};
		const sent = { sheet, number: 0, reason: null, accepted: [] };
		expect(await reportSheet(scene.home, { matchId: scene.tie, side: "home" }, sent, now)).toEqual({
			ok: true,
			isComplete: true,
		});
		return scene;
	}

	test("undoing a file of rubbers over an open report opens it again, with its deadline and dispute", async () => {
		const { tie, away, home, players } = await reportedSheet();
		const side = { matchId: tie, side: "away" as const, report: 1 };
		expect(await disputeReport(away, { ...side, body: "Rubber 2 was ours" }, now)).toEqual({ ok: true });
		const before = await state(tie);
		const batch = await importFile(
			"rubbers",
			`${RUBBERS}\n${tie},2,${players.home[1]},${players.away[1]},11-3 11-3 11-3,,`,
		);
		expect(await state(tie)).toMatchObject({ tie: { phase: "confirmed" }, reports: [{ settled: "replaced" }] });
		expect(await acceptReport(away, side, now)).toMatchObject({ ok: false });
		expect(await undoBatch(operator, batch?.id ?? 0)).toEqual({ undone: 1, kept: 0 });
		expect(await state(tie)).toEqual(before);
		expect(await acceptReport(home, { ...side, side: "home" }, now)).toMatchObject({ ok: false });
		expect(await acceptReport(away, side, now)).toEqual({ ok: true });
	});

	test("undoing a file of ties over an open report opens it again, with the sheet's figures and score", async () => {
		const { tie } = await reportedSheet();
		const before = await state(tie);
		const file = `${TIES}\n${tie},2025-10-08,Home,Away,1,3`;
		const batch = await importFile("matches", file, { warnings: true });
		expect(await state(tie)).toMatchObject({
			tie: { phase: "confirmed", home_score: 1, score_source: "typed", home_games: null },
			reports: [{ settled: "replaced" }],
		});
		expect(await undoBatch(operator, batch?.id ?? 0)).toEqual({ undone: 1, kept: 0 });
		expect(await state(tie)).toEqual(before);
	});

	test("undoing a file leaves a tie reported since its result, and one it called off its report", async () => {
		const scene = await tieOfCaptains("score", null);
		const { tie, home, away } = scene;
		expect(await reportScore(home, { matchId: tie, side: "home" }, scoreSent(3, 1, 0), now)).toEqual({ ok: true });
		const before = await state(tie);
		const off = await importFile("matches", `${TIES},status\n${tie},2025-10-08,Home,Away,,,cancelled`, {
			warnings: true,
		});
		expect(await state(tie)).toMatchObject({ tie: { status: "cancelled" }, reports: [{ settled: "replaced" }] });
		expect(await undoBatch(operator, off?.id ?? 0)).toEqual({ undone: 1, kept: 0 });
		expect(await state(tie)).toEqual(before);
		const other = await make.tie({
			home_team_id: scene.clubs.home,
			away_team_id: scene.clubs.away,
			match_date: "2025-10-09",
		});
		const typed = await importFile("matches", `${TIES}\n${other},2025-10-10,Home,Away,,`, { warnings: true });
		expect(await reportScore(away, { matchId: other, side: "away" }, scoreSent(0, 3, 0), now)).toEqual({ ok: true });
		const reported = await state(other);
		expect(await undoBatch(operator, typed?.id ?? 0)).toEqual({ undone: 0, kept: 1 });
		expect(await state(other)).toEqual(reported);
	});

	test("a row that opens a locked result again, or gives it to others, needs a reason and is asked about", async () => {
		const { tie } = await tieOfCaptains("score", null);
		await runAsOperator(
			`update matches set status = 'completed', home_score = 3, away_score = 1, phase = 'locked' where id = ${tie}`,
		);
		const before = await state(tie);
		const day = await one(`select match_date::text as day from matches where id = ${tie}`);
		const file = (rest: string) => `${TIES},phase,correction_reason\n${tie},${day.day},${rest}`;
		for (const rest of ["Home,Away,3,1,confirmed", "Away,Home,3,1,"]) {
			const without = await planFile("matches", file(`${rest},`), { warnings: true });
			expect(without.problems).toEqual([{ correction_reason: "required" }]);
			await importFile("matches", file(`${rest},The umpire's list`));
		}
		expect(await state(tie)).toEqual(before);
		await importFile("matches", file("Home,Away,3,1,confirmed,The umpire's list"), { warnings: true });
		expect(await state(tie)).toMatchObject({ tie: { phase: "confirmed", corrected_on: expect.any(String) } });
	});

	test("a file that corrects a locked result leaves both results and its reason for staff", async () => {
		const { tie } = await tieOfCaptains("score", null);
		await runAsOperator(
			`update matches set status = 'completed', home_score = 3, away_score = 1, phase = 'locked' where id = ${tie}`,
		);
		const { day } = await one(`select match_date::text as day from matches where id = ${tie}`);
		const file = (rest: string) => `${TIES},correction_reason\n${tie},${day},Home,Away,${rest}`;
		expect((await planFile("matches", file("3,1,Not needed"))).verdicts).toEqual(["same"]);
		expect((await planFile("matches", `${TIES}\n${tie},${day},Home,Away,3,2`)).problems).toEqual([
			{ correction_reason: "required" },
		]);
		await importFile("matches", file("3,2,The umpire's list"), { warnings: true });
		const played = { outcome: "played", absent: null };
		expect(await correctionsOf(tie)).toMatchObject([
			{
				from: { home_score: 3, away_score: 1, ...played },
				to: { home_score: 3, away_score: 2, ...played },
				reason: "The umpire's list",
			},
		]);
		expect(await state(tie)).toMatchObject({
			tie: { phase: "locked", away_score: 2, corrected_on: expect.any(String) },
		});
		expect((await planFile("matches", file("3,2,The umpire's list"))).verdicts, "again").toEqual(["same"]);
		const other = `2025/2026,2025-12-01,Home,Away,,,A new tie needs none`;
		await importFile(
			"matches",
			`season,match_date,home_team,away_team,home_score,away_score,correction_reason\n${other}`,
		);
		expect((await one("select count(*)::int as n from matches")).n).toBe(2);
	});
});

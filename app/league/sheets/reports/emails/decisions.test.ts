import { afterEach, beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../../test/engines.ts";
import { make } from "../../../../../test/make.ts";
import { passFor, scoreSent, tieOfCaptains } from "../../../../../test/make-captains.ts";
import { otherSide, type Side } from "../../../../access/side.ts";
import { runAsOperator, runSql } from "../../../../base/db/client.server.ts";
import { enterResult, undoResult } from "../../../ties/result/enter-result.server.ts";
import { reportSheet } from "../../saving/report-sheet.server.ts";
import { saveSheet } from "../../saving/save-sheet.server.ts";
import { emptySheet } from "../../sheet.ts";
import { disputeReport } from "../answer-report.server.ts";
import { reportScore } from "../report-score.server.ts";
import { confirmReport, correctResult } from "../staff/decide-report.server.ts";
import { sendDecisionEmailsAt } from "./send-decision-emails.server.ts";
import { QUIET_SECONDS } from "./send-report-emails.server.ts";

const now = new Date();
/** After the quiet minutes of what the database wrote with its own clock. */
const later = () => new Date(Date.now() + (QUIET_SECONDS + 60) * 1000);
const of = (matchId: number, side: Side) => ({ matchId, side });
const mails = async () =>
	(await runAsOperator("select recipient, subject, plain from mails order by recipient, id")).rows.map((mail) => ({
		...mail,
		to: mail.recipient.split("@")[0],
	}));
const versionOf = async (id: number) =>
	Number((await runAsOperator("select version from matches where id = $1", [id])).rows[0].version);

onOneEngine((engine) => {
	freshProduct(engine, { APP_URL: "https://nttf.example" });
	type Scene = Awaited<ReturnType<typeof tieOfCaptains>>;
	let scene: Scene;
	beforeEach(async () => {
		scene = await tieOfCaptains("score", null);
		await runSql("update accounts set language = 'en' where email not like 'away@%'");
	});
	afterEach(async () => {
		await runAsOperator("truncate sheet_versions"); // they keep their ties from being deleted
	});

	/** The result that a side reported, which the other one disputes. */
	const disputed = async (side: Side = "home") => {
		await reportScore(scene[side], of(scene.tie, side), scoreSent(3, 1), now);
		const other = otherSide(side);
		await disputeReport(
			await passFor(scene.tie, other),
			{ ...of(scene.tie, other), report: 1, body: "Rubber two" },
			now,
		);
	};

	test("both sides' captains get one mail, in their language, of a disputed report that staff confirm", async () => {
		await disputed();
		const accepted = ["disputedReport"];
		const decision = "The umpire's card says so";
		await confirmReport(scene.manager, { matchId: scene.tie, report: 1, decision, accepted }, now);
		await sendDecisionEmailsAt(new Date());
		expect(await mails(), "staff have some minutes to correct themselves").toEqual([]);
		for (const _ of [1, 2]) await sendDecisionEmailsAt(later());
		const [away, home, ...more] = await mails();
		expect(more).toEqual([]);
		expect(home).toMatchObject({ to: "home", subject: "The dispute about Home – Away is decided" });
		expect(home?.plain).toContain("The result stays as it was reported: Home 3, Away 1.");
		expect(home?.plain).toContain("The words of the decision are on the page of the match.");
		expect(home?.plain).toContain(`https://nttf.example/en/club/ties/${scene.tie}`);
		expect(home?.plain).not.toContain("umpire");
		expect(away).toMatchObject({ to: "away" });
		expect(away?.subject).toMatch(/^حُسم الاعتراض على نتيجة /);
		expect(away?.plain).toMatch(/بقيت النتيجة كما أُبلغ بها: .+ 3، .+ 1\./);
	});

	test("the mail of a corrected result names both, and one who is captain of both sides gets it once", async () => {
		await runSql("insert into captains (account_id, squad_id) select $1, away_squad_id from matches where id = $2", [
			scene.home.id,
			scene.tie,
		]);
		await disputed("away");
		const { manager, tie } = scene;
		const correction = { home_score: 2, away_score: 3, outcome: "walkover" as const, absent: "home" as const };
		const version = await versionOf(tie);
		await correctResult(manager, { matchId: tie, version, reason: "Video", ...correction }, now);
		await sendDecisionEmailsAt(later());
		const sent = await mails();
		expect(sent.map(({ to }) => to)).toEqual(["away", "home"]);
		expect(sent[1]?.plain).toContain(
			"The result is now: Home 2, Away 3 (walkover). It was reported as: Home 3, Away 1.",
		);
	});

	test("a result that staff type over a disputed one is told of as it is after the quiet minutes", async () => {
		await disputed();
		const { manager, tie } = scene;
		const entered = await enterResult(
			manager,
			tie,
			await versionOf(tie),
			{ home_score: 0, away_score: 3 },
			["unlikelyScore"],
			now,
		);
		expect(entered).toMatchObject({ ok: true });
		if (!("former" in entered) || !entered.former) throw new Error("Nothing was entered.");
		await undoResult(manager, tie, entered.former);
		await sendDecisionEmailsAt(later());
		expect(await mails(), "the dispute is open again").toEqual([]);
		await enterResult(manager, tie, await versionOf(tie), { home_score: 1, away_score: 3 }, [], now);
		await sendDecisionEmailsAt(later());
		expect((await mails()).map(({ plain }) => plain).join()).toContain(
			"The result is now: Home 1, Away 3. It was reported as: Home 3, Away 1.",
		);
		expect(await mails()).toHaveLength(2);
	});

	test("a tie that staff call off, or whose result they take off, has no result in the mail", async () => {
		await disputed();
		await runSql("update matches set status = 'cancelled', home_score = null, away_score = null where id = $1", [
			scene.tie,
		]);
		await sendDecisionEmailsAt(later());
		expect((await mails())[1]?.plain).toContain("The match was called off, and no result counts for it.");
	});

	test("neither a report that its side replaces nor one without a dispute is told of as decided", async () => {
		const { home, manager, tie } = scene;
		await disputed();
		await reportScore(home, of(tie, "home"), scoreSent(3, 2, 1), now);
		await confirmReport(manager, { matchId: tie, report: 2, decision: null }, now);
		await sendDecisionEmailsAt(later());
		expect(await mails()).toEqual([]);
	});

	test("a disputed sheet that staff save again decides it, and the mail says that its score stays", async () => {
		await runSql("update editions set depth = 'games'; update groups set format = 'swaythling5'");
		const { home, manager, players, tie } = scene;
		const sheet = emptySheet(5);
		for (const [nth, place] of ["A", "B", "C"].entries()) sheet.lineUps.home.positions[place] = players.home[nth] ?? 0;
		for (const [nth, place] of ["X", "Y", "Z"].entries()) sheet.lineUps.away.positions[place] = players.away[nth] ?? 0;
		const games = (points: number): [number, number][] => Array.from({ length: 3 }, () => [11, points]);
		for (const nth of [0, 1, 2]) sheet.rubbers[nth] = { outcome: "played", games: games(5) };
		const report = await reportSheet(home, of(tie, "home"), { sheet, number: 0, reason: null, accepted: [] }, now);
		expect(report).toEqual({ ok: true, isComplete: true });
		await disputeReport(await passFor(tie, "away"), { ...of(tie, "away"), report: 1, body: "Not 5" }, now);
		const corrected = structuredClone(sheet);
		corrected.rubbers[1] = { outcome: "played", games: games(9) };
		const saved = await saveSheet(manager, tie, { sheet: corrected, number: 1, reason: "Video", accepted: [] }, now);
		expect(saved).toEqual({ ok: true, isComplete: true });
		await sendDecisionEmailsAt(later());
		const [away, first] = await mails();
		expect(away?.to).toBe("away");
		expect(first?.plain).toContain("The match sheet was corrected, and the score stays: Home 3, Away 0.");
	});

	test("no one is told of a decision where a match has other teams, or the same ones turned round", async () => {
		const { tie, clubs } = scene;
		const others = [
			`home_team_id = ${await make.club()}`,
			`home_team_id = ${clubs.away}, away_team_id = ${clubs.home}`,
		];
		for (const sides of others) {
			await runSql("delete from reports");
			await runSql("update matches set status = 'scheduled', phase = null, home_score = null, away_score = null");
			await runSql("update matches set home_team_id = $1, away_team_id = $2", [clubs.home, clubs.away]);
			await disputed();
			await runSql(`update matches set ${sides} where id = $1`, [tie]);
			await sendDecisionEmailsAt(later());
			expect(await mails()).toEqual([]);
		}
		expect((await runAsOperator("select settled from reports")).rows).toEqual([{ settled: "replaced" }]);
	});
});

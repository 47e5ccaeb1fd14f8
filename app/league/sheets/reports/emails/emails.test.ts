import { beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../../test/engines.ts";
import { passFor, scoreSent, tieOfCaptains } from "../../../../../test/make-captains.ts";
import { otherSide, type Side } from "../../../../access/side.ts";
import { remindersLink, remindersOfLink, setRemindersByLink } from "../../../../accounts/reminders/reminders.server.ts";
import { runAsOperator, runSql } from "../../../../base/db/client.server.ts";
import { acceptReport, disputeReport } from "../answer-report.server.ts";
import { endReportsAt } from "../end-reports.server.ts";
import { reportScore } from "../report-score.server.ts";
import { remindCaptainsAt } from "../staff/remind-captains.server.ts";
import { sendDisputeEmailsAt } from "./send-dispute-emails.server.ts";
import { sendReportEmailsAt } from "./send-report-emails.server.ts";

const now = new Date();
const of = (matchId: number, side: Side) => ({ matchId, side });
const mails = async () =>
	(await runAsOperator("select recipient, subject, plain, headers from mails order by id")).rows.map((mail) => ({
		...mail,
		to: mail.recipient.split("@")[0],
	}));
const said = async () => (await mails()).map(({ to, subject }) => `${to}: ${subject}`);
const planned = async () =>
	(
		await runAsOperator(
			`select name, extract(epoch from start_after - created_on)::int as after from pgboss.job
				where name like 'tell-of-%' order by created_on`,
		)
	).rows;

onOneEngine((engine) => {
	freshProduct(engine, { APP_URL: "https://nttf.example" });
	type Scene = Awaited<ReturnType<typeof tieOfCaptains>>;
	let scene: Scene;
	beforeEach(async () => {
		scene = await tieOfCaptains("score", null);
		await runAsOperator("delete from pgboss.job where name like 'tell-of-%'");
		await runSql("update accounts set language = 'en' where email not like 'manager@%'");
	});

	test("the other side's captains hear once of the last of several reports, with the time to answer", async () => {
		const { tie, home } = scene;
		await runSql("update groups set confirmation_hours = 24; update groups set answer_hours_from = null");
		await reportScore(home, of(tie, "home"), scoreSent(3, 1), now);
		await reportScore(home, of(tie, "home"), scoreSent(3, 2, 1), now);
		expect(await mails(), "nothing is sent with the report itself").toEqual([]);
		expect(await planned()).toMatchObject([
			{ name: "tell-of-report", after: 180 },
			{ name: "tell-of-report", after: 180 },
		]);
		for (const report of [1, 2, 2]) await sendReportEmailsAt({ match: tie, report }, now);
		expect(await said()).toEqual(["away: The result of Home – Away waits for your answer"]);
		const [mail] = await mails();
		expect(mail?.plain).toMatch(/Without an answer by .+ it counts as confirmed/);
		expect(mail?.plain).toContain(`https://nttf.example/en/club/ties/${tie}`);
		expect(mail?.plain).not.toContain("To stop reminders");
	});

	test("a report beyond the mails of a day has no deadline, and the next morning's reminder tells of it", async () => {
		const { tie, home } = scene;
		await runSql(
			"update groups set confirmation_hours = 24, sheet_hours = null; update groups set answer_hours_from = null",
		);
		for (const number of Array.from({ length: 12 }, (_, nth) => nth)) {
			await reportScore(home, of(tie, "home"), scoreSent(3, number % 3, number), now);
			await sendReportEmailsAt({ match: tie, report: number + 1 }, now);
		}
		expect((await mails()).map(({ to }) => to)).toEqual(Array(10).fill("away"));
		const [last] = (await runAsOperator("select confirm_by, settled from reports order by number desc limit 1")).rows;
		expect(last).toEqual({ confirm_by: null, settled: null });
		await endReportsAt(new Date(now.getTime() + 48 * 3_600_000));
		expect((await runAsOperator("select phase from matches where id = $1", [tie])).rows).toEqual([
			{ phase: "reported" },
		]);
		await runAsOperator("delete from tie_reminders");
		await runAsOperator("update reports set made_at = '2026-11-21T10:00:00Z'");
		await remindCaptainsAt(new Date("2026-11-22T04:30:00Z"));
		expect((await mails()).map(({ to }) => to)).toEqual(Array(11).fill("away"));
	});

	test("captains are not reminded on a holiday, and are on the working morning after it", async () => {
		await runSql("update groups set sheet_hours = 24");
		await runSql("update matches set match_date = '2026-09-21', match_time = '20:00' where id = $1", [scene.tie]);
		await remindCaptainsAt(new Date("2026-09-23T04:30:00Z")); // National Day, a Wednesday
		expect(await mails()).toEqual([]);
		await remindCaptainsAt(new Date("2026-09-24T04:30:00Z"));
		expect((await mails()).map(({ to }) => to).sort()).toEqual(["away", "home"]);
	});

	test("no one is told of a report that has its answer, nor a captain of both sides of their own", async () => {
		const { tie, home, away } = scene;
		await reportScore(home, of(tie, "home"), scoreSent(3, 1), now);
		await acceptReport(away, { ...of(tie, "away"), report: 1 }, now);
		await sendReportEmailsAt({ match: tie, report: 1 }, now);
		expect(await said()).toEqual([]);
		await runSql("update matches set status = 'scheduled', home_score = null, away_score = null where id = $1", [tie]);
		await runSql("insert into captains (account_id, squad_id) select $1, away_squad_id from matches where id = $2", [
			home.id,
			tie,
		]);
		await reportScore(home, of(tie, "home"), scoreSent(3, 1, 1), now);
		await sendReportEmailsAt({ match: tie, report: 2 }, now);
		expect((await mails()).map(({ to }) => to)).toEqual(["away"]);
	});

	test("league managers hear of all new disputes in one mail without their words; so do the reporters", async () => {
		const { tie, home } = scene;
		const { rows } = await runSql(
			`insert into matches (season, match_date, home_team_id, away_team_id)
			select season, match_date, away_team_id, home_team_id from matches where id = $1 returning id`,
			[tie],
		);
		const other = Number(rows[0].id);
		for (const [id, side] of [
			[tie, "home"],
			[other, "away"],
		] as const) {
			await reportScore(home, of(id, side), scoreSent(3, 1), now);
			const asked = otherSide(side);
			await disputeReport(await passFor(id, asked), { ...of(id, asked), report: 1, body: "Rubber two was ours" }, now);
		}
		expect((await planned()).filter(({ name }) => name === "tell-of-disputes")).toMatchObject([
			{ after: 180 },
			{ after: 180 },
		]);
		await sendDisputeEmailsAt(now);
		await sendDisputeEmailsAt(now);
		expect((await said()).sort()).toEqual([
			"home: The result of Away – Home is disputed",
			"home: The result of Home – Away is disputed",
			"manager: اعتراضان على نتيجتين ينتظران قرارك",
		]);
		expect((await mails()).map(({ plain }) => plain).join()).not.toContain("Rubber two");
	});

	test("of a tie that is disputed again and again ten disputes a day are mailed", async () => {
		const { tie, home } = scene;
		const away = await passFor(tie, "away");
		for (const number of Array.from({ length: 11 }, (_, nth) => nth)) {
			await reportScore(home, of(tie, "home"), scoreSent(3, number % 3, number), now);
			await disputeReport(away, { ...of(tie, "away"), report: number + 1, body: "It was not so" }, now);
			await sendDisputeEmailsAt(now);
		}
		const to = (await mails()).map((mail) => mail.to);
		expect(["manager", "home"].map((who) => to.filter((each) => each === who).length)).toEqual([10, 10]);
	});

	test("where no account is a league manager the editors hear of disputes, no one of what was replaced", async () => {
		const { tie, home, manager } = scene;
		await runSql("update account_roles set role = 'editor' where account_id = $1", [manager.id]);
		await reportScore(home, of(tie, "home"), scoreSent(3, 1), now);
		const dispute = { report: 1, body: "It was 3-2" };
		await disputeReport(await passFor(tie, "away"), { ...of(tie, "away"), ...dispute }, now);
		await reportScore(home, of(tie, "home"), scoreSent(3, 2, 1), now);
		await sendDisputeEmailsAt(now);
		expect(await said()).toEqual([]);
		await disputeReport(await passFor(tie, "away"), { ...of(tie, "away"), ...dispute, report: 2 }, now);
		await sendDisputeEmailsAt(now);
		expect(await said()).toContain("manager: اعتراض على نتيجة ينتظر قرارك");
	});

	test("a reminder ends at one click, for its account alone, and not the mails about what waits", async () => {
		const { tie, home, away } = scene;
		await runSql("update groups set sheet_hours = 24");
		await runSql("update matches set match_date = '2026-11-18', match_time = '20:00' where id = $1", [tie]);
		await remindCaptainsAt(new Date("2026-11-22T04:30:00Z"));
		const mail = (await mails()).find(({ to }) => to === "away");
		const link = remindersLink("en", away.id);
		expect(mail?.plain).toContain(link);
		expect(mail?.headers).toMatchObject({
			"List-Unsubscribe": `<${link}>`,
			"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
		});
		const token = link.split("/").at(-1) ?? "";
		expect(await setRemindersByLink(token.replace(away.id, home.id), false)).toBe(false);
		expect(await setRemindersByLink(token, false)).toBe(true);
		expect(await setRemindersByLink(token, false)).toBe(true);
		expect([
			await remindersOfLink(token),
			await remindersOfLink("x"),
			await remindersOfLink(`é${token.slice(1)}`),
		]).toEqual([false, undefined, undefined]);
		await remindCaptainsAt(new Date("2026-11-23T04:30:00Z"));
		await reportScore(home, of(tie, "home"), scoreSent(3, 1), now);
		await sendReportEmailsAt({ match: tie, report: 1 }, now);
		expect((await mails()).map(({ to }) => to).sort()).toEqual(["away", "away", "home", "home"]);
	});
});

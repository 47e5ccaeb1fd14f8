import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { importFile } from "../../../../test/import-file.ts";
import { make } from "../../../../test/make.ts";
import { mailReports, scoreSent, tieOfCaptains } from "../../../../test/make-captains.ts";
import { operator } from "../../../access/actor.ts";
import { asLeagueStaff, asLeagueSystem } from "../../../access/league-scope.server.ts";
import { runAsOperator, runSql } from "../../../base/db/client.server.ts";
import { enterResult, undoResult } from "../../ties/result/enter-result.server.ts";
import { enterRound } from "../../ties/round-results/round.server.ts";
import { acceptReport, disputeReport } from "./answer-report.server.ts";
import { sendDecisionEmailsAt } from "./emails/send-decision-emails.server.ts";
import { endReportsAt } from "./end-reports.server.ts";
import { reportScore } from "./report-score.server.ts";
import { confirmReport } from "./staff/decide-report.server.ts";
import { resultsToConfirm } from "./staff/to-confirm.server.ts";
import { allWaiting, waitingPage } from "./staff/waiting.server.ts";

const now = new Date();
const inHours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const phases = async () => (await runAsOperator("select id, phase from matches order by id")).rows;

onOneEngine((engine) => {
	freshProduct(engine);

	test("a tie that cannot be locked fails the job and keeps no other tie from being locked", async () => {
		const { tie } = await tieOfCaptains("score", null);
		await runSql("update groups set lock_hours = 1");
		const copied = "home_team_id, away_team_id, season, home_squad_id, away_squad_id, group_id, match_time";
		await runSql(
			`insert into matches (${copied}, match_date, status, home_score, away_score)
			 select ${copied}, match_date - 7, 'completed', 3, 1 from matches where id = $1`,
			[tie],
		);
		await runSql(
			"update matches set status = 'completed', home_score = 3, away_score = 1, phase = 'confirmed', confirmed_at = $1",
			[now],
		);
		await runAsOperator(`alter table matches add constraint stuck check (id <> ${tie} or phase <> 'locked') not valid`);
		try {
			await expect(endReportsAt(inHours(2))).rejects.toMatchObject({ errors: [expect.anything()] });
		} finally {
			await runAsOperator("alter table matches drop constraint stuck");
		}
		expect((await phases()).map(({ id, phase }) => [id === tie, phase])).toEqual([
			[true, "confirmed"],
			[false, "locked"],
		]);
		await endReportsAt(inHours(2));
		expect((await phases()).map(({ phase }) => phase)).toEqual(["locked", "locked"]);
	});

	test("a typed, round or imported result is locked in time as confirmed ones are, without a phase", async () => {
		const { tie: typed, clubs } = await tieOfCaptains("score", null);
		await runSql("update groups set lock_hours = 24");
		const meet = (match_date: string) =>
			make.tie({ home_team_id: clubs.home, away_team_id: clubs.away, match_date, round: "7" });
		const [inRound, open] = [await meet("2025-10-03"), await meet("2025-10-10")];
		const { group_id, version } = (await runAsOperator("select * from matches where id = $1", [inRound])).rows[0];
		const line = { version, untouched: false, home_score: null, away_score: null, missed: "home" as const };
		const label = { label: "Round 7", label_ar: "الجولة 7" };
		await enterResult(operator, typed, 1, { home_score: 3, away_score: 1 }, [], now);
		await enterRound(operator, { groupId: group_id, label }, [{ ...line, id: inRound }], [], now);
		await importFile(
			"matches",
			"season,match_date,home_team,away_team,home_score,away_score\n2025/2026,2025-11-01,Away,Home,2,3",
		);
		expect((await phases()).map(({ phase }) => phase)).toEqual([null, null, null, null]);
		await endReportsAt(inHours(23));
		expect((await phases()).map(({ phase }) => phase)).toEqual([null, null, null, null]);
		await enterResult(operator, typed, 2, { home_score: 3, away_score: 2 }, [], now);
		await endReportsAt(inHours(25));
		expect((await phases()).map(({ id, phase }) => [id === open, phase])).toEqual([
			[false, "locked"],
			[false, "locked"],
			[true, null],
			[false, "locked"],
		]);
		expect(await enterResult(operator, typed, 4, { home_score: 3, away_score: 0 }, [], now)).toMatchObject({
			problems: { home_score: "lockedResult" },
		});
	});

	test("a report that waits again after an undone entry has as much time left as it had", async () => {
		const { tie, home, manager } = await tieOfCaptains("score", null);
		await runSql(
			"update groups set confirmation_hours = 24, lock_hours = null; update groups set answer_hours_from = null",
		);
		const result = { home_score: 3, away_score: 1, outcome: "played" as const, absent: null };
		await reportScore(home, { matchId: tie, side: "home" }, { ...result, number: 0, accepted: [] }, now);
		await mailReports(now);
		const { version } = (await runAsOperator("select version from matches where id = $1", [tie])).rows[0];
		const entered = await enterResult(manager, tie, version, { home_score: 3, away_score: 1 }, [], now);
		await runAsOperator("update reports set settled_at = settled_at - interval '20 hours'");
		if (!("former" in entered) || !entered.former) throw new Error("It changed nothing.");
		expect(await undoResult(manager, tie, entered.former)).toBe(true);
		await endReportsAt(inHours(43));
		expect(await phases()).toMatchObject([{ phase: "reported" }]);
		await endReportsAt(inHours(45));
		expect(await phases()).toMatchObject([{ phase: "confirmed" }]);
	});

	test("silence confirms no report about which no email was accepted: staff find it", async () => {
		const { tie, home, away, manager } = await tieOfCaptains("score", null);
		await runSql("update groups set confirmation_hours = 24; update groups set answer_hours_from = null");
		const captains = (await runAsOperator("select account_id, squad_id from captains where account_id = $1", [away.id]))
			.rows[0];
		const mails: (() => Promise<unknown>)[] = [
			// no one to tell
			async () => {
				await runSql("delete from captains where account_id = $1", [away.id]);
				await mailReports(now);
			},
			// no mail is written yet
			() =>
				runSql("insert into captains (account_id, squad_id) values ($1, $2)", [captains.account_id, captains.squad_id]),
			// its server does not take it
			async () => {
				await mailReports(now);
				await runAsOperator("update mails set status = 'queued', sent_at = null");
			},
			// its server takes it after the deadline
			async () => {
				await mailReports(now);
				await runAsOperator("update mails set sent_at = now() + interval '1 day 1 minute'");
			},
			// the captain of the side that is asked is one of the other side's
			async () => {
				await runSql(
					"insert into captains (account_id, squad_id) select $1, home_squad_id from matches where id = $2",
					[away.id, tie],
				);
				await mailReports(now);
			},
		];
		for (const [number, mail] of mails.entries()) {
			await reportScore(home, { matchId: tie, side: "home" }, scoreSent(3, number % 3, number), now);
			await mail();
			await endReportsAt(inHours(25));
			await endReportsAt(inHours(49));
			expect(await phases(), String(number)).toMatchObject([{ phase: "reported" }]);
			expect((await resultsToConfirm(manager, 3)).rows).toMatchObject([{ match_id: tie, number: number + 1 }]);
		}
	});

	test("an email that was accepted counts though its row is gone by the deadline", async () => {
		const { tie, home } = await tieOfCaptains("score", null);
		await runSql("update groups set confirmation_hours = 2160; update groups set answer_hours_from = null");
		await reportScore(home, { matchId: tie, side: "home" }, scoreSent(3, 1), now);
		await mailReports(now);
		await endReportsAt(inHours(1));
		await runAsOperator("delete from mails");
		await endReportsAt(inHours(2159));
		expect(await phases()).toMatchObject([{ phase: "reported" }]);
		await endReportsAt(inHours(2161));
		expect(await phases()).toMatchObject([{ phase: "confirmed" }]);
	});

	test("a side that reports again over a dispute ends it by no silence: the other side or staff do", async () => {
		const { tie, home, away, manager } = await tieOfCaptains("score", null);
		await runSql("update groups set confirmation_hours = 24; update groups set answer_hours_from = null");
		const of = (side: "home" | "away") => ({ matchId: tie, side });
		await reportScore(home, of("home"), scoreSent(3, 1), now);
		await disputeReport(away, { ...of("away"), report: 1, body: "It was 1-3" }, now);
		for (const number of [1, 2]) {
			await reportScore(home, of("home"), scoreSent(3, 4 - 2 * number, number), now);
			await mailReports(now);
			await endReportsAt(inHours(25));
			expect(await phases()).toMatchObject([{ phase: "reported" }]);
			expect((await resultsToConfirm(manager, 3)).rows).toMatchObject([
				{ number: number + 1, verdict: null, former_dispute: "It was 1-3" },
			]);
		}
		const confirmation = { matchId: tie, report: 3, decision: null };
		expect(await confirmReport(manager, confirmation, now)).toEqual({ ok: false, questions: ["disputedReport"] });
		expect(await acceptReport(away, { ...of("away"), report: 3 }, now)).toEqual({ ok: true });
		await runSql("update matches set status = 'scheduled', home_score = null, away_score = null");
		await reportScore(home, of("home"), scoreSent(3, 1, 3), now);
		await mailReports(now);
		expect((await resultsToConfirm(manager, 3)).rows, "that dispute is over").toEqual([]);
		await endReportsAt(inHours(25));
		expect(await phases()).toMatchObject([{ phase: "confirmed" }]);
	});

	test("staff who end a replaced report's dispute end it for good, and one email tells each side", async () => {
		const { tie, home, away, manager } = await tieOfCaptains("score", null);
		const of = (side: "home" | "away") => ({ matchId: tie, side });
		await reportScore(home, of("home"), scoreSent(3, 1), now);
		await disputeReport(away, { ...of("away"), report: 1, body: "It was 1-3" }, now);
		await reportScore(home, of("home"), scoreSent(3, 2, 1), now);
		const waits = await asLeagueSystem(() => allWaiting(now));
		expect(waits).toMatchObject([{ match_id: tie, kind: "dispute", side: "away" }]);
		const confirmation = { matchId: tie, report: 2, decision: null, accepted: ["disputedReport"] };
		expect(await confirmReport(manager, confirmation, now)).toEqual({ ok: true });
		const decided = "select count(decided_at)::int as n from confirmations where verdict = 'dispute'";
		expect((await runAsOperator(decided)).rows).toEqual([{ n: 1 }]);
		await sendDecisionEmailsAt(inHours(1));
		expect((await runAsOperator("select from mails")).rows).toHaveLength(2);
		await runSql("update matches set status = 'scheduled', home_score = null, away_score = null");
		await reportScore(home, of("home"), scoreSent(3, 1, 2), now);
		await mailReports(now);
		expect((await resultsToConfirm(manager, 3)).rows).toEqual([]);
	});

	test("an answer that is given less time, for one night as well, has the time of before for seven days", async () => {
		const { tie, home, away } = await tieOfCaptains("score", null);
		const result = { home_score: 3, outcome: "played" as const, absent: null, accepted: [] };
		let number = 0;
		/** Hours until silence confirms what is reported now. */
		const hoursLeft = async () => {
			const by = number % 2 === 0 ? { actor: home, side: "home" as const } : { actor: away, side: "away" as const };
			const of = { matchId: tie, side: by.side };
			expect(await reportScore(by.actor, of, { ...result, away_score: number % 3, number }, now)).toMatchObject({
				ok: true,
			});
			number++;
			const { confirm_by } = (await runAsOperator("select confirm_by from reports where settled is null")).rows[0];
			return confirm_by && (confirm_by.getTime() - now.getTime()) / 3_600_000;
		};
		const setHours = (to: number | null) => runSql("update groups set confirmation_hours = $1", [to]);
		const days = (count: number) =>
			runSql("update groups set answer_hours_from = answer_hours_from - make_interval(days => $1)", [count]);
		await setHours(null);
		await setHours(48);
		expect(await hoursLeft(), "the first deadline counts later as well").toBeNull();
		await days(8);
		expect(await hoursLeft()).toBe(48);
		await setHours(1);
		expect(await hoursLeft()).toBe(48);
		await setHours(24);
		expect(await hoursLeft(), "in steps nothing is gained").toBe(48);
		await days(6);
		expect(await hoursLeft()).toBe(48);
		await days(2);
		expect(await hoursLeft()).toBe(24);
		await setHours(72);
		expect(await hoursLeft(), "more time counts at once").toBe(72);
	});

	test("no result is late in an edition that is a draft", async () => {
		const { tie } = await tieOfCaptains("score", null);
		await runSql("update groups set sheet_hours = 24");
		await runSql("update matches set match_date = '2026-11-18', match_time = '20:00' where id = $1", [tie]);
		const waiting = () =>
			asLeagueStaff(() => waitingPage({ kind: undefined, page: 1 }, new Date("2026-11-20T18:00:00Z")));
		expect((await waiting()).total).toBe(1);
		await runSql("update editions set state = 'draft'");
		expect((await waiting()).total).toBe(0);
	});
});

import { asLeagueSystem } from "../../../../access/league-scope.server.ts";
import { otherSide } from "../../../../access/side.ts";
import { absolute } from "../../../../base/config.server.ts";
import { db } from "../../../../base/db/client.server.ts";
import type { JobKind } from "../../../../base/jobs/job-kind.ts";
import { enqueue } from "../../../../base/jobs/queue.server.ts";
import { type Limit, secondsToWait } from "../../../../base/limits/rate-limit.server.ts";
import { riyadhDay } from "../../../../base/locale/format.ts";
import { pathIn } from "../../../../base/locale/path.ts";
import { sendEmail } from "../../../../base/mail/mail.server.ts";
import { captainsOf } from "../../../captains/emails/recipients.server.ts";
import { namedInClass, tieColumns } from "../../../ties/ties.server.ts";
import { captainEmail } from "./emails.ts";

/** A side that corrects its report, or its dispute, within this time is told of once (docs/rules/league.md#reports). */
export const QUIET_SECONDS = 180;

/**
 * A side does not fill the mailbox of the other, nor use up its mails: beyond so many the reminder of the next working
 * morning tells of a report, and silence confirms none.
 */
const perSide: Limit = { what: "report-mail", times: 10, seconds: 86_400 };

type ReportKey = { match: number; report: number };

/** The other side's captains hear of a report that waits for their answer. */
export const sendReportEmails: JobKind<ReportKey> = {
	name: "tell-of-report",
	run: (of) => sendReportEmailsAt(of, new Date()),
};

export const sendReportEmailsSoon = (of: ReportKey) => enqueue(sendReportEmails, of, QUIET_SECONDS);

/** Tells of a report unless it was replaced, answered, settled or told of before. */
export const sendReportEmailsAt = ({ match, report: number }: ReportKey, now: Date) =>
	asLeagueSystem(async () => {
		const report = await db()
			.updateTable("reports as r")
			.set({ told_at: now })
			.where("r.match_id", "=", match)
			.where("r.number", "=", number)
			.where("r.settled", "is", null)
			.where("r.told_at", "is", null)
			.where(({ not, exists, selectFrom }) =>
				not(
					exists(
						selectFrom("confirmations as c")
							.select("c.side")
							.whereRef("c.match_id", "=", "r.match_id")
							.whereRef("c.report", "=", "r.number"),
					),
				),
			)
			.returning(["r.side", "r.by_id", "r.confirm_by"])
			.executeTakeFirst();
		if (!report) return;
		if ((await secondsToWait(perSide, `${match} ${report.side}`)) > 0)
			return withoutDeadline({ match, report: number });
		const row = await db().selectFrom("matches").select(tieColumns).where("id", "=", match).executeTakeFirstOrThrow();
		const [tie] = await namedInClass([row]);
		if (!tie) return;
		const squads = { home: [tie.home_squad_id], away: [tie.away_squad_id] };
		const own = new Set((await captainsOf(squads[report.side])).map(({ id }) => id));
		const mails: number[] = [];
		for (const { id, email, language } of await captainsOf(squads[otherSide(report.side)])) {
			if (id === report.by_id || own.has(id)) continue; // captain of both sides, who does not answer their own report
			const url = absolute(pathIn(language, "/club/ties/:id", { id: String(match) }));
			mails.push(
				await sendEmail(captainEmail(language, tie, { kind: "answer", due: report.confirm_by, url }), { to: email }),
			);
			// Their reminder of the day.
			await db()
				.insertInto("tie_reminders")
				.values({ match_id: match, account_id: id, on_day: riyadhDay(now) })
				.onConflict((conflict) => conflict.doNothing())
				.execute();
		}
		if (mails.length === 0) return withoutDeadline({ match, report: number });
		await db()
			.updateTable("reports")
			.set({ mail_ids: mails })
			.where("match_id", "=", match)
			.where("number", "=", number)
			.execute();
	});

/** No silence confirms what no one was told of: the report waits for staff. */
export async function withoutDeadline({ match, report }: ReportKey) {
	await db()
		.updateTable("reports")
		.set({ confirm_by: null })
		.where("match_id", "=", match)
		.where("number", "=", report)
		.execute();
}

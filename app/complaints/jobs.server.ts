import { asSystem } from "../access/case-access.server.ts";
import { db } from "../base/db/client.server.ts";
import type { JobKind } from "../base/jobs/job-kind.ts";
import { riyadhDay } from "../base/locale/format.ts";
import { log } from "../base/log/log.server.ts";
import { siteSettings } from "../settings/settings.server.ts";
import { decidedStatuses, waitingStatuses } from "./case/complaint.ts";
import { statusesBefore } from "./case/flow/case-flow.ts";
import { sendCaseEmail } from "./case/send-case-email.server.ts";
import { giveNotices, recountComplainantDeadlines } from "./deadlines/complainant/notice.server.ts";
import { recountDeadlines } from "./deadlines/deadlines.server.ts";
import { settleOutages } from "./deadlines/outages/settle-outages.server.ts";
import { recountLateness } from "./deadlines/recount-lateness.server.ts";
import { recountPauses } from "./deadlines/recount-pauses.server.ts";
import { remindOfficersAt } from "./notices/remind-officers.server.ts";
import { eraseWaiting } from "./privacy/erasure.server.ts";
import { changeStatusByTime } from "./transitions/change-status.server.ts";
import { followUpQuestions } from "./transitions/follow-up.server.ts";

/** How long before its end a deadline is called to mind, in days. */
const DAYS_BEFORE = 3;
const inDays = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000);

/** Deadlines, every hour: closes cases that can no longer be appealed, and sends reminders of near deadlines. */
export const keepDeadlines: JobKind<object> = {
	name: "keep-deadlines",
	cron: "7 * * * *",
	run: () => keepDeadlinesAt(new Date()),
};

export async function keepDeadlinesAt(now: Date) {
	await settleOutages(now); // first: an end that an outage cut short has not passed
	await recountLateness();
	await recountPauses(now);
	await recountDeadlines(now);
	await giveNotices(now);
	await recountComplainantDeadlines(now);
	await followUpQuestions(now);
	await closeFinal(now);
	await remindOfAnswers(now);
	await remindOfAppeals(now);
}

/** Every hour: erases the personal data of complainants whose last case has become final. */
export const eraseFinished: JobKind<object> = {
	name: "erase-finished",
	cron: "37 * * * *",
	run: () => eraseWaiting(),
};

/** The window to appeal has ended: the decision is final. */
async function closeFinal(now: Date) {
	const over = await asSystem(() =>
		db()
			.selectFrom("complaints")
			.select("id")
			.where("status", "in", decidedStatuses)
			.where("appeal_until", "<", now)
			.execute(),
	);
	const rules = await siteSettings();
	for (const { id } of over) {
		const changed = await changeStatusByTime(id, { to: "closed" }, now, rules);
		if (!changed.ok) log.warn("case.not-closed", { id, refused: changed.refused });
	}
}

async function remindOfAnswers(now: Date) {
	await asSystem(async () => {
		const due = await db()
			.selectFrom("complaint_messages as m")
			.innerJoin("complaints as c", "c.id", "m.complaint_id")
			.select(["m.id as message", "m.due_on", "c.id", "c.user_id", "c.case_reference"])
			.where("m.answered_at", "is", null)
			.where("m.reminded_at", "is", null)
			.where("m.due_on", "<=", riyadhDay(inDays(now, DAYS_BEFORE)))
			.where("c.status", "in", waitingStatuses)
			.forUpdate("m")
			.execute();
		for (const row of due) {
			await sendCaseEmail("answer_due", row, row.due_on);
			await db().updateTable("complaint_messages").set({ reminded_at: now }).where("id", "=", row.message).execute();
		}
	});
}

async function remindOfAppeals(now: Date) {
	await asSystem(async () => {
		const ending = await db()
			.selectFrom("complaints")
			.select(["id", "user_id", "case_reference", "appeal_until"])
			.where("status", "in", statusesBefore("appealed", "complainant"))
			.where("appealed_at", "is", null)
			.where("withdrawn_at", "is", null)
			.where("appeal_reminded_at", "is", null)
			.where("appeal_until", ">", now)
			.where("appeal_until", "<=", inDays(now, DAYS_BEFORE))
			.forUpdate()
			.execute();
		for (const row of ending) {
			await sendCaseEmail("appeal_due", row, row.appeal_until);
			await db().updateTable("complaints").set({ appeal_reminded_at: now }).where("id", "=", row.id).execute();
		}
	});
}

/** On the mornings of working days: officers hear of deadlines that are near or have passed. */
export const remindOfficers: JobKind<object> = {
	name: "remind-officers",
	cron: "30 7 * * 0-4",
	run: () => remindOfficersAt(new Date()),
};

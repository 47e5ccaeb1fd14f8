import { asSystem } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { formatDate } from "../../base/locale/format.ts";
import { endOfWorkingDays } from "../../base/locale/working-calendar.ts";
import { log } from "../../base/log/log.server.ts";
import type { Settings } from "../../settings/defaults.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { statusAfterAnswer } from "../case/flow/case-flow.ts";
import { tellStaff } from "../case/notices/tell-staff.server.ts";
import { stageOf } from "../case/stage.ts";
import {
	type ComplainantDeadline,
	eachLocked,
	type LockedCase,
	lastMoment,
	running,
	warnOfEnd,
} from "../deadlines/complainant/complainant-deadlines.server.ts";
import { changeStatusByTime } from "./change-status.server.ts";
import { followUpText } from "./follow-up-text.ts";

/**
 * Questions whose day has passed without an answer (docs/rules/complaints.md#unanswered-questions): the complainant is
 * reminded once, with a last day. After it the case goes on, or is closed, by the setting of the site. Each case is a
 * transaction of its own.
 */
export async function followUpQuestions(now: Date) {
	const rules = await siteSettings();
	// Made inside the scope: a query belongs to the transaction in which it was made.
	const missed = await asSystem(() =>
		running().where("what", "=", "answer").where("notice_at", "is not", null).where("ends_at", "<", now).execute(),
	);
	for (const row of missed)
		await asSystem(() => eachLocked([row], (deadline, item) => followUp(deadline, item, rules, now)));
}

/** On the locked case: an answer or more time that came in between settled the deadline or moved it. */
async function followUp(deadline: ComplainantDeadline, item: LockedCase, rules: Settings, now: Date) {
	if (deadline.ends_at >= now) return;
	if (!deadline.last_ends_at) await remind(deadline, item, rules, now);
	else if (lastMoment(deadline) < now) await goOn(deadline, item, rules, now);
}

async function remind(deadline: ComplainantDeadline, item: LockedCase, rules: Settings, now: Date) {
	const last = endOfWorkingDays(now, rules.answer_days_least, rules.holidays);
	const { language, id: complaint_id } = item;
	const body = followUpText(language).reminded(formatDate(language, deadline.ends_at), formatDate(language, last));
	await db()
		.insertInto("complaint_messages")
		.values({ complaint_id, kind: "note", author_id: null, author_role: "system", body, due_on: null })
		.execute();
	await warnOfEnd(deadline, item, { last, now });
	await tellStaff("overdue_answer", item.id);
}

async function goOn(deadline: ComplainantDeadline, item: LockedCase, rules: Settings, now: Date) {
	// An appeal, a reopened case and the federation's own case end with a decision.
	const closes = rules.unanswered === "close" && stageOf(item) === "first" && !item.own_case_at;
	const t = followUpText(item.language);
	const day = formatDate(item.language, lastMoment(deadline));
	const text = closes ? t.closed(day) : t.goesOn(day);
	const to = closes ? "closed" : statusAfterAnswer(item);
	const changed = await changeStatusByTime(item.id, { to, text }, now, rules);
	if (!changed.ok) log.warn("case.not-followed-up", { id: item.id, refused: changed.refused });
	else await db().updateTable("complainant_deadlines").set({ lapsed_at: now }).where("id", "=", deadline.id).execute();
}

import type { Selectable } from "kysely";
import { system } from "../../../access/actor.ts";
import { db } from "../../../base/db/client.server.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import type { ActorInRole } from "../../case/case-role.ts";
import { addEvent } from "../../case/events/events.server.ts";
import { sendCaseEmail } from "../../case/send-case-email.server.ts";
import type { ComplaintsTable } from "../../case/tables.ts";
import type { ComplainantDeadlinesTable } from "../tables.ts";
import type { Period } from "./period.ts";

export type ComplainantDeadline = Selectable<ComplainantDeadlinesTable>;
/** Why an end was moved. */
type MoveReason = "notice" | "holidays" | "outage" | "extended";
export const bySystem: ActorInRole = { actor: system, role: "system" };

type NewDeadline = Pick<ComplainantDeadline, "complaint_id" | "what" | "began_at" | "ends_at"> & {
	message_id?: number;
	period: Period;
	/**
	 * The email that tells of it; 0 where emails are suppressed, undefined where there is no one to write to: then it is
	 * notice itself.
	 */
	mail_id: number | undefined;
};

/**
 * Days begin: counted from now until there is notice of them (decision 129). Call it in the transaction of the question
 * or decision.
 */
export async function beginDeadline({ period, mail_id, ...begun }: NewDeadline) {
	const notice = mail_id ? {} : { notice_at: begun.began_at, notice_by: "none" as const };
	await db()
		.insertInto("complainant_deadlines")
		.values({ ...begun, ...notice, days: period.days, days_kind: period.kind, mail_id: mail_id || null })
		.execute();
}

/** They no longer run. Call it as the system, in the transaction that ends them. */
export const settleDeadlines = (complaintId: string, now: Date) =>
	db()
		.updateTable("complainant_deadlines")
		.set({ settled_at: now })
		.where("complaint_id", "=", complaintId)
		.where("settled_at", "is", null)
		.execute();

/** Those that run. Lock their cases before them: a command has the case first. */
export const running = () =>
	db().selectFrom("complainant_deadlines").selectAll().where("settled_at", "is", null).orderBy("complaint_id");

/** The last moment: after a reminder the one that it gave. */
export const lastMoment = ({ ends_at, last_ends_at }: Pick<ComplainantDeadline, "ends_at" | "last_ends_at">): Date =>
	last_ends_at && last_ends_at > ends_at ? last_ends_at : ends_at;

/**
 * Works on each of these deadlines by itself: its case is locked first, then it is read again; one that was settled in
 * between is left out. Runs in the system's scope.
 */
export async function eachLocked(found: readonly { id: number; complaint_id: string }[], work: Work) {
	for (const { id, complaint_id } of found) {
		const item = await db()
			.selectFrom("complaints")
			.select(["id", "user_id", "case_reference", "status", "status_before", "language"])
			.select(["appealed_at", "reopened_at", "withdrawn_at", "own_case_at"])
			.where("id", "=", complaint_id)
			.where("erased_at", "is", null)
			.forUpdate()
			.executeTakeFirst();
		const deadline = await running().where("id", "=", id).forUpdate().executeTakeFirst();
		if (item && deadline) await work(deadline, item);
	}
}
export type LockedCase = Pick<
	Selectable<ComplaintsTable>,
	| "id"
	| "user_id"
	| "case_reference"
	| "status"
	| "status_before"
	| "language"
	| "appealed_at"
	| "reopened_at"
	| "withdrawn_at"
	| "own_case_at"
>;
type Work = (deadline: ComplainantDeadline, item: LockedCase) => Promise<void>;

type DeadlineMove = { to: Date; why: MoveReason; acting?: ActorInRole; email?: boolean };

/**
 * Moves the end of a deadline later, in each place that stores it, with a public event and an email; false where it
 * would not be later. Call it with the case locked.
 */
export async function moveDeadline(
	deadline: ComplainantDeadline,
	item: LockedCase,
	{ to, why, acting = bySystem, email = true }: DeadlineMove,
): Promise<boolean> {
	const was = lastMoment(deadline);
	if (to <= was) return false;
	// After a reminder its day is moved; an officer who gives more time takes the reminder back.
	const isLast = deadline.last_ends_at !== null && why !== "extended";
	await db()
		.updateTable("complainant_deadlines")
		.set(isLast ? { last_ends_at: to } : { ends_at: to, warned_at: null, last_ends_at: null })
		.where("id", "=", deadline.id)
		.execute();
	await storeEnd(deadline, isLast ? { last: to } : { end: to });
	const details = { what: deadline.what, was: riyadhDay(was), until: riyadhDay(to), why };
	await addEvent(acting, item.id, "case.time-extended", { details });
	if (email) await sendCaseEmail("time_extended", item, to);
	return true;
}

/**
 * The copies of an end: the window to appeal on the case, the day of a question on its message and in the list of the
 * desk.
 */
async function storeEnd({ complaint_id, what, message_id }: ComplainantDeadline, moved: { end?: Date; last?: Date }) {
	if (what === "answer")
		await db()
			.updateTable("complaint_messages")
			.set({ due_on: riyadhDay(moved.end ?? moved.last ?? new Date()) })
			.where("id", "=", message_id)
			.execute();
	if (!moved.end) return;
	const columns =
		what === "answer" ? { answer_due_at: moved.end } : { appeal_until: moved.end, appeal_reminded_at: null };
	await db().updateTable("complaints").set(columns).where("id", "=", complaint_id).execute();
}

/** The one reminder after the day of an answer, with the last moment for it. Call it with the case locked. */
export async function warnOfEnd(
	deadline: ComplainantDeadline,
	item: LockedCase,
	{ last, now }: { last: Date; now: Date },
) {
	await db()
		.updateTable("complainant_deadlines")
		.set({ warned_at: now, last_ends_at: last })
		.where("id", "=", deadline.id)
		.execute();
	await storeEnd(deadline, { last });
	const details = { what: deadline.what, was: riyadhDay(deadline.ends_at), until: riyadhDay(last), why: "reminded" };
	await addEvent(bySystem, item.id, "case.time-extended", { details });
	await sendCaseEmail("answer_missed", item, last);
}

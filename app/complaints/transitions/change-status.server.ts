import { type Actor, accountIdOf, system } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { db } from "../../base/db/client.server.ts";
import { isUuid } from "../../base/forms/params.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import type { Settings } from "../../settings/settings-form.ts";
import { asComplainant, asStaff, asSystem } from "../case/access/case-access.server.ts";
import { actorIsRecused } from "../case/access/recusal.server.ts";
import { type ActorInRole, type CaseRole, caseRoleOf, isStaff } from "../case/case-role.ts";
import { isDecided, isOpen, type Status, waitsForComplainant } from "../case/complaint.ts";
import type { CaseEmail } from "../case/emails.ts";
import { addEvent, type CaseEvent } from "../case/events/events.server.ts";
import {
	allowedTransitions,
	type FlowSettings,
	isAppealOpen,
	isBarred,
	lacksText,
	type Needs,
	type Transition,
} from "../case/flow/case-flow.ts";
import { sendCaseEmail } from "../case/send-case-email.server.ts";
import { deadlineAfter, deadlineColumns, endOfDayAfter, type Periods } from "../deadlines/deadlines.ts";
import { workingDayAfter } from "../deadlines/working-calendar.ts";
import type { StoredFile } from "../evidence/store-file.server.ts";
import { settleQuestions, storeText } from "./store-text.server.ts";

/** A transition as it is asked for. `version` is that of the case the person saw; a program may leave it out. */
export type StatusChange = {
	to: Status;
	version?: number;
	/** Question, answer, outcome, reason, grounds or note, as the transition needs. */
	text?: string;
	/** The due date of a question or an evidence request. */
	dueOn?: string;
	/** New files count as an answer. */
	files?: number;
	/** Why it was decided so, and the decision as a document. */
	reasons?: string;
	document?: StoredFile;
};

export type StatusChanged =
	| { ok: true; status: Status }
	| { ok: false; refused: "conflict"; status: Status; version: number }
	| { ok: false; refused: "notAllowed"; allowed: Status[] }
	| { ok: false; refused: "missing"; need: Needs["kind"] }
	| { ok: false; refused: "recused" }
	| { ok: false; refused: "judgedBefore" };

/** A transition by an officer or a head. Throws 403 without the role, 404 for a case that is not there. */
export async function changeStatus(
	actor: Actor,
	complaintId: string,
	change: StatusChange,
	now = new Date(),
): Promise<StatusChanged> {
	authorize(actor, "case.move");
	const rules = await siteSettings(); // before the transaction: others may be waiting for the same reading
	return asStaff(actor, () => applyTransition({ actor, role: caseRoleOf(actor) }, complaintId, change, rules, now));
}

/** A transition of an own case: answer, withdraw, appeal. Another person's case counts as missing. */
export async function changeOwnStatus(
	actor: Actor,
	complaintId: string,
	change: StatusChange,
	now = new Date(),
): Promise<StatusChanged> {
	authorize(actor, "case.file");
	const rules = await siteSettings();
	return asComplainant(actor, () => applyTransition({ actor, role: "complainant" }, complaintId, change, rules, now));
}

/** A transition at the end of a period. */
export async function changeStatusByTime(complaintId: string, to: Status, now = new Date()): Promise<StatusChanged> {
	const rules = await siteSettings();
	return asSystem(() => applyTransition({ actor: system, role: "system" }, complaintId, { to }, rules, now));
}

type Rules = Pick<Settings, "appeal_days" | "answer_days" | "holidays"> & FlowSettings & Periods;

/** The one way a case changes its status: on the locked row, with its event, its message and its mail, all or nothing. */
async function applyTransition(
	acting: ActorInRole,
	complaintId: string,
	change: StatusChange,
	rules: Rules,
	now: Date,
): Promise<StatusChanged> {
	const item = await lockCase(acting, complaintId);
	// Asked once the row is locked: an account recused in between is refused.
	if (isStaff(acting.role) && (await actorIsRecused(complaintId))) return { ok: false, refused: "recused" };
	if (!item) throw notFound();
	const { to, text = "" } = change;
	if (change.version !== undefined && change.version !== item.version)
		return { ok: false, refused: "conflict", status: item.status, version: item.version };
	if (isStaff(acting.role) && isBarred(item, accountIdOf(acting.actor))) return { ok: false, refused: "judgedBefore" };
	const allowed = allowedTransitions(item, { role: acting.role, account: accountIdOf(acting.actor) }, rules, now);
	const transition = allowed.find((each) => each.to === to);
	if (!transition) return { ok: false, refused: "notAllowed", allowed: allowed.map((each) => each.to) };
	const { needs } = transition;
	if (lacksText(needs, change)) return { ok: false, refused: "missing", need: needs.kind };
	const dueOn = needs.dueOn && (change.dueOn ?? workingDayAfter(now, rules.answer_days, rules.holidays));
	await db()
		.updateTable("complaints")
		.set(changesOf(item, change, acting.role, rules, now))
		.where("id", "=", complaintId)
		.execute();
	// Before a new question is stored: that one is open.
	if (waitsForComplainant(item.status)) await asSystem(() => settleQuestions(complaintId, now));
	if (text) {
		const appealUntil = endOfDayAfter(now, rules.appeal_days);
		await storeText(acting, complaintId, {
			...change,
			text,
			dueOn,
			kind: needs.kind,
			onAppeal: item.appealed_at !== null,
			appealUntil,
		});
	}
	const type = eventOf(transition, acting.role, item);
	const details = { ...(dueOn && { due_on: dueOn }), ...(needs.kind === "reason" && { reason: text }) };
	await addEvent(acting, complaintId, type, { from: item.status, to, details });
	// The database takes an appealed case from an officer who judged it.
	if (to === "appealed" && item.assigned_to_id !== null && item.judges.includes(item.assigned_to_id))
		await addEvent(acting, complaintId, "case.assigned", { isPublic: false, details: { account: null } });
	const email = emailFor(transition);
	if (email) await sendCaseEmail(email, item, dueOn);
	return { ok: true, status: to };
}

const lockCase = ({ actor, role }: ActorInRole, id: string) =>
	isUuid(id)
		? db()
				.selectFrom("complaints")
				.selectAll()
				.where("id", "=", id)
				.where("status", "!=", "draft")
				.$if(role === "complainant", (query) => query.where("user_id", "=", accountIdOf(actor) ?? ""))
				.forUpdate()
				.executeTakeFirst()
		: Promise.resolve(undefined);

type Item = NonNullable<Awaited<ReturnType<typeof lockCase>>>;

const only = <T, K extends keyof T>(row: T, columns: readonly K[]) =>
	Object.fromEntries(columns.map((column) => [column, row[column]])) as Pick<T, K>;

function changesOf(item: Item, { to, text }: StatusChange, role: CaseRole, rules: Rules, now: Date) {
	const isWithdrawn = to === "closed" && role === "complainant";
	const opensWindow = isDecided(to) || (to === "closed" && !isDecided(item.status) && !isWithdrawn);
	const change = { from: item.status, to, byStaff: isStaff(role), now };
	return {
		...deadlineAfter(only(item, deadlineColumns), change, rules, rules.holidays),
		status: to,
		status_before: waitsForComplainant(to)
			? waitsForComplainant(item.status)
				? item.status_before
				: item.status
			: null,
		...(opensWindow && { appeal_until: endOfDayAfter(now, rules.appeal_days), appeal_reminded_at: null }),
		// Opened again it is neither decided nor withdrawn.
		...(!isOpen(item.status) && to === "under_review" && { appeal_until: null, withdrawn_at: null }),
		...(to === "appealed" && { appealed_at: now, appeal_grounds: text }),
		...(isWithdrawn && { withdrawn_at: now }),
	};
}

function eventOf({ to, needs: { kind } }: Transition, role: CaseRole, item: Item): CaseEvent {
	if (kind === "answer") return "case.answered";
	if (kind === "grounds") return "case.appealed";
	if (kind === "outcome") return "case.decided";
	if (role !== "complainant" || to !== "closed") return "case.moved";
	return isAppealOpen(item) ? "case.appeal-withdrawn" : "case.withdrawn";
}

function emailFor({ to, needs: { kind } }: Transition): CaseEmail | undefined {
	if (kind === "question") return to === "incomplete_evidence" ? "evidence_wanted" : "question";
	if (kind === "outcome") return "decision";
	return kind === "answer" ? undefined : "status_changed";
}

import { type Actor, accountIdOf, isByLink, system } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asComplainant, asStaff, asSystem } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { isUuid } from "../../base/forms/params.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { endOfDay } from "../../base/locale/working-calendar.ts";
import type { Settings } from "../../settings/defaults.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { type ActorInRole, type CaseRole, caseRoleOf, isStaff } from "../case/case-role.ts";
import { isDecided, isOpen, type Status, waitsForComplainant } from "../case/complaint.ts";
import type { DecisionParts } from "../case/decision-parts.ts";
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
import { actorIsRecused } from "../case/recusal.server.ts";
import { sendCaseEmail } from "../case/send-case-email.server.ts";
import { type Ground, isReopeningGround } from "../case/stage.ts";
import { beginDeadline, settleDeadlines } from "../deadlines/complainant/complainant-deadlines.server.ts";
import { answerTime, endOfPeriod, type Period } from "../deadlines/complainant/period.ts";
import { deadlineAfter, deadlineColumns, type Periods } from "../deadlines/deadlines.ts";
import type { StoredFile } from "../evidence/store-file.server.ts";
import { receiveAct } from "../receipts/issue-receipt.server.ts";
import { propose } from "./reopening.server.ts";
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
	/** Why a case is reopened, where that has to be named. */
	ground?: Ground;
	/** Why it was decided so, and the decision as a document. */
	reasons?: string;
	parts?: DecisionParts;
	document?: StoredFile;
};

export type StatusOutcome =
	| { ok: true; status: Status }
	| { ok: false; refused: "conflict"; status: Status; version: number }
	| { ok: false; refused: "notAllowed"; allowed: Status[] }
	| { ok: false; refused: "missing"; need: Needs["kind"] | "ground" }
	/** The day to answer is before the first one or after the last one. */
	| { ok: false; refused: "tooSoon"; earliest: string }
	| { ok: false; refused: "tooLate"; latest: string }
	| { ok: false; refused: "recused" }
	| { ok: false; refused: "judgedBefore" };

/** A transition by an officer or a head. Throws 403 without the role, 404 for a case that is not there. */
export async function changeStatus(
	actor: Actor,
	complaintId: string,
	change: StatusChange,
	now = new Date(),
): Promise<StatusOutcome> {
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
): Promise<StatusOutcome> {
	authorize(actor, "case.file");
	const rules = await siteSettings();
	return asComplainant(actor, () => applyTransition({ actor, role: "complainant" }, complaintId, change, rules, now));
}

/** A transition at the end of a period; `rules` are the settings, read before the transaction. */
export const changeStatusByTime = (
	complaintId: string,
	change: StatusChange,
	now: Date,
	rules: Rules,
): Promise<StatusOutcome> =>
	asSystem(() => applyTransition({ actor: system, role: "system" }, complaintId, change, rules, now));

/** Reopens a case as another head proposed it. Call it with the staff's scope, on the locked row of the case. */
export async function reopenAsProposed(
	actor: Actor,
	complaintId: string,
	{ ground, reason }: { ground: Ground; reason: string },
	now = new Date(),
): Promise<StatusOutcome> {
	const change: StatusChange = { to: "under_review", ground, text: reason };
	const acting = { actor, role: caseRoleOf(actor), seconds: true };
	return applyTransition(acting, complaintId, change, await siteSettings(), now);
}

type DayRules = Pick<Settings, "appeal_days" | "answer_days" | "answer_days_least" | "reopening_days" | "holidays">;
type Rules = DayRules & Pick<Settings, "decisions_name"> & FlowSettings & Periods;

/**
 * The one way a case changes its status: on the locked row, with its event, its message and its mail, all or nothing.
 */
async function applyTransition(
	acting: ActorInRole & { seconds?: boolean },
	complaintId: string,
	change: StatusChange,
	rules: Rules,
	now: Date,
): Promise<StatusOutcome> {
	const item = await lockCase(acting, complaintId);
	// Asked once the row is locked: an account recused in between is refused.
	if (isStaff(acting.role) && (await actorIsRecused(complaintId))) return { ok: false, refused: "recused" };
	if (!item) throw notFound();
	const { to, text = "" } = change;
	if (change.version !== undefined && change.version !== item.version)
		return { ok: false, refused: "conflict", status: item.status, version: item.version };
	if (!acting.seconds && isStaff(acting.role) && isBarred(item, accountIdOf(acting.actor)))
		return { ok: false, refused: "judgedBefore" };
	const asker = {
		role: acting.role,
		account: accountIdOf(acting.actor),
		byLink: isByLink(acting.actor),
		seconds: acting.seconds,
	};
	const allowed = allowedTransitions(item, asker, rules, now);
	const transition = allowed.find((each) => each.to === to);
	if (!transition) return { ok: false, refused: "notAllowed", allowed: allowed.map((each) => each.to) };
	const { needs } = transition;
	if (lacksText(needs, change)) return { ok: false, refused: "missing", need: needs.kind };
	const ground = needs.grounds?.find((each) => each === change.ground);
	if (needs.grounds && !ground) return { ok: false, refused: "missing", need: "ground" };
	const answer = needs.dueOn && answerTime(now, change.dueOn, rules);
	if (answer && answer.day < answer.earliest) return { ok: false, refused: "tooSoon", earliest: answer.earliest };
	if (answer && answer.day > answer.latest) return { ok: false, refused: "tooLate", latest: answer.latest };
	if (isReopeningGround(ground) && !acting.seconds)
		await propose(acting.actor, complaintId, { ground, reason: text }, now);
	const dueOn = answer?.day;
	const window = opensWindow(item, to, acting.role) ? appealWindow(rules, now) : undefined;
	const changes = {
		...changesOf(item, { ...change, ground }, acting.role, rules, now),
		answer_due_at: dueOn ? endOfDay(dueOn) : null,
	};
	const act = acting.role === "complainant" ? actBy[needs.kind] : undefined;
	if (act) await receiveAct(act, item, { now, text });
	await db()
		.updateTable("complaints")
		.set({ ...changes, ...(window && { appeal_until: window.ends_at, appeal_reminded_at: null }) })
		.where("id", "=", complaintId)
		.execute();
	// Before a new question is stored: that one is open.
	await asSystem(async () => {
		if (waitsForComplainant(item.status)) await settleQuestions(complaintId, now);
		// An officer who closes a decided case takes nothing from the time to appeal.
		if (!isDecided(item.status) || to !== "closed" || acting.role === "system") await settleDeadlines(complaintId, now);
	});
	const stored =
		text &&
		(await storeText(acting, complaintId, {
			...change,
			reference: item.case_reference ?? "",
			language: item.language,
			names: rules.decisions_name,
			text,
			dueOn,
			kind: needs.kind,
			onAppeal: item.appealed_at !== null,
			appealUntil: window?.ends_at,
		}));
	const type = eventOf(transition, acting.role, item);
	const details = {
		...(dueOn && { due_on: dueOn }),
		...(ground && { ground }),
		...(needs.kind === "reason" && { reason: text }),
	};
	await addEvent(acting, complaintId, type, { from: item.status, to, details });
	// The database takes an appealed case from an officer who judged it.
	if (to === "appealed" && item.assigned_to_id !== null && item.judges.includes(item.assigned_to_id))
		await addEvent(acting, complaintId, "case.assigned", { isPublic: false, details: { account: null } });
	const email = type === "case.unanswered" && to !== "closed" ? "no_answer" : emailFor(transition, item);
	const mail_id = email && (await sendCaseEmail(email, item, dueOn));
	const begun = { complaint_id: complaintId, began_at: now, mail_id };
	if (answer && stored)
		await beginDeadline({
			...begun,
			what: "answer",
			message_id: stored,
			period: answer.period,
			ends_at: endOfDay(answer.day),
		});
	if (window && item.appealed_at === null) await beginDeadline({ ...begun, ...window, what: "appeal" });
	return { ok: true, status: to };
}

/** The time to appeal, counted from now; it begins again with the notice of the decision. */
function appealWindow({ appeal_days, holidays }: Rules, now: Date) {
	const period: Period = { days: appeal_days, kind: "calendar" };
	return { period, ends_at: endOfPeriod(now, period, holidays) };
}

const opensWindow = ({ status }: Item, to: Status, role: CaseRole) =>
	isDecided(to) || (to === "closed" && !isDecided(status) && role !== "complainant");

/** The acts of a complainant that get a receipt, by what their transition needs. */
const actBy: Partial<Record<Needs["kind"], "answer" | "appeal" | "withdrawal">> = {
	answer: "answer",
	grounds: "appeal",
	reason: "withdrawal",
};

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

function changesOf(item: Item, { to, text, ground }: StatusChange, role: CaseRole, rules: Rules, now: Date) {
	const isWithdrawn = to === "closed" && role === "complainant";
	const change = { from: item.status, to, byStaff: isStaff(role), now };
	return {
		...deadlineAfter(only(item, deadlineColumns), change, rules, rules.holidays),
		status: to,
		status_before: waitsForComplainant(to)
			? waitsForComplainant(item.status)
				? item.status_before
				: item.status
			: null,
		...(ground === "own_case" && { own_case_at: now }),
		...(endsForGood(item, to) && { reopen_until: endOfPeriod(now, reopeningPeriod(rules), rules.holidays) }),
		...(to === "appealed" && { appealed_at: now, appeal_grounds: text }),
		...(isWithdrawn && { withdrawn_at: now }),
	};
}

const reopeningPeriod = ({ reopening_days }: Rules): Period => ({ days: reopening_days, kind: "calendar" });

/** After an appeal, or a reopening that followed one. */
const endsForGood = (item: Item, to: Status): boolean =>
	(item.appealed_at !== null || item.reopened_at !== null) &&
	(isOpen(item.status) || item.status === "appealed") &&
	(isDecided(to) || to === "closed");

function eventOf({ to, needs: { kind, grounds } }: Transition, role: CaseRole, item: Item): CaseEvent {
	if (grounds) return grounds.includes("own_case") ? "case.continued" : "case.reopened";
	if (role === "complainant" && item.status === "closed" && to === "under_review") return "case.consented";
	if (kind === "answer") return "case.answered";
	if (kind === "grounds") return "case.appealed";
	if (kind === "outcome") return "case.decided";
	if (role === "system" && waitsForComplainant(item.status)) return "case.unanswered";
	if (role !== "complainant" || to !== "closed") return "case.moved";
	return isAppealOpen(item) ? "case.appeal-withdrawn" : "case.withdrawn";
}

function emailFor({ to, needs: { kind } }: Transition, item: Item): CaseEmail | undefined {
	if (kind === "question") return to === "incomplete_evidence" ? "evidence_wanted" : "question";
	if (kind === "outcome") return item.appealed_at ? "final_decision" : "decision";
	return kind === "answer" ? undefined : "status_changed";
}

import { endOfWorkingDays, type Holiday, workingDaysBetween } from "../../base/locale/working-calendar.ts";
import { isOpen, type Status, waitsForComplainant } from "../case/complaint.ts";
import { type Paused, pauseOf, waitedDays } from "./pauses.ts";

/** The federation's own periods, in working days; they are settings. */
export type Periods = { first_answer_days: number; decision_days: number; appeal_decision_days: number };

/** The deadline of a case, as stored on its row. */
export type Deadline = Paused & {
	clock_kind: "decision" | "appeal" | null;
	clock_from: Date | null;
	clock_days: number | null;
	/** Working days to the first answer. */
	clock_first_days: number | null;
	clock_waits_since: Date | null;
	clock_stopped_at: Date | null;
	first_answered_at: Date | null;
	due_at: Date | null;
	was_late: boolean;
};

/** Its columns. */
export const deadlineColumns = [
	"clock_kind",
	"clock_from",
	"clock_days",
	"clock_first_days",
	"clock_pauses",
	"clock_waited_days",
	"clock_waits_since",
	"clock_stopped_at",
	"first_answered_at",
	"due_at",
	"was_late",
] as const satisfies (keyof Deadline)[];

const stillToDecide = (status: Status) => isOpen(status) || status === "appealed";

/** The deadline of a case that was just submitted, appealed or reopened. */
export function startDeadline(kind: "decision" | "appeal", periods: Periods, now: Date) {
	const clock_pauses: string[] = [];
	return {
		clock_kind: kind,
		clock_from: now,
		clock_days: kind === "appeal" ? periods.appeal_decision_days : periods.decision_days,
		clock_first_days: periods.first_answer_days,
		clock_pauses,
		clock_waited_days: 0,
		clock_waits_since: null,
		clock_stopped_at: null,
	};
}

/** The next due step and its date; undefined while the deadline is paused and after it has stopped. */
export function dueOf(deadline: Omit<Deadline, "due_at" | "was_late">, holidays: readonly Holiday[]) {
	const { clock_from: from, clock_kind, clock_days, clock_first_days, clock_waits_since, clock_stopped_at } = deadline;
	if (!from || !clock_kind || clock_waits_since || clock_stopped_at) return undefined;
	const isFirst = clock_kind === "decision" && deadline.first_answered_at === null;
	const days = isFirst ? Math.min(clock_first_days ?? 0, clock_days ?? 0) : (clock_days ?? 0);
	const waited = isFirst ? 0 : waitedDays(deadline, holidays);
	return {
		what: isFirst ? ("first_answer" as const) : clock_kind,
		from,
		days,
		waited,
		at: endOfWorkingDays(from, days + waited, holidays),
	};
}

/**
 * The due date after a change. The same step that has passed keeps its date: a holiday of the past, which an owner may
 * add, does not take back that it was missed.
 */
export function dueAfter(before: Deadline, after: Deadline, holidays: readonly Holiday[], now: Date): Date | null {
	const [was, next] = [dueOf(before, holidays), dueOf(after, holidays)];
	const isSame = was?.what === next?.what && was?.from.getTime() === next?.from.getTime();
	return isSame && before.due_at && before.due_at < now ? before.due_at : (next?.at ?? null);
}

/**
 * Whether the federation has missed a deadline of this case. Asked before each change of the deadline, of the one in
 * effect until then, so that neither a question nor a first answer nor a new calendar takes it back
 * (docs/rules/complaints.md#lateness).
 */
export const isLate = ({ was_late, due_at }: Pick<Deadline, "was_late" | "due_at">, now: Date): boolean =>
	was_late || (due_at !== null && due_at < now);

type Change = { from: Status; to: Status; byStaff: boolean; now: Date };

/**
 * The deadline after a status change. It pauses while the complainant has to answer, stops when the case is decided or
 * closed, and starts again with an appeal or a reopening. The first action of an officer is the first answer.
 */
export function deadlineAfter(
	deadline: Deadline,
	{ from, to, byStaff, now }: Change,
	periods: Periods,
	holidays: readonly Holiday[],
): Deadline {
	const changed = { ...deadline, was_late: isLate(deadline, now) };
	if (byStaff) changed.first_answered_at ??= now;
	if (changed.clock_waits_since && !waitsForComplainant(to)) {
		const pauses = changed.clock_pauses;
		changed.clock_pauses = pauses && [...pauses, pauseOf(changed.clock_waits_since, now)];
		changed.clock_waited_days += workingDaysBetween(changed.clock_waits_since, now, holidays);
		changed.clock_waits_since = null;
	}
	if (to === "appealed") Object.assign(changed, startDeadline("appeal", periods, now));
	else if (!stillToDecide(from) && stillToDecide(to)) Object.assign(changed, startDeadline("decision", periods, now));
	else if (stillToDecide(from) && !stillToDecide(to)) changed.clock_stopped_at = now;
	if (waitsForComplainant(to)) changed.clock_waits_since ??= now;
	changed.due_at = dueAfter(deadline, changed, holidays, now);
	return changed;
}

/** In its last two working days a deadline is near. */
export const NEAR_DAYS = 2;

type DueDates = { due_at: Date | null; answer_due_at: Date | null };

/** The same of a case on the desk: an answer that did not come is late as well. */
export const deskUrgency = ({ due_at, answer_due_at }: DueDates, holidays: readonly Holiday[], now: Date) =>
	due_at ? urgencyOf(due_at, holidays, now) : answer_due_at && answer_due_at < now ? "late" : undefined;

/** How near a deadline is: red when it has passed, amber in its last two working days. */
export function urgencyOf(due: Date | null, holidays: readonly Holiday[], now: Date): "late" | "near" | undefined {
	if (!due) return undefined;
	if (due < now) return "late";
	return workingDaysBetween(now, due, holidays) <= NEAR_DAYS ? "near" : undefined;
}

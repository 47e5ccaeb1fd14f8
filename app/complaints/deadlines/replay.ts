import type { Holiday } from "../../base/locale/working-calendar.ts";
import type { Status } from "../case/complaint.ts";
import { type Deadline, deadlineAfter, dueOf, isLate, type Periods, startDeadline } from "./deadlines.ts";

type StatusChange = { at: Date; from: Status; to: Status; byStaff: boolean };
type Case = Pick<Deadline, "clock_kind" | "clock_days" | "clock_first_days" | "first_answered_at"> & {
	submitted_at: Date;
};

/**
 * The deadline of a case, counted from its submission through every change of its status. The case keeps the numbers of
 * its last period; earlier ones are those of the settings.
 */
export function replayed(
	item: Case,
	changes: readonly StatusChange[],
	settings: Periods,
	holidays: readonly Holiday[],
): Deadline {
	const first_answer_days = item.clock_first_days ?? settings.first_answer_days;
	const periods = { ...settings, first_answer_days };
	if (item.clock_kind === "decision") periods.decision_days = item.clock_days ?? settings.decision_days;
	if (item.clock_kind === "appeal") periods.appeal_decision_days = item.clock_days ?? settings.appeal_decision_days;
	const started = startDeadline("decision", periods, item.submitted_at);
	let deadline: Deadline = { ...started, first_answered_at: null, was_late: false, due_at: null };
	deadline.due_at = dueOf(deadline, holidays)?.at ?? null;
	const answered = item.first_answered_at;
	const answerBefore = (until?: Date) => {
		if (!answered || deadline.first_answered_at || (until && answered >= until)) return;
		deadline = { ...deadline, first_answered_at: answered, was_late: isLate(deadline, answered) };
		deadline.due_at = dueOf(deadline, holidays)?.at ?? null;
	};
	for (const { at: now, ...change } of changes) {
		answerBefore(now);
		deadline = deadlineAfter(deadline, { ...change, now }, periods, holidays);
	}
	answerBefore();
	return deadline;
}

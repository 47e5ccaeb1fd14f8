import { riyadhDay } from "../../base/locale/format.ts";
import { type Holiday, workingDayAfter } from "../../base/locale/working-calendar.ts";
import type { Deadline } from "./deadlines.ts";
import { waitedDays } from "./pauses.ts";

/**
 * The day by which a decision is expected, for its complainant: the period of the case with the days it waited for
 * them. Undefined while it waits, once it is decided, and when that day has passed.
 */
export function expectedDay(deadline: Deadline, holidays: readonly Holiday[], now: Date): string | undefined {
	const { clock_from, clock_days, clock_waits_since, clock_stopped_at } = deadline;
	if (!clock_from || !clock_days || clock_waits_since || clock_stopped_at) return undefined;
	const isDecisionDue = deadline.first_answered_at !== null || deadline.clock_kind === "appeal";
	if (isDecisionDue && deadline.due_at && deadline.due_at < now) return undefined; // also by another calendar
	const day = workingDayAfter(clock_from, clock_days + waitedDays(deadline, holidays), holidays);
	return day >= riyadhDay(now) ? day : undefined;
}

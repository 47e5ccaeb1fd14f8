import { riyadhDay } from "../../base/locale/format.ts";
import { type Holiday, workingDaysIn } from "../../base/locale/working-calendar.ts";

/**
 * The pauses of a deadline, as stored on its case: each is two days (`2027-01-10/2027-01-17`), of which the first does
 * not count. Working days among them are counted by the calendar of now, so that it makes no difference when a holiday
 * was entered (docs/rules/complaints.md#deadlines).
 */
export type Paused = {
	/** Null for a case of a release that kept a number alone, until its events are read again. */
	clock_pauses: string[] | null;
	/** Working days by the calendar of the day on which each pause ended. */
	clock_waited_days: number;
};

export const pauseOf = (since: Date, until: Date) => `${riyadhDay(since)}/${riyadhDay(until)}`;

/** How many working days a deadline waited for the complainant. */
export function waitedDays({ clock_pauses, clock_waited_days }: Paused, holidays: readonly Holiday[]): number {
	if (!clock_pauses) return clock_waited_days;
	return clock_pauses.reduce((sum, pause) => {
		const [from = "", until = ""] = pause.split("/");
		return sum + workingDaysIn(from, until, holidays);
	}, 0);
}

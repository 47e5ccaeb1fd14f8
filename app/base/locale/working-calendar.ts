import { riyadhDay, startOfDay } from "./format.ts";

/**
 * Days on which the federation is closed, first and last included (`2027-03-09`), with their name in both languages.
 */
export type Holiday = { from: string; until: string; name: string; name_ar: string };

const DAY_MS = 86_400_000;
/** Friday and Saturday; the week begins on Sunday (docs/rules/complaints.md#working-calendar). */
const WEEKEND = [5, 6];

const next = (day: string, plus = 1) =>
	new Date(Date.parse(`${day}T00:00:00Z`) + plus * DAY_MS).toISOString().slice(0, 10);

/** The last moment of a day in Riyadh, which has no summer time. */
export const endOfDay = (day: string) => new Date(startOfDay(day, 1).getTime() - 1);

const holidayOn = (day: string, holidays: readonly Holiday[]) =>
	holidays.find(({ from, until }) => from <= day && day <= until);

/** Whether the federation works on a day of Riyadh's calendar. */
export const isWorkingDay = (day: string, holidays: readonly Holiday[]) =>
	!WEEKEND.includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !holidayOn(day, holidays);

/**
 * The day `days` working days after a moment. The day of the moment itself does not count: Thursday 23:59:59 and
 * Thursday morning give the same day.
 */
export function workingDayAfter(from: Date, days: number, holidays: readonly Holiday[]): string {
	let day = riyadhDay(from);
	for (let left = days; left > 0; ) {
		day = next(day);
		if (isWorkingDay(day, holidays)) left -= 1;
	}
	return day;
}

/** The day itself where the federation works on it, else the next day on which it does. */
export function workingDayFrom(day: string, holidays: readonly Holiday[]): string {
	let found = day;
	while (!isWorkingDay(found, holidays)) found = next(found);
	return found;
}

/**
 * The day so many days of the calendar after a moment, moved to a working day. The day of the moment itself does not
 * count.
 */
export const calendarDayAfter = (from: Date, days: number, holidays: readonly Holiday[]): string =>
	workingDayFrom(next(riyadhDay(from), days), holidays);

/** The last moment of that day in Riyadh: until then a deadline is kept. */
export const endOfWorkingDays = (from: Date, days: number, holidays: readonly Holiday[]) =>
	endOfDay(workingDayAfter(from, days, holidays));

/** How many working days begin after a day and no later than another; 0 on the same day. */
export function workingDaysIn(from: string, until: string, holidays: readonly Holiday[]): number {
	let count = 0;
	for (let day = next(from); day <= until; day = next(day)) if (isWorkingDay(day, holidays)) count += 1;
	return count;
}

/** The same between the days of two moments. */
export const workingDaysBetween = (from: Date, until: Date, holidays: readonly Holiday[]) =>
	workingDaysIn(riyadhDay(from), riyadhDay(until), holidays);

import { type Days, dayAfter, type Rhythm, weekdayOf, within } from "./task.ts";

/** Three years: a plan that finds no more days than that has none. */
const MOST_DAYS = 3 * 366;

type Calendar = { first: string; weekdays: readonly number[]; rhythm: Rhythm; closed: readonly Days[] };

/**
 * The days of each round, one after another from the first day on. Closed days are left out, and a week that has no
 * other day is skipped. Weeks are counted from the first day.
 * @returns undefined when three years have too few such days
 */
export function roundDays(count: number, { first, weekdays, rhythm, closed }: Calendar): string[][] | undefined {
	const rounds: string[][] = [];
	const isOpen = (day: string) => weekdays.includes(weekdayOf(day)) && !within(day, closed);
	const step = rhythm === "day" ? 1 : 7;
	let skip = 0;
	for (let begin = 0; begin < MOST_DAYS && rounds.length < count; begin += step + skip) {
		const days = Array.from({ length: step }, (_, plus) => dayAfter(first, begin + plus)).filter(isOpen);
		skip = days.length > 0 && rhythm === "two-weeks" ? 7 : 0;
		if (days.length > 0) rounds.push(days);
	}
	return rounds.length === count ? rounds : undefined;
}

/** Days on which the federation is closed without a break, at most: the deadlines of cases pass over each of them. */
const MOST_CLOSED_DAYS = 30;

const DAY_MS = 86_400_000;
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/**
 * Which holidays, by their places in the list, make more closed days without a break than that; those that touch or
 * overlap are one.
 * @example tooLong([{ from: "2027-03-01", until: "2027-03-31" }]) === [0]
 */
export function tooLong(holidays: readonly { from: string; until: string }[]): number[] {
	const spans = holidays.map(({ from, until }, at) => ({ at, from: dayNumber(from), until: dayNumber(until) }));
	let [first, last] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
	const found: number[] = [];
	for (const { at, from, until } of spans.toSorted((a, b) => a.from - b.from)) {
		if (from > last + 1) first = from;
		last = from > last + 1 ? until : Math.max(last, until);
		if (last - first >= MOST_CLOSED_DAYS) found.push(at);
	}
	return found;
}

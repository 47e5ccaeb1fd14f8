import { endOfWorkingDays, type Holiday } from "../../../base/locale/working-calendar.ts";

/** A time in which no process of the site wrote its heartbeat. */
export type Outage = { from: Date; until: Date };

const MINUTE = 60_000;
/** Shorter gaps are a restart, not an outage. */
export const SHORTEST_OUTAGE_MS = 90_000;
/** Outages of so long before an end count in sum. */
export const LAST_DAY_MS = 24 * 60 * MINUTE;
const LAST_HOUR_MS = 60 * MINUTE;
const SUM_MS = 60 * MINUTE;

/**
 * The end of a period that outages cut short: the end of the next working day, and of the one after it when that is cut
 * short as well (docs/rules/complaints.md#outages). An end that none cuts short is returned as it is.
 */
export function endAfterOutages(end: Date, outages: readonly Outage[], holidays: readonly Holiday[]): Date {
	let moved = end;
	while (isCutShort(moved, outages)) moved = endOfWorkingDays(moved, 1, holidays);
	return moved;
}

/** An hour in sum of the last 24, or any outage in the last hour. */
const isCutShort = (end: Date, outages: readonly Outage[]) =>
	downBefore(end, LAST_DAY_MS, outages) >= SUM_MS || downBefore(end, LAST_HOUR_MS, outages) > 0;

function downBefore(end: Date, spanMs: number, outages: readonly Outage[]): number {
	const [first, last] = [end.getTime() - spanMs, end.getTime()];
	return outages
		.filter(({ from, until }) => until.getTime() - from.getTime() >= SHORTEST_OUTAGE_MS)
		.reduce((sum, { from, until }) => {
			const overlap = Math.min(until.getTime(), last) - Math.max(from.getTime(), first);
			return sum + Math.max(0, overlap);
		}, 0);
}

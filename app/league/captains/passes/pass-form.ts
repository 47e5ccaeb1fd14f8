import { z } from "zod";
import { sides } from "../../../access/side.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { requiredDay } from "../../../base/typed/day-time.ts";

/** A pass works for so many days after the tie at most (docs/rules/roles.md#captains). */
const MOST_DAYS = 14;

/**
 * So many wrong PINs, from all networks together, close a PIN until staff make a new one
 * (docs/rules/roles.md#captains).
 */
export const MOST_WRONG_PINS = 100;
export const isClosed = ({ wrong_pins }: { wrong_pins: number }) => wrong_pins >= MOST_WRONG_PINS;

export const passForm = z.object({
	side: z.enum(sides, { error: "required" }),
	/** The last day on which it works. */
	until: requiredDay,
});
export type PassInput = z.output<typeof passForm>;

const after = (day: string, days: number) => riyadhDay(new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000));

/**
 * The days on which a pass may end: today at the earliest, by default the day after the tie, and two weeks after it at
 * most.
 */
export function lastDays(matchDate: string, now: Date) {
	const today = riyadhDay(now);
	const from = matchDate > today ? matchDate : today;
	return { first: today, usual: after(from, 1), last: after(from, MOST_DAYS) };
}

/** The day on which a pass works for the last time: its end is the midnight after. */
export const lastDayOf = (expiresAt: Date) => riyadhDay(new Date(expiresAt.getTime() - 1));

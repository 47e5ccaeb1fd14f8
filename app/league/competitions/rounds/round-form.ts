import { z } from "zod";
import { optionalDay, optionalText, wholeNumber } from "../../../base/forms/form-fields.ts";

/** A round of a stage: its number, a name where it has one, and the days in which its ties are played. */
export const roundForm = z
	.object({
		number: wholeNumber(1, 999),
		name_ar: optionalText(60),
		name: optionalText(60),
		from_on: optionalDay,
		until_on: optionalDay,
	})
	.superRefine(({ from_on, until_on }, { addIssue }) => {
		if (from_on && until_on && from_on > until_on)
			addIssue({ code: "custom", path: ["until_on"], message: "dayBefore" });
	});
export type RoundValues = z.output<typeof roundForm>;

/**
 * How the rounds of a group are made: the first day of the first one, the days from one round to the next, and the days
 * of each.
 */
export const makeForm = z.object({
	first_on: optionalDay,
	every: wholeNumber(1, 60).default(7),
	days: wholeNumber(1, 14).default(1),
});
export type NewRoundsValues = z.output<typeof makeForm>;

/**
 * How many rounds a group has in which each squad meets each other so often: with an odd number one squad rests in
 * each.
 */
export function roundCount(squads: number, legs: number): number {
	if (squads < 2) return 0;
	return (squads % 2 === 0 ? squads - 1 : squads) * legs;
}

const DAY_MS = 86_400_000;
/** The days of a round, when the first one begins on a day. */
export function daysOf(number: number, { first_on, every, days }: NewRoundsValues) {
	if (first_on === null) return { from_on: null, until_on: null };
	const after = (count: number) => new Date(Date.parse(first_on) + count * DAY_MS).toISOString().slice(0, 10);
	const from = (number - 1) * every;
	return { from_on: after(from), until_on: after(from + days - 1) };
}

import { z } from "zod";
import { optionalDay, optionalText, orNull, requiredText, wholeNumber } from "../../base/forms/form-fields.ts";
import { optionalPosition } from "../../base/maps/position.ts";
import { requiredDay } from "../../base/typed/day-time.ts";

/** A hall as staff enter it. */
export const venueForm = z.object({
	name_ar: requiredText(120),
	name: requiredText(120),
	club_id: orNull(wholeNumber(1, 2_147_483_647)),
	address_ar: optionalText(200),
	address: optionalText(200),
	location: optionalPosition(),
	tables: orNull(wholeNumber(1, 999)),
});
export type VenueValues = z.output<typeof venueForm>;

/** The most closures of a hall. */
export const MOST_CLOSURES = 100;

/** Days on which nothing can be played there, the first and the last included. Without a last day it is one day. */
export const closureForm = z
	.object({
		from_on: requiredDay,
		until_on: optionalDay,
		reason_ar: optionalText(200),
		reason: optionalText(200),
	})
	.transform((closure) => ({ ...closure, until_on: closure.until_on ?? closure.from_on }))
	.refine(({ from_on, until_on }) => from_on <= until_on, { path: ["until_on"], message: "dayBefore" });
export type ClosureValues = z.output<typeof closureForm>;

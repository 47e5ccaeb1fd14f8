import { z } from "zod";
import { optionalDay } from "../../../base/forms/form-fields.ts";

/** The days of a player on a roster, the first and the last included. */
export const placeForm = z
	.object({ from_on: optionalDay, until_on: optionalDay })
	.refine(({ from_on, until_on }) => !from_on || !until_on || from_on <= until_on, {
		path: ["until_on"],
		message: "dayBefore",
	});
export type PlaceValues = z.output<typeof placeForm>;

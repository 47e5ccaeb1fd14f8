import { z } from "zod";
import { optionalDay, wholeNumber } from "../../../base/forms/form-fields.ts";

export const stintKinds = ["own", "loan"] as const;

/** A player at a club by days, the first and the last included. */
export const stintForm = z
	.object({
		club_id: wholeNumber(1, 2_147_483_647),
		kind: z.enum(stintKinds, { error: "required" }),
		from_on: optionalDay,
		until_on: optionalDay,
	})
	.refine(({ from_on, until_on }) => !from_on || !until_on || from_on <= until_on, {
		path: ["until_on"],
		message: "dayBefore",
	});
export type StintValues = z.output<typeof stintForm>;

import { z } from "zod";
import { optionalDay, optionalText, requiredText } from "../../../base/forms/form-fields.ts";
import { machineText } from "../../../base/typed/machine-text.ts";
import { licenceStates } from "./licence.ts";

/** A player's licence of a season as staff keep it. */
export const licenceForm = z
	.object({
		season: requiredText(9),
		/** The code of a category. */
		category: requiredText(60),
		state: z.enum(licenceStates, { error: "required" }),
		number: optionalText(40).transform((typed) => typed && machineText(typed)),
		valid_from: optionalDay,
		valid_until: optionalDay,
		reason: optionalText(500),
	})
	.superRefine(({ state, reason, valid_from, valid_until }, { addIssue }) => {
		if ((state === "refused" || state === "withdrawn") && reason === null)
			addIssue({ code: "custom", path: ["reason"], message: "required" });
		if (valid_from && valid_until && valid_from > valid_until)
			addIssue({ code: "custom", path: ["valid_until"], message: "dayBefore" });
	});
export type LicenceValues = z.output<typeof licenceForm>;

import { z } from "zod";
import { requiredText } from "../../base/forms/form-fields.ts";
import { parseReference } from "../../decisions/reference.ts";

export const trackMethods = ["national_id", "email"] as const;

/** Reference and proof are both required (docs/rules/complaints.md#tracking); a reference in any digits is read. */
export const trackForm = z.object({
	case_reference: requiredText(40).transform((typed) => parseReference(typed) ?? typed),
	method: z.enum(trackMethods, { error: "unknownChoice" }).default("national_id"),
	value: requiredText(254),
});
export type TrackInput = z.output<typeof trackForm>;

/** The code of a mail: six digits of either kind. */
export const codeForm = z.object({ code: requiredText(20) });

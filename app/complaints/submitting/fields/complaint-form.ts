import { z } from "zod";
import { optionalPhone, optionalText, orNull, requiredLines } from "../../../base/forms/form-fields.ts";
import { disputeTypes, REPRESENTED_MAX, representations, STATEMENT_MAX } from "../../case/complaint.ts";
import { pastDay } from "../../complainants/profile-form.ts";

/** A dispute without a type is of the type `other` (docs/rules/complaints.md#dispute-types). */
const disputeType = z.preprocess(
	(value) => (value === "" || value === undefined ? "other" : value),
	z.enum(disputeTypes, { error: "unknownChoice" }),
);

const partyName = optionalText(120);
const partyOrganization = optionalText(160);

/**
 * The controls of each step of the wizard; both parties are stored with the case (docs/rules/complaints.md#drafts).
 * `today` is the day in Riyadh.
 */
export const draftSteps = (today: string) => ({
	1: z.object({ dispute_type: disputeType }),
	2: z
		.object({
			detailed_description: requiredLines(STATEMENT_MAX),
			detailed_description_ar: optionalText(STATEMENT_MAX),
			incident_date: pastDay("1950-01-01", today),
			incident_location: optionalText(200),
			incident_location_ar: optionalText(200),
			first_party_full_name: partyName,
			first_party_phone: optionalPhone(),
			first_party_organization: partyOrganization,
			second_party_full_name: partyName,
			second_party_phone: optionalPhone(),
			second_party_organization: partyOrganization,
			represented_name: optionalText(REPRESENTED_MAX),
			represented_as: orNull(z.enum(representations, { error: "unknownChoice" })),
		})
		.superRefine(representedWhole),
});

/**
 * A represented person has a name and a representative with a capacity, or there is none
 * (docs/rules/complaints.md#representatives).
 */
function representedWhole(
	{ represented_name, represented_as }: { represented_name: string | null; represented_as: string | null },
	context: z.RefinementCtx,
) {
	if ((represented_name === null) === (represented_as === null)) return;
	const missing = represented_name === null ? "represented_name" : "represented_as";
	context.addIssue({ code: "custom", message: "required", path: [missing] });
}

const controls = draftSteps("");
export const draftFields: Record<1 | 2, string[]> = {
	1: Object.keys(controls[1].shape),
	2: Object.keys(controls[2].shape),
};
export const allDraftFields: readonly string[] = [...draftFields[1], ...draftFields[2]];
/** Fields with a text of several lines, to which another can be added. */
export const longDraftFields: readonly string[] = ["detailed_description", "detailed_description_ar"];

/** Fields of the fourth step. */
export const submitForm = z.object({
	terms: z.preprocess((value) => value === "on" || value === true, z.boolean()).refine(Boolean, "agreeToTerms"),
	/** The version that was shown; without one it is the current one. */
	terms_version: optionalText(20),
});

/** The server alone sets these; a form that sends them is refused with 422 (docs/rules/complaints.md#drafts). */
export const serverFields = [
	"email_verified",
	"status",
	"priority",
	"case_reference",
	"user_id",
	"submitted_at",
] as const;

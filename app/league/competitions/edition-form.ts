import { z } from "zod";
import { checkbox } from "../../base/forms/form-fields.ts";
import { checkFields, refineChecks } from "../../people/registrations/eligibility/checks.ts";
import { depths } from "./depth.ts";

export const editionStates = ["draft", "entries", "running", "finished"] as const;

/** How a competition is held in a season. */
export const editionForm = z
	.object({
		state: z.enum(editionStates, { error: "required" }),
		depth: z.enum(depths, { error: "required" }),
		/** A squad that leaves keeps its results when at least half of its ties were played. */
		keeps_half: checkbox(),
		...checkFields,
	})
	.superRefine(refineChecks);
export type EditionValues = z.output<typeof editionForm>;

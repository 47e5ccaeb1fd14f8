import { z } from "zod";
import { checkFields, refineChecks } from "../../people/registrations/eligibility/checks.ts";
import { depths } from "./depth.ts";

export const editionStates = ["draft", "entries", "running", "finished"] as const;

/** How a competition is held in a season. */
export const editionForm = z
	.object({
		state: z.enum(editionStates, { error: "required" }),
		depth: z.enum(depths, { error: "required" }),
		...checkFields,
	})
	.superRefine(refineChecks);
export type EditionValues = z.output<typeof editionForm>;

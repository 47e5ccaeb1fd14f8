import { z } from "zod";
import { requiredText } from "../../base/forms/form-fields.ts";
import { apiScopeNames } from "./api-scopes.ts";

/** How long a token may live, in days. */
export const tokenDays = ["7", "30", "90"] as const;

const ticked = z
	.literal("on")
	.optional()
	.transform((value) => value === "on");

/** A token for a program: its name, what it may do, until when. */
export const tokenForm = z
	.object({
		name: requiredText(80),
		days: z.enum(tokenDays, { error: "unknownChoice" }),
		"complaints-read": ticked,
		"complaints-update": ticked,
		photos: ticked,
	})
	.transform((form) => ({ ...form, scopes: apiScopeNames.filter((scope) => form[scope]) }))
	.refine((form) => form.scopes.length > 0, { path: ["scopes"], message: "nothingTicked" });

import { z } from "zod";
import { emailAddress, requiredLines, requiredText } from "../base/forms/form-fields.ts";

/** All four fields are required (docs/rules/site.md#contact); the lengths are ours. */
export const contactForm = z.object({
	name: requiredText(100),
	surname: requiredText(100),
	email: emailAddress(),
	message: requiredLines(5000),
});
export type ContactInput = z.infer<typeof contactForm>;

export const newsletterForm = z.object({ email: emailAddress() });

import { z } from "zod";
import { emailAddress } from "../base/http/form-fields.ts";
import { newPassword, STAFF_PASSWORD_MIN } from "./password.ts";

const givenPassword = z.string({ error: "required" }).min(1, "required").max(128, "tooLong");
const repeated = <T extends { password: string; confirm_password: string }>(form: T) =>
	form.password === form.confirm_password;
const mismatch = { path: ["confirm_password"], message: "passwordsDiffer" };

/** E-mail and password are required (specification, section 5). */
export const signInForm = z.object({ email: emailAddress(), password: givenPassword });

/** An account for staff: it has no role until an owner grants one. */
export const registerForm = z
	.object({ email: emailAddress(), password: newPassword(STAFF_PASSWORD_MIN), confirm_password: givenPassword })
	.refine(repeated, mismatch);

export const forgotForm = z.object({ email: emailAddress() });

/** How many characters depends on whose password it is. */
export const resetForm = (least: number) =>
	z.object({ password: newPassword(least), confirm_password: givenPassword }).refine(repeated, mismatch);

export const changePasswordForm = (least: number) =>
	z
		.object({ current_password: givenPassword, password: newPassword(least), confirm_password: givenPassword })
		.refine(repeated, mismatch);

/** Six digits of the authenticator, or a recovery code. */
export const codeForm = z.object({
	code: z
		.string({ error: "required" })
		.transform((code) => code.replace(/\s/g, ""))
		.pipe(z.string().min(1, "required").max(40, "tooLong")),
});

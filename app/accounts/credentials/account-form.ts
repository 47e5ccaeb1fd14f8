import { z } from "zod";
import type { Role } from "../../access/actor.ts";
import { emailAddress, optionalText } from "../../base/forms/form-fields.ts";
import { machineNumber, machineText } from "../../base/typed/machine-text.ts";
import { newPassword, STAFF_PASSWORD_MIN } from "../passwords/password.ts";

const givenPassword = z.string({ error: "required" }).min(1, "required").max(128, "tooLong");
const repeated = <T extends { password: string; confirm_password: string }>(form: T) =>
	form.password === form.confirm_password;
const mismatch = { path: ["confirm_password"], message: "passwordsDiffer" };

/** Email and password are required (docs/rules/accounts.md#passwords). */
export const signInForm = z.object({ email: emailAddress(), password: givenPassword });

/** Roles that an owner may invite to: complainants register themselves, with a profile. */
export const invitedRoles = ["editor", "league-manager", "officer", "head", "owner"] as const satisfies readonly Role[];

/** An invitation to staff work. */
export const inviteForm = z.object({
	email: emailAddress(),
	name: optionalText(120),
	role: z.enum(invitedRoles, { error: "required" }),
	language: z.enum(["ar", "en"], { error: "unknownChoice" }),
});

/** The name by which owners know an account; empty takes it away. */
export const nameForm = z.object({ name: optionalText(120) });

/** An account for staff: it has no role until an owner grants one. */
export const registerForm = z
	.object({ email: emailAddress(), password: newPassword(STAFF_PASSWORD_MIN), confirm_password: givenPassword })
	.refine(repeated, mismatch);

export const forgotForm = z.object({ email: emailAddress() });

/** A new password, typed twice. How many characters depends on whose it is. */
export const newPasswordForm = (least: number) =>
	z.object({ password: newPassword(least), confirm_password: givenPassword }).refine(repeated, mismatch);

/** A new password and, if they give one, the name of who was invited to staff work. */
export const joinForm = (least: number) =>
	z
		.object({ password: newPassword(least), confirm_password: givenPassword, name: optionalText(120) })
		.refine(repeated, mismatch);

export const changePasswordForm = (least: number) =>
	z
		.object({ current_password: givenPassword, password: newPassword(least), confirm_password: givenPassword })
		.refine(repeated, mismatch);

const TIME_CODE = /^\d{6}$/;
const RECOVERY_CODE = /^[A-Za-z0-9]{5}-[A-Za-z0-9]{5}$/;

/**
 * Six digits of the authenticator, or a recovery code, as people type them. What is neither is no try: it is refused
 * before it counts.
 */
export const secondFactorCode = z
	.string({ error: "required" })
	.transform((typed) => {
		const [text, number] = [machineText(typed).replaceAll(" ", ""), machineNumber(typed)];
		return TIME_CODE.test(number) ? number : text.replace(/^([A-Za-z0-9]{5})-?([A-Za-z0-9]{5})$/, "$1-$2");
	})
	.pipe(
		z
			.string()
			.min(1, { error: "required", abort: true })
			.refine((code) => TIME_CODE.test(code) || RECOVERY_CODE.test(code), "notACode"),
	);
export const codeForm = z.object({ code: secondFactorCode });

import { z } from "zod";
import { secondFactorCode, signInForm } from "../../accounts/credentials/account-form.ts";
import { accountProblems } from "../../accounts/problem-text.ts";
import { signInProgram } from "../../accounts/sign-in/sign-in-program.server.ts";
import { readJson } from "../../base/forms/read-fields.ts";
import { SHORT_FORM } from "../../base/limits/short-form.ts";
import { apiError, badJson, privateJson, tooMany, usePost } from "../api.server.ts";
import type { Route } from "./+types/verify-admin-login";

export const handle = { maxBody: SHORT_FORM };

export const loader = usePost;

/** A second factor, where the account has one, goes into `code`; an empty one is none. */
export const adminLoginForm = signInForm.extend({ code: z.literal("").or(secondFactorCode).optional() });

/** Why there is no token, in words of the API. */
const refusals = {
	badCredentials: {
		status: 401,
		code: "invalid_credentials",
		ar: "بيانات الدخول غير صحيحة",
		en: "Invalid credentials",
	},
	secondFactorRequired: {
		status: 401,
		code: "second_factor_required",
		ar: "أرسل رمز التحقق بخطوتين في code.",
		en: "Send the code of two-step verification in code.",
	},
	noRole: { status: 403, code: "forbidden", ar: "ليس لهذا الحساب دور هنا.", en: "This account has no role here." },
	passwordDue: {
		status: 403,
		code: "password_too_short",
		ar: "يتطلب هذا الدور كلمة مرور أطول: اخترها من /admin/auth.",
		en: "This role asks for a longer password: choose one at /admin/auth.",
	},
	secondFactorMissing: {
		status: 403,
		code: "second_factor_missing",
		ar: "هذا الدور يتطلب التحقق بخطوتين: فعّله من /admin/auth.",
		en: "This role requires two-step verification: set it up at /admin/auth.",
	},
} as const;

/** Says that the code alone is wrong, or that more is missing. */
function wordsFor({ issues }: z.ZodError) {
	if (issues.every(({ path }) => path[0] === "code"))
		return { ar: `code: ${accountProblems("ar").notACode}.`, en: `code: ${accountProblems("en").notACode}.` };
	return { ar: "أرسل email وpassword.", en: "Send email and password." };
}

/**
 * `{email, password}` in, `{success, admin, token}` out: for programs of the staff. The token opens the functions that
 * the account may call, lives as long as a session would, and goes into `Authorization: Bearer`.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const body = await readJson(request);
	if (!body) return badJson(request);
	const parsed = adminLoginForm.safeParse(body);
	if (!parsed.success) return apiError(request, 422, "invalid", wordsFor(parsed.error));
	const outcome = await signInProgram({ request, context }, parsed.data);
	if (!outcome.ok && "wait" in outcome) return tooMany(request, outcome.wait);
	if (!outcome.ok) {
		const { status, code, ...words } = refusals[outcome.refused];
		return apiError(request, status, code, words);
	}
	const { id, email, name } = outcome.account;
	return privateJson({
		success: true,
		admin: { id, email, full_name: name, full_name_ar: name },
		token: outcome.token,
		expires_at: outcome.expiresAt,
	});
}

import { z } from "zod";
import { accountProfile } from "../../accounts/account.server.ts";
import { signInForm } from "../../accounts/account-form.ts";
import { lacksSecondFactor } from "../../accounts/session.server.ts";
import { signInForToken } from "../../accounts/sign-in.server.ts";
import type { Route } from "./+types/verify-admin-login";
import { apiError, privateJson } from "./api.server.ts";

export const loader = () => apiError(405, "method_not_allowed", "Use POST.");

/** A second factor, where the account has one, goes into `code`. */
export const adminLoginForm = signInForm.extend({ code: z.string().max(40).optional() });

/**
 * `{email, password}` in, `{success, admin, token}` out: for programs of the staff. The token is a session like any other,
 * with its limits, and goes into `Authorization: Bearer`.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const parsed = adminLoginForm.safeParse(await request.json().catch(() => undefined));
	if (!parsed.success) return apiError(422, "invalid", "Send e-mail and password.");
	const { email, password, code } = parsed.data;
	const outcome = await signInForToken({ request, context }, email, password, code);
	if (!outcome.ok && "wait" in outcome) return apiError(429, "too_many", `Try again in ${outcome.wait} seconds.`);
	if (!outcome.ok && outcome.refused === "secondFactorRequired")
		return apiError(401, "second_factor_required", "Send the code of the second factor.");
	if (!outcome.ok) return apiError(401, "invalid_credentials", "Invalid credentials");
	const { roles, name, hasSecondFactor } = await accountProfile(outcome.accountId);
	if (!roles.some((role) => role !== "complainant"))
		return apiError(403, "forbidden", "This account has no role here.");
	if (lacksSecondFactor({ roles, hasSecondFactor }))
		return apiError(403, "second_factor_missing", "This role asks for a second factor: set it up at /admin/auth.");
	const admin = { id: outcome.accountId, email: outcome.email, full_name: name, full_name_ar: name };
	return privateJson({ success: true, admin, token: outcome.token });
}

import { requestContext } from "../../base/http/request-context.ts";
import { checkCode } from "../../complaints/one-time-codes.server.ts";
import { portalText } from "../../complaints/text.ts";
import type { Route } from "./+types/verify-complaint-otp";
import { apiError, privateJson } from "./api.server.ts";
import { giveCode } from "./otp-form.ts";

export const loader = () => apiError(405, "method_not_allowed", "Use POST.");

/** `{email, otpCode, type}` in, `{valid}` out. A code is valid once, for the type it was asked for. */
export async function action({ request, context }: Route.ActionArgs) {
	const parsed = giveCode.safeParse(await request.json().catch(() => undefined));
	if (!parsed.success) return apiError(422, "invalid", "Send email, otpCode and type.");
	const { email, otpCode, type } = parsed.data;
	const checked = await checkCode(email, type, otpCode, context.get(requestContext).address);
	if (!checked.ok && checked.wait) return apiError(429, "too_many", `Try again in ${checked.wait} seconds.`);
	const t = portalText("en");
	return privateJson({ valid: checked.ok, message: checked.ok ? t.codeVerified : t.codeInvalid });
}

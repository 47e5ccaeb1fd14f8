import { readJson } from "../../base/forms/read-fields.ts";
import { requestContext } from "../../base/http/request-context.ts";
import { SHORT_FORM } from "../../base/limits/short-form.ts";
import { noticeText } from "../../complaints/flash-text.ts";
import { checkCode, purposeOfNetwork } from "../../complaints/tracking/one-time-codes.server.ts";
import { trackingText } from "../../complaints/tracking/text.ts";
import { apiError, badJson, privateJson, tooMany, usePost } from "../api.server.ts";
import type { Route } from "./+types/verify-complaint-otp";
import { giveCode } from "./otp-form.ts";

export const handle = { maxBody: SHORT_FORM };

export const loader = usePost;

/** `{email, otpCode, type}` in, `{valid}` out. A code is valid once, for the type it was asked for. */
export async function action({ request, context }: Route.ActionArgs) {
	const body = await readJson(request);
	if (!body) return badJson(request);
	const parsed = giveCode.safeParse(body);
	if (!parsed.success)
		return apiError(request, 422, "invalid", { ar: "أرسل email وotpCode وtype.", en: "Send email, otpCode and type." });
	const { email, otpCode, type } = parsed.data;
	const { address } = context.get(requestContext);
	const checked = await checkCode(email, purposeOfNetwork(type, address), otpCode, address);
	if (!checked.ok && checked.wait) return tooMany(request, checked.wait);
	return privateJson({
		valid: checked.ok,
		message: checked.ok ? noticeText("en")["code-verified"] : trackingText("en").codeInvalid,
	});
}

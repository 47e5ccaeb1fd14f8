import { requestContext } from "../../base/http/request-context.ts";
import { sendCode } from "../../complaints/one-time-codes.server.ts";
import { portalText } from "../../complaints/text.ts";
import type { Route } from "./+types/generate-complaint-otp";
import { apiError, privateJson } from "./api.server.ts";
import { askForCode } from "./otp-form.ts";

export const loader = () => apiError(405, "method_not_allowed", "Use POST.");

/** `{email, type}` in, `{success: true}` out, whether there is such a complainant or not. The code works for that type only. */
export async function action({ request, context }: Route.ActionArgs) {
	const parsed = askForCode.safeParse(await request.json().catch(() => undefined));
	if (!parsed.success) return apiError(422, "invalid", "Send email and type.");
	const { email, type } = parsed.data;
	const { address } = context.get(requestContext);
	const sent = await sendCode(email, type, { address });
	if (!sent.ok) return apiError(429, "too_many", `Try again in ${sent.wait} seconds.`);
	return privateJson({ success: true, message: portalText("en").codeSent });
}

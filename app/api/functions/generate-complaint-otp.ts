import { readJson } from "../../base/forms/read-fields.ts";
import { requestContext } from "../../base/http/request-context.ts";
import { SHORT_FORM } from "../../base/limits/short-form.ts";
import { noticeText } from "../../complaints/flash-text.ts";
import { codePurposes, purposeOfNetwork, sendCode } from "../../complaints/tracking/one-time-codes.server.ts";
import { apiError, badJson, privateJson, tooMany, usePost } from "../api.server.ts";
import type { Route } from "./+types/generate-complaint-otp";
import { askForCode } from "./otp-form.ts";

export const handle = { maxBody: SHORT_FORM };

export const loader = usePost;

/**
 * `{email, type}` in, `{success: true}` out, whether there is such a complainant or not. The code works for that type
 * only, from the network that asked for it.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const body = await readJson(request);
	if (!body) return badJson(request);
	const parsed = askForCode.safeParse(body);
	const purposes = codePurposes.join(", ");
	if (!parsed.success)
		return apiError(request, 422, "invalid", {
			ar: `أرسل email وtype: ${purposes}.`,
			en: `Send email and type: ${purposes}.`,
		});
	const { email, type } = parsed.data;
	const { address } = context.get(requestContext);
	const sent = await sendCode(email, purposeOfNetwork(type, address), { address });
	if (!sent.ok) return tooMany(request, sent.wait);
	return privateJson({ success: true, message: noticeText("en")["code-sent"] });
}

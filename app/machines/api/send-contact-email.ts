import { visitor } from "../../access/actor.ts";
import { problemsOf } from "../../base/http/problems.ts";
import { requestContext } from "../../base/http/request-context.ts";
import { commonText } from "../../base/ui/text.ts";
import { sendContactMessage } from "../../federation/contact.server.ts";
import { contactForm } from "../../federation/contact-form.ts";
import type { Route } from "./+types/send-contact-email";
import { apiError, json } from "./api.server.ts";

export const loader = () => apiError(405, "method_not_allowed", "Use POST.");

/** `{name, surname, email, message}` in, `{success: true}` out. The same command as the forms. */
export async function action({ request, context }: Route.ActionArgs) {
	if (request.method !== "POST") return apiError(405, "method_not_allowed", "Use POST.");
	const body: unknown = await request.json().catch(() => undefined);
	if (typeof body !== "object" || body === null || Array.isArray(body))
		return apiError(400, "bad_json", "Send a JSON object.");
	const parsed = contactForm.safeParse(body);
	if (!parsed.success) {
		const [[field, problem] = ["", ""]] = Object.entries(problemsOf(parsed.error));
		const text = (commonText("en") as Record<string, unknown>)[problem];
		return apiError(422, "invalid", `${field}: ${typeof text === "string" ? text : problem}`);
	}
	const outcome = await sendContactMessage(visitor, parsed.data, {
		locale: request.headers.get("accept-language")?.startsWith("en") ? "en" : "ar",
		address: context.get(requestContext).address,
		trapped: false,
	});
	return outcome.ok ? json({ success: true }) : apiError(429, "too_many", `Try again in ${outcome.wait} seconds.`);
}

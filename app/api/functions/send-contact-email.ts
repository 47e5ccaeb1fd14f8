import { visitor } from "../../access/actor.ts";
import { problemsOf } from "../../base/forms/problems.ts";
import { readJson } from "../../base/forms/read-fields.ts";
import { requestContext } from "../../base/http/request-context.ts";
import { SHORT_FORM } from "../../base/limits/short-form.ts";
import { askedLocale } from "../../base/locale/asked-locale.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { problemText } from "../../base/ui/fields/problem-text.tsx";
import { sendContactMessage } from "../../contact/contact.server.ts";
import { contactForm } from "../../contact/contact-form.ts";
import { apiError, badJson, json, tooMany, usePost } from "../api.server.ts";
import type { Route } from "./+types/send-contact-email";

export const handle = { maxBody: SHORT_FORM };

export const loader = usePost;

/** `{name, surname, email, message}` in, `{success: true}` out. The same command as the forms. */
export async function action({ request, context }: Route.ActionArgs) {
	const body = await readJson(request);
	if (!body) return badJson(request);
	const parsed = contactForm.safeParse(body);
	if (!parsed.success) {
		const [[field, problem] = ["", ""]] = Object.entries(problemsOf(parsed.error));
		const inWords = (locale: Locale) => `${field}: ${problemText(locale, problem)}`;
		return apiError(request, 422, "invalid", { ar: inWords("ar"), en: inWords("en") });
	}
	const outcome = await sendContactMessage(visitor, parsed.data, {
		locale: askedLocale(request.headers.get("accept-language")) ?? "ar",
		address: context.get(requestContext).address,
		trapped: false,
	});
	return outcome.ok ? json({ success: true }) : tooMany(request, outcome.wait);
}

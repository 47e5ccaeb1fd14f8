import type { RouterContextProvider } from "react-router";
import { visitor } from "../access/actor.ts";
import { formAction, refused, validInput } from "../base/forms/form-action.server.ts";
import { isHoneypotFilled } from "../base/forms/honeypot.ts";
import { pathIn } from "../base/locale/path.ts";
import { sendContactMessage } from "./contact.server.ts";
import { contactForm } from "./contact-form.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** The action of the contact form on the two pages that have it. */
export const contactAction = (args: Args, page: "/" | "/contact") =>
	formAction(args, async ({ values, form, locale, address }) => {
		const input = validInput(contactForm, values);
		const sent = await sendContactMessage(visitor, input, { locale, address, trapped: isHoneypotFilled(form) });
		return sent.ok ? { to: pathIn(locale, page), flash: "contact-sent" } : refused(sent);
	});

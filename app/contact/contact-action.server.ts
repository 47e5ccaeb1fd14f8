import type { RouterContextProvider } from "react-router";
import { visitor } from "../access/actor.ts";
import { formAction, refused, validInput } from "../base/forms/form-action.server.ts";
import { isHoneypotFilled } from "../base/forms/honeypot.ts";
import type { AskedClub } from "./asked-club.ts";
import { sendContactMessage } from "./contact.server.ts";
import { contactForm } from "./contact-form.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** The action of the contact form, which is posted to its own page: to the federation, or to a club. */
export const contactAction = (args: Args, club?: AskedClub) =>
	formAction(args, async ({ values, form, locale, address }) => {
		const input = validInput(contactForm, values);
		const sender = { locale, address, trapped: isHoneypotFilled(form) };
		const sent = await sendContactMessage(visitor, input, sender, club);
		if (!sent.ok) return refused(sent);
		return { to: args.url.pathname, flash: club && sent.isMailed ? "training-asked" : "contact-sent" };
	});

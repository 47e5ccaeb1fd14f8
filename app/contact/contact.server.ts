import type { Actor } from "../access/actor.ts";
import { authorize } from "../access/authorize.ts";
import { config } from "../base/config.server.ts";
import { db, inTransaction } from "../base/db/client.server.ts";
import { type Limit, networkMustWait } from "../base/limits/rate-limit.server.ts";
import type { Locale } from "../base/locale/locale.ts";
import { sendEmail } from "../base/mail/mail.server.ts";
import type { Outcome } from "../base/outcome.ts";
import { siteSettings } from "../settings/settings.server.ts";
import type { AskedClub } from "./asked-club.ts";
import type { ContactInput } from "./contact-form.ts";
import { contactEmail, firstTraining } from "./emails.ts";
import { mayMail } from "./may-mail.server.ts";

const perAddress: Limit = { what: "contact", times: 20, seconds: 3600, stores: true };

/**
 * Stores a message and queues its mail to the federation, or to the club that is asked, both or neither. A message
 * with a filled honeypot, which a browser may have filled in, is stored as spam and not mailed, nor is one beyond the
 * ceiling of strangers' mails or of the club's mailbox: they wait in the inbox. Refused with the seconds to wait after
 * twenty messages an hour.
 */
export async function sendContactMessage(
	actor: Actor,
	input: ContactInput,
	sender: { locale: Locale; address: string; trapped: boolean },
	club?: AskedClub,
): Promise<Outcome<{ wait: number }, { isMailed: boolean }>> {
	authorize(actor, "contact.send");
	const wait = await networkMustWait(perAddress, sender.address);
	if (wait > 0) return { ok: false, wait };
	const { email: federation } = await siteSettings();
	const to = club ? club.email : (config().FEDERATION_EMAIL ?? federation);
	const isMailed = to !== null && !sender.trapped && (await mayMail(sender.address, club));
	const message = club ? firstTraining(sender.locale, club.name, input.message, isMailed) : input.message;
	await inTransaction(async () => {
		await db()
			.insertInto("contact_messages")
			.values({ ...input, message, language: sender.locale, status: sender.trapped ? "spam" : "unread" })
			.execute();
		if (isMailed) await sendEmail(contactEmail(sender.locale, input, club && "training"), { to, replyTo: input.email });
	});
	return { ok: true, isMailed };
}

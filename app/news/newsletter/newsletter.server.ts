import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { absolute } from "../../base/config.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import type { Sender } from "../../base/forms/form-action.server.ts";
import { type Limit, networkMustWait, secondsToWait } from "../../base/limits/rate-limit.server.ts";
import { steadily } from "../../base/limits/steadily.server.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { oneClick, sendEmail } from "../../base/mail/mail.server.ts";
import { secondsToMailStranger } from "../../base/mail/stranger-mails.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import { idInToken, signedToken } from "../../base/secrets/signed-token.server.ts";
import { confirmEmail } from "../../contact/emails.ts";

const perAddress: Limit = { what: "newsletter", times: 20, seconds: 3600, stores: true };
const perMailbox: Limit = { what: "newsletter-mailbox", times: 3, seconds: 86_400 };
/** A confirmation link works this long. */
const CONFIRM_WITHIN_MS = 7 * 86_400_000;

type Purpose = "confirm" | "unsubscribe";
const named = (purpose: Purpose) => `newsletter:${purpose}`;

/** The token of a link in an email about a subscriber. */
export const newsletterToken = (purpose: Purpose, id: number) => signedToken(named(purpose), id);

/** The subscriber a link speaks of; undefined when it is not one of ours. */
export function readToken(purpose: Purpose, token: string): number | undefined {
	const id = idInToken(named(purpose), token);
	return id === undefined ? undefined : Number(id);
}

/**
 * Asks the owner of an address whether he wants the newsletter (double opt-in). The answer is the same for an address
 * that has it already, so that the list of readers cannot be probed. One mailbox gets at most three such mails a day.
 */
export async function requestNewsletter(
	actor: Actor,
	email: string,
	sender: Sender & { trapped: boolean },
): Promise<Outcome<{ wait: number }>> {
	authorize(actor, "newsletter.subscribe");
	const wait = await networkMustWait(perAddress, sender.address);
	if (wait > 0) return { ok: false, wait };
	if (sender.trapped || (await secondsToWait(perMailbox, email.toLowerCase())) > 0) return { ok: true };
	const mailWait = await secondsToMailStranger("message", sender.address);
	if (mailWait > 0) return { ok: false, wait: mailWait };
	await steadily(() => subscribe(email, sender.locale));
	return { ok: true };
}

/** Notes the request and mails the link that confirms it; nothing for an address that has the newsletter. */
async function subscribe(email: string, language: Locale) {
	await inTransaction(async () => {
		const now = new Date();
		const { id, status } = await db()
			.insertInto("newsletter_subscribers")
			.values({ email, language, requested_at: now })
			.onConflict((oc) =>
				oc.column("email").doUpdateSet((eb) => ({
					requested_at: now,
					language: eb
						.case()
						.when("newsletter_subscribers.status", "=", "confirmed")
						.then(eb.ref("newsletter_subscribers.language"))
						.else(eb.ref("excluded.language"))
						.end(),
				})),
			)
			.returning(["id", "status"])
			.executeTakeFirstOrThrow();
		if (status === "confirmed") return;
		const url = absolute(pathIn(language, "/newsletter/confirm/:token", { token: newsletterToken("confirm", id) }));
		const until = new Date(now.getTime() + CONFIRM_WITHIN_MS);
		await sendEmail(confirmEmail(language, url), { to: email, until });
	});
}

/** Whether a confirmation link still leads somewhere. */
export async function canConfirm(token: string, now = new Date()): Promise<boolean> {
	const id = readToken("confirm", token);
	if (id === undefined) return false;
	const row = await db().selectFrom("newsletter_subscribers").selectAll().where("id", "=", id).executeTakeFirst();
	return row !== undefined && now.getTime() - row.requested_at.getTime() < CONFIRM_WITHIN_MS;
}

/** Makes the subscription real. False for a link that is not ours or too old; twice is once. */
export async function confirmNewsletter(token: string): Promise<boolean> {
	if (!(await canConfirm(token))) return false;
	await setStatus(readToken("confirm", token), {
		status: "confirmed",
		confirmed_at: new Date(),
		unsubscribed_at: null,
	});
	return true;
}

/** Ends the subscription, at one click (RFC 8058). False for a link that is not ours; twice is once. */
export async function unsubscribe(token: string): Promise<boolean> {
	const id = readToken("unsubscribe", token);
	if (id === undefined) return false;
	await setStatus(id, { status: "unsubscribed", unsubscribed_at: new Date() });
	return true;
}

type Change = { status: "confirmed" | "unsubscribed"; confirmed_at?: Date; unsubscribed_at: Date | null };
const setStatus = (id: number | undefined, change: Change) =>
	inTransaction(() =>
		db()
			.updateTable("newsletter_subscribers")
			.set(change)
			.where("id", "=", id ?? 0)
			.execute(),
	);

/** Headers of a newsletter mail that let a mail program unsubscribe by itself. */
export const unsubscribeHeaders = (locale: Locale, id: number) =>
	oneClick(absolute(pathIn(locale, "/newsletter/unsubscribe/:token", { token: newsletterToken("unsubscribe", id) })));

import { randomUUID } from "node:crypto";
import { type Actor, operator, type Role } from "../../access/actor.ts";
import { audit } from "../../audit/audit.server.ts";
import { absolute } from "../../base/config.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { type Limit, networkMustWait, secondsToWait } from "../../base/limits/rate-limit.server.ts";
import { steadily } from "../../base/limits/steadily.server.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { sendEmail } from "../../base/mail/mail.server.ts";
import { secondsToMailStranger } from "../../base/mail/stranger-mails.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import { type Area, areaPaths } from "../areas.ts";
import { storePassword } from "../credentials/credentials.server.ts";
import { alreadyRegisteredEmail, resetEmail } from "../emails.ts";
import { sendRoleNotices } from "../notices/send-account-notice.server.ts";
import { isTooCommon } from "../passwords/password.server.ts";
import { hashPassword } from "../passwords/password-hash.server.ts";
import { endSessions, rolesOf } from "../sessions/session.server.ts";
import { makeLink } from "./links.server.ts";
import { addRegistration, latestRegistration } from "./pending-accounts.server.ts";

const perAddress: Limit = { what: "register", times: 20, seconds: 3600, stores: true };
// Emails that one network or known device causes to a mailbox, and all strangers together: they cannot use up what the
// owner needs.
const perAsker: Limit = { what: "account-mail", times: 5, seconds: 3600 };
const perDevice: Limit = { what: "account-mail-device", times: 5, seconds: 3600 };
const perMailbox: Limit = { what: "account-mail-all", times: 40, seconds: 3600 };

/** `device` is the hash of the browser's cookie when it has signed in to the account before. */
type Sender = { locale: Locale; address: string; device?: string };
type LinkOutcome = Outcome<{ wait: number; problems: Record<string, string> }>;

const problem = (name: string, key: string): LinkOutcome => ({ ok: false, problems: { [name]: key } });

export function accountByEmail(email: string) {
	return db().selectFrom("accounts").selectAll().where("email", "=", email).executeTakeFirst();
}

/** Mails to this account are written in this language from now on. */
export const speakTo = (accountId: string, language: Locale) =>
	db().updateTable("accounts").set({ language }).where("id", "=", accountId).execute();

/** Seconds until a mailbox may get one more email about an account, 0 for now. Counts it. */
async function secondsToWriteTo(email: string, address: string, device?: string): Promise<number> {
	const mailbox = email.toLowerCase();
	if (device) return secondsToWait(perDevice, `${mailbox}|${device}`);
	const own = await networkMustWait(perAsker, address, mailbox);
	return own > 0 ? own : secondsToWait(perMailbox, mailbox);
}

/** The same for the email of a registration, which a stranger causes. */
export async function secondsToMailRegistration(email: string, address: string): Promise<number> {
	const mailbox = await secondsToWriteTo(email, address);
	return mailbox > 0 ? mailbox : secondsToMailStranger("registration", address);
}

/**
 * Registers a member of staff: a request for an account without a role, and an email that makes it one. The owner of an
 * address that has an account gets an email that says so; the answer here is the same for both, and takes as long.
 * Refused with the seconds to wait where that email cannot go out now.
 */
export async function register(email: string, password: string, { locale, address }: Sender): Promise<LinkOutcome> {
	const wait = await networkMustWait(perAddress, address);
	if (wait > 0) return { ok: false, wait };
	const name = email.split("@")[0] ?? email;
	if (isTooCommon(password, [email, name])) return problem("password", "passwordTooCommon");
	const hash = await hashPassword(password);
	return steadily(async () => {
		const mailWait = await secondsToMailRegistration(email, address);
		if (mailWait > 0) return { ok: false, wait: mailWait };
		await inTransaction(async () => {
			if (await accountByEmail(email)) return sendKnownAddress(email, locale, "admin");
			await addRegistration({ id: randomUUID(), email, name, language: locale, password: hash });
		});
		return { ok: true };
	});
}

/**
 * Queues the email that tells the owner of an address that there is an account already, and where it may add a profile.
 */
export async function sendKnownAddress(email: string, locale: Locale, area: Area, addsProfileAt?: string) {
	const forgot = absolute(areaPaths(area, locale).forgot);
	await sendEmail(alreadyRegisteredEmail(locale, forgot, addsProfileAt && absolute(addsProfileAt)), { to: email });
}

/**
 * Emails a link for a new password: to the address of an account, or to one whose registration waits, which the link
 * then completes. Any other address gets nothing, and neither the answer nor its time tells.
 */
export async function requestReset(
	email: string,
	{ locale, address, device }: Sender,
	area: Area,
): Promise<LinkOutcome> {
	const wait = device ? 0 : await networkMustWait(perAddress, address);
	if (wait > 0) return { ok: false, wait };
	return steadily(async () => {
		const mailWait = await secondsToWriteTo(email, address, device);
		if (mailWait > 0) return { ok: false, wait: mailWait };
		const mayMailStranger = device !== undefined || (await secondsToMailStranger("registration", address)) === 0;
		await inTransaction(async () => {
			const account = await accountByEmail(email);
			if (account?.disabled_at) return;
			const pending = account ? undefined : await latestRegistration(email);
			const owner = account ? { account: account.id } : pending && { pending: pending.id };
			if (!owner || (pending && !mayMailStranger)) return;
			const { token, until } = await makeLink(owner, "reset");
			const url = absolute(areaPaths(pending?.profile ? "complaints" : area, locale).reset(token));
			await sendEmail(resetEmail(locale, url), { to: email, until });
		});
		return { ok: true };
	});
}

/**
 * Makes an account that needs no activation: the operator's first owner, the demo's people. Without a password it gets
 * one through a link. Returns the id; an account that exists gains the roles and has to sign in again.
 */
export async function provideAccount(
	email: string,
	roles: Role[],
	{
		name = email.split("@")[0] ?? email,
		password,
		isDemo = false,
	}: { name?: string; password?: string; isDemo?: boolean } = {},
): Promise<string> {
	const hash = password && (await hashPassword(password));
	return inTransaction(async () => {
		const known = await accountByEmail(email);
		const { id } = await db()
			.insertInto("accounts")
			.values({ email: email.toLowerCase(), name, email_verified: true, is_demo: isDemo })
			.onConflict((oc) => oc.column("email").doUpdateSet({ disabled_at: null, is_demo: isDemo }))
			.returning("id")
			.executeTakeFirstOrThrow();
		const before = await rolesOf(id);
		if (hash) await storePassword(id, hash);
		for (const role of roles)
			await db()
				.insertInto("account_roles")
				.values({ account_id: id, role })
				.onConflict((oc) => oc.doNothing())
				.execute();
		await audit(operator satisfies Actor, "account.provided", `account:${id}`, { roles });
		if (known) {
			await endSessions(id);
			await sendRoleNotices(id, before, await rolesOf(id));
		}
		return id;
	});
}

import { type Actor, operator, type Role } from "../access/actor.ts";
import { record } from "../access/record.server.ts";
import { db, inTransaction } from "../base/db/client.server.ts";
import { type Limit, secondsToWait } from "../base/http/rate-limit.server.ts";
import type { Locale } from "../base/locale/locale.ts";
import { sendLetter } from "../base/mail/mail.server.ts";
import { absolute, config } from "../config.server.ts";
import { auth } from "./auth.server.ts";
import { type Door, doorPaths } from "./doors.ts";
import { activationLetter, alreadyRegisteredLetter, passwordChangedLetter, resetLetter } from "./letters.ts";
import { consumeLink, makeLink } from "./links.server.ts";
import { isTooCommon } from "./password.server.ts";
import { leastPassword } from "./password.ts";
import { endSessions, rolesOf } from "./session.server.ts";

const perAddress: Limit = { what: "register", times: 20, seconds: 3600 };
const perMailbox: Limit = { what: "account-mail", times: 5, seconds: 3600 };

type Sender = { locale: Locale; address: string };
type Outcome = { ok: true } | { ok: false; wait: number } | { ok: false; problems: Record<string, string> };

const problem = (name: string, key: string): Outcome => ({ ok: false, problems: { [name]: key } });

export function accountByEmail(email: string) {
	return db().selectFrom("accounts").selectAll().where("email", "=", email).executeTakeFirst();
}

/** Mails to this account are written in this language from now on. */
export const speakTo = (accountId: string, language: Locale) =>
	db().updateTable("accounts").set({ language }).where("id", "=", accountId).execute();

/**
 * Registers somebody of the staff: an account without a role, and a mail that activates it. Somebody who has an account
 * gets a mail that says so; the answer here is the same for both, and takes as long.
 */
export async function register(email: string, password: string, { locale, address }: Sender): Promise<Outcome> {
	const wait = await secondsToWait(perAddress, address);
	if (wait > 0) return { ok: false, wait };
	if (isTooCommon(password, [email, email.split("@")[0] ?? ""])) return problem("password", "passwordTooCommon");
	const known = await accountByEmail(email);
	// For a known address the library spends the same time and stores nothing.
	await auth().api.signUpEmail({ body: { name: email.split("@")[0] ?? email, email, password } });
	if ((await secondsToWait(perMailbox, email.toLowerCase())) > 0) return { ok: true };
	await inTransaction(async () => {
		if (known?.email_verified) {
			await sendKnownAddress(email, locale, "admin");
			return;
		}
		const account = await accountByEmail(email);
		if (!account) return;
		await db().updateTable("accounts").set({ language: locale }).where("id", "=", account.id).execute();
		await record({ kind: "visitor" }, "account.registered", `account:${account.id}`);
		await sendActivation(account.id, email, locale, "admin");
	});
	return { ok: true };
}

/** Queues the mail that makes an account usable; the link leads through the given door. */
export async function sendActivation(accountId: string, email: string, locale: Locale, door: Door) {
	const token = await makeLink(accountId, "activate");
	const url = absolute(doorPaths(door, locale).activate(token));
	await sendLetter(activationLetter(locale, url), { to: email });
}

/** Queues the mail that tells somebody they have an account already. */
export async function sendKnownAddress(email: string, locale: Locale, door: Door) {
	await sendLetter(alreadyRegisteredLetter(locale, absolute(doorPaths(door, locale).forgot)), { to: email });
}

export const hashPassword = async (password: string) => (await auth().$context).password.hash(password);

/**
 * Makes an account that waits for its address to be confirmed. Undefined when the address is somebody's already.
 * Call it in a transaction.
 */
export async function addAccount(
	account: { email: string; name: string; passwordHash: string; language: Locale },
	role: Role,
): Promise<string | undefined> {
	const { email, name, passwordHash, language } = account;
	const made = await db()
		.insertInto("accounts")
		.values({ email: email.toLowerCase(), name, language })
		.onConflict((oc) => oc.column("email").doNothing())
		.returning("id")
		.executeTakeFirst();
	if (!made) return undefined;
	await storePassword(made.id, passwordHash);
	await db().insertInto("account_roles").values({ account_id: made.id, role }).execute();
	await record({ kind: "visitor" }, "account.registered", `account:${made.id}`);
	return made.id;
}

/** Makes the account usable and returns its id; undefined for a link that was used, is too old or none of ours. */
export function activate(token: string): Promise<string | undefined> {
	return inTransaction(async () => {
		const id = await consumeLink(token, "activate");
		if (!id) return undefined;
		await db().updateTable("accounts").set({ email_verified: true }).where("id", "=", id).execute();
		await record({ kind: "visitor" }, "account.activated", `account:${id}`);
		return id;
	});
}

/** Sends a link for a new password to an account's address; to nobody else, and the answer does not tell. */
export async function requestReset(email: string, { locale, address }: Sender, door: Door): Promise<Outcome> {
	const wait = await secondsToWait(perAddress, address);
	if (wait > 0) return { ok: false, wait };
	if ((await secondsToWait(perMailbox, email.toLowerCase())) > 0) return { ok: true };
	await inTransaction(async () => {
		const account = await accountByEmail(email);
		if (!account || account.disabled_at) return;
		if (!account.email_verified) return sendActivation(account.id, email, locale, door);
		const token = await makeLink(account.id, "reset");
		const url = absolute(doorPaths(door, locale).reset(token));
		await sendLetter(resetLetter(locale, url), { to: account.email });
	});
	return { ok: true };
}

/** Sets the password a link allows, and ends every session of the account. */
export async function resetPassword(token: string, password: string): Promise<Outcome | { ok: false; badLink: true }> {
	if (isTooCommon(password)) return problem("password", "passwordTooCommon");
	const hash = await hashPassword(password);
	return inTransaction(async () => {
		const id = await consumeLink(token, "reset");
		if (!id) return { ok: false, badLink: true } as const;
		await storePassword(id, hash);
		// Whoever reads mail at the address has shown that it is theirs.
		const account = await db()
			.updateTable("accounts")
			.set({ email_verified: true })
			.where("id", "=", id)
			.returning(["email", "language"])
			.executeTakeFirstOrThrow();
		await endSessions(id);
		await record({ kind: "visitor" }, "account.password-reset", `account:${id}`);
		await sendLetter(passwordChangedLetter(account.language), { to: account.email });
		return { ok: true } as const;
	});
}

/** How many characters a new password of this account has at least. */
export const leastPasswordOf = async (accountId: string | undefined) =>
	leastPassword(accountId ? await rolesOf(accountId) : [], config().PASSWORD_MIN_LENGTH);

async function storePassword(accountId: string, hash: string) {
	const changed = await db()
		.updateTable("credentials")
		.set({ password: hash, updated_at: new Date() })
		.where("account_id", "=", accountId)
		.where("provider", "=", "credential")
		.executeTakeFirst();
	if (changed.numUpdatedRows > 0n) return;
	await db()
		.insertInto("credentials")
		.values({ account_id: accountId, provider: "credential", provider_account: accountId, password: hash })
		.execute();
}

/**
 * Makes an account that needs no activation: the operator's first owner, the demo's people. Without a password it gets one
 * through a link. Returns the id; an account that exists only gains the roles.
 */
export async function provideAccount(
	email: string,
	roles: Role[],
	{ name = email.split("@")[0] ?? email, password }: { name?: string; password?: string } = {},
): Promise<string> {
	const hash = password && (await hashPassword(password));
	return inTransaction(async () => {
		const { id } = await db()
			.insertInto("accounts")
			.values({ email: email.toLowerCase(), name, email_verified: true })
			.onConflict((oc) => oc.column("email").doUpdateSet({ email_verified: true, disabled_at: null }))
			.returning("id")
			.executeTakeFirstOrThrow();
		if (hash) await storePassword(id, hash);
		for (const role of roles)
			await db()
				.insertInto("account_roles")
				.values({ account_id: id, role })
				.onConflict((oc) => oc.doNothing())
				.execute();
		await record(operator satisfies Actor, "account.provided", `account:${id}`, { roles });
		return id;
	});
}

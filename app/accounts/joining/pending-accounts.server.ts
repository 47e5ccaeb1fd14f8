import { type Generated, sql } from "kysely";
import type { Role } from "../../access/actor.ts";
import { audit } from "../../audit/audit.server.ts";
import { absolute } from "../../base/config.server.ts";
import { db } from "../../base/db/client.server.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { sendEmail } from "../../base/mail/mail.server.ts";
import { type Area, areaPaths } from "../areas.ts";
import { activationEmail } from "../emails.ts";
import { hashOfNone, verifyPassword } from "../passwords/password-hash.server.ts";
import { LINK_HOURS, makeLink } from "./links.server.ts";

export type PendingAccountsTable = {
	id: string;
	email: string;
	name: string;
	language: Locale;
	password: string | null;
	profile: string | null;
	role: Role | null;
	invited_by_id: string | null;
	created_at: Date;
	expires_at: Date;
	/** Its link is sent when another owner agrees. */
	asks_second: Generated<boolean>;
	confirmed_by_id: Generated<string | null>;
};
declare module "../../base/db/database.ts" {
	interface Database {
		pending_accounts: PendingAccountsTable;
	}
}

export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);

type Registration = {
	id: string;
	email: string;
	name: string;
	language: Locale;
	/** Hash of the password that was chosen. It never opens the account: the activation page asks for one. */
	password: string;
	/** A complainant's profile, sealed. */
	profile?: string;
};

/**
 * Keeps a registration until its own link is used, and emails the link, which one that is not mailed gets by
 * `resendActivation`. Several may wait for one address: none of them changes another (decision 24). Call it in a
 * transaction.
 */
export async function addRegistration(registration: Registration, { isMailed = true } = {}) {
	const { id, email, language } = registration;
	await db()
		.insertInto("pending_accounts")
		.values({
			...registration,
			email: email.toLowerCase(),
			profile: registration.profile ?? null,
			role: null,
			invited_by_id: null,
			created_at: new Date(),
			expires_at: hoursFromNow(LINK_HOURS.activate),
		})
		.execute();
	await audit({ kind: "visitor" }, "account.registered", `account:${id}`);
	if (isMailed) await sendActivation({ id, email, language }, registration.profile ? "complaints" : "admin");
}

/** Registrations whose link was not sent yet, at one time: more are no people. */
const MOST_UNSENT = 20_000;
const isUnsent = sql<boolean>`role is null and expires_at > now()
	and not exists (select from account_links where pending_id = pending_accounts.id)`;

/** Whether no further registration is stored without its email now. */
export async function isFullOfUnsent(): Promise<boolean> {
	const { rows } = await sql<{ full: boolean }>`
		select count(*) >= ${MOST_UNSENT} as full
		from (select from pending_accounts where ${isUnsent} limit ${MOST_UNSENT}) p`.execute(db());
	return rows[0]?.full ?? false;
}

/** Whether the link of a registration was not sent yet. */
export async function isLinkUnsent(id: string): Promise<boolean> {
	const row = await db()
		.selectFrom("pending_accounts")
		.select("id")
		.where("id", "=", id)
		.where(isUnsent)
		.executeTakeFirst();
	return row !== undefined;
}

/** Whether a registration still waits for its link to be used. */
export async function isPending(id: string): Promise<boolean> {
	const row = await db()
		.selectFrom("pending_accounts")
		.select("id")
		.where("id", "=", id)
		.where("expires_at", ">", new Date())
		.executeTakeFirst();
	return row !== undefined;
}

async function sendActivation({ id, email, language }: { id: string; email: string; language: Locale }, area: Area) {
	const { token, until } = await makeLink({ pending: id }, "activate");
	const url = absolute(areaPaths(area, language).activate(token));
	await sendEmail(activationEmail(language, url), { to: email, until });
}

/**
 * Emails a new link for a registration that waits; it then waits three more days. Does nothing for one that is gone.
 */
export async function resendActivation(id: string, language: Locale) {
	const pending = await db()
		.updateTable("pending_accounts")
		.set({ expires_at: hoursFromNow(LINK_HOURS.activate), language })
		.where("id", "=", id)
		.where("role", "is", null)
		.where("expires_at", ">", new Date())
		.returning(["id", "email", "language", "profile"])
		.executeTakeFirst();
	if (pending) await sendActivation(pending, pending.profile ? "complaints" : "admin");
}

/** The latest registration that waits for this address; invitations are not among them. */
export function latestRegistration(email: string) {
	return db()
		.selectFrom("pending_accounts")
		.selectAll()
		.where("email", "=", email)
		.where("role", "is", null)
		.where("expires_at", ">", new Date())
		.orderBy("created_at", "desc")
		.limit(1)
		.executeTakeFirst();
}

/**
 * For a sign-in with an address that has no account: the id of the registration that waits for it, if the password is
 * the one chosen there. One hash is computed in any case, as for an account.
 */
export async function registrationWithPassword(email: string, password: string): Promise<string | undefined> {
	const latest = await latestRegistration(email);
	const isRight = await verifyPassword({ hash: latest?.password ?? hashOfNone(), password });
	return isRight ? latest?.id : undefined;
}

import { sql } from "kysely";
import { isPending } from "../../accounts/joining/pending-accounts.server.ts";
import { db } from "../../base/db/client.server.ts";
import { browserToken, hashOfToken, randomToken } from "../../base/http/browser-token.server.ts";
import { seal, unseal } from "../../base/secrets/seal.server.ts";
import type { SealedColumn } from "../../base/secrets/sealed-columns.server.ts";

const browser = browserToken("registration");
const KEPT_SECONDS = 2 * 3600;

/** A registration before its last step; afterwards only the address that waits to be confirmed. */
export type Registration = {
	values: Record<string, string>;
	/** The password itself is not stored, only its hash. */
	passwordHash?: string;
	/** The steps that were right when they were sent. */
	done: number;
	waiting?: boolean;
	/** The registration whose link is on its way. */
	pending?: string;
	/** Its link was not sent yet. */
	isUnsent?: boolean;
};

const placeOf = (tokenHash: string) => `registration:${tokenHash}`;
const place = (token: string) => placeOf(hashOfToken(token));
export const sealedRegistrations: SealedColumn = {
	table: "registrations",
	column: "sealed",
	id: "token_hash",
	place: placeOf,
};

/** The unfinished registration of this browser. The browser holds a random token and nothing personal (decision 13). */
export async function registrationOf(request: Request): Promise<Registration | undefined> {
	const token = browser.in(request);
	if (!token) return undefined;
	const row = await db()
		.selectFrom("registrations")
		.select("sealed")
		.where("token_hash", "=", hashOfToken(token))
		.where("created_at", ">", new Date(Date.now() - KEPT_SECONDS * 1000))
		.executeTakeFirst();
	try {
		return row && JSON.parse(unseal(row.sealed, place(token)));
	} catch {
		return undefined; // its key is gone: the registration starts over
	}
}

/** Unfinished registrations at one time: more are no people. */
const MOST = 20_000;

/** Whether no further one is taken now. */
export async function isFull(): Promise<boolean> {
	const { rows } = await sql<{ full: boolean }>`
		select count(*) >= ${MOST} as full from (select from registrations limit ${MOST}) r`.execute(db());
	return rows[0]?.full ?? false;
}

/** Keeps it, encrypted, for two hours from its first step. Returns the cookie that finds it again. */
export async function storeRegistration(request: Request, registration: Registration): Promise<string> {
	const token = browser.in(request) ?? randomToken();
	const sealed = seal(JSON.stringify(registration), place(token));
	await db()
		.insertInto("registrations")
		.values({ token_hash: hashOfToken(token), sealed })
		.onConflict((oc) => oc.column("token_hash").doUpdateSet({ sealed }))
		.execute();
	return browser.cookie(token, KEPT_SECONDS);
}

/** The registration of this browser whose link has not been used yet; undefined once it was. */
export async function waitingRegistration(request: Request): Promise<Registration | undefined> {
	const registration = await registrationOf(request);
	if (!registration?.waiting) return undefined;
	const { pending } = registration;
	return pending && !(await isPending(pending)) ? undefined : registration;
}

/**
 * Deletes what this browser has of a registration; the link in the email goes on working. Returns the cookie to send,
 * if any.
 */
export async function forgetRegistration(request: Request): Promise<string | undefined> {
	const token = browser.in(request);
	if (!token) return undefined;
	await db().deleteFrom("registrations").where("token_hash", "=", hashOfToken(token)).execute();
	return browser.forget();
}

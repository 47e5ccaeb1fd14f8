import { randomBytes } from "node:crypto";
import type { Role } from "../../access/actor.ts";
import { can } from "../../access/policy.ts";
import { db } from "../../base/db/client.server.ts";
import { hashOfToken } from "../../base/http/browser-token.server.ts";
import { networkOf } from "../../base/limits/network.ts";
import { keyedHash } from "../../base/secrets/seal.server.ts";
import { hasPasskey, rolesOf, type Session } from "../sessions/session.server.ts";
import { type ApiScope, apiScopeNames, apiScopes, opensFunction } from "./api-scopes.ts";

/** Prefix of every API token, so that people and secret scanners recognize one. */
const PREFIX = "tawila_";
const SEEN_EVERY_MS = 60_000;

/** Which scopes these roles may give to a program. */
export const scopesOf = (roles: readonly Role[]): ApiScope[] =>
	apiScopeNames.filter((scope) => can({ kind: "account", id: "", email: "", roles }, apiScopes[scope].needs));

type NewToken = {
	accountId: string;
	email: string;
	name: string;
	scopes: readonly ApiScope[];
	expiresAt: Date;
	idleMinutes?: number;
	/** Address of the program that signed in for it. */
	address?: string;
};

/**
 * Makes a token for a program (decision 73). It is returned here and never again: the database has its hash. Call it in
 * a transaction.
 */
export async function insertToken({ accountId, email, name, scopes, expiresAt, idleMinutes, address }: NewToken) {
	const token = PREFIX + randomBytes(32).toString("base64url");
	await db()
		.insertInto("api_tokens")
		.values({
			account_id: accountId,
			name,
			token_hash: hashOfToken(token),
			scopes: [...scopes],
			network_hash: address === undefined ? null : networkHash(email, address),
			idle_minutes: idleMinutes ?? null,
			expires_at: expiresAt,
		})
		.execute();
	return token;
}

const networkHash = (email: string, address: string) =>
	keyedHash(`api-network:${email.toLowerCase()}`, networkOf(address));

/**
 * Whether a program at this address got a token of the account in the last 90 days. One query, whether there is such an
 * account or not: the time it takes says nothing.
 */
export async function isKnownNetwork(email: string, address: string): Promise<boolean> {
	const row = await db()
		.selectFrom("api_tokens")
		.select("id")
		.where("network_hash", "=", networkHash(email, address))
		.executeTakeFirst();
	return row !== undefined;
}

const isUsable = (row: { last_used_at: Date | null; created_at: Date; idle_minutes: number | null }, now: Date) =>
	row.idle_minutes === null ||
	now.getTime() - (row.last_used_at ?? row.created_at).getTime() <= row.idle_minutes * 60_000;

/**
 * The account behind this token, and whether its scopes open the function `name`; undefined for an unknown or expired
 * token.
 */
export async function programOf(token: string, name: string, now = new Date()) {
	if (!token.startsWith(PREFIX)) return undefined;
	const row = await db()
		.selectFrom("api_tokens as t")
		.innerJoin("accounts", "accounts.id", "t.account_id")
		.select(["t.id", "t.account_id", "t.scopes", "t.last_used_at", "t.created_at", "t.idle_minutes"])
		.select(["accounts.email", "accounts.two_factor_enabled", "accounts.password_due", "accounts.is_demo"])
		.select(hasPasskey.as("has_passkey"))
		.where("t.token_hash", "=", hashOfToken(token))
		.where("t.expires_at", ">", now)
		.where("accounts.disabled_at", "is", null)
		.executeTakeFirst();
	if (!row || !isUsable(row, now)) return undefined;
	if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() > SEEN_EVERY_MS)
		await db().updateTable("api_tokens").set({ last_used_at: now }).where("id", "=", row.id).execute();
	const session: Session = {
		id: row.id,
		accountId: row.account_id,
		email: row.email,
		roles: await rolesOf(row.account_id),
		hasSecondFactor: row.two_factor_enabled,
		hasPasskey: row.has_passkey,
		byPasskey: row.has_passkey, // its person gave it where the token was made
		passwordDue: row.password_due,
		isDemo: row.is_demo,
	};
	return { session, isInScope: opensFunction(row.scopes, name) };
}

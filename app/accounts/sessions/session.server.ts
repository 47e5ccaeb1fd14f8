import { sql } from "kysely";
import { createContext, type RouterContextProvider } from "react-router";
import { type Actor, type Role, visitor } from "../../access/actor.ts";
import { db } from "../../base/db/client.server.ts";
import { hashOfToken, sessionCookieIn } from "../../base/http/browser-token.server.ts";
import { requestContext } from "../../base/http/request-context.ts";
import { inDemo } from "../../installation/demo.server.ts";
import { factorSettings } from "../../settings/settings.server.ts";
import { auth } from "./auth.server.ts";
import { isOver, needsSecondFactor } from "./session-limits.ts";

export type Session = {
	id: string;
	accountId: string;
	email: string;
	roles: Role[];
	/** An authenticator app is set up. */
	hasSecondFactor: boolean;
	hasPasskey: boolean;
	/** A passkey opened or confirmed this session: it has two factors (docs/rules/accounts.md#passkeys). */
	byPasskey: boolean;
	/** The password is too short for the roles: a new one comes before anything else. */
	passwordDue: boolean;
	isDemo: boolean;
	/** When its person last signed in or confirmed to be there; programs and access links cannot. */
	confirmedAt?: Date;
	/** The access link by which this browser came in; it has no session of its own. */
	link?: string;
};

/** The session of this request, once a guard has looked for it. */
export const sessionContext = createContext<Session | null>(null);

/** The pass for one tie by which this request came (docs/rules/roles.md#captains), once a guard has looked for it. */
export const tiePassContext = createContext<Extract<Actor, { kind: "pass" }> | null>(null);

type Context = Readonly<RouterContextProvider>;
export type RequestContext = { request: Request; context: Context };

/** The actor of this request, for commands. */
export function actorOf(context: Context): Actor {
	const pass = context.get(tiePassContext);
	if (pass) return pass;
	const session = context.get(sessionContext);
	if (!session) return visitor;
	return {
		kind: "account",
		id: session.accountId,
		email: session.email,
		roles: session.roles,
		link: session.link,
	};
}

/**
 * Whether the roles of this session ask for a second factor that it did not give. The demo's own accounts do without
 * (docs/rules/accounts.md#demo).
 */
export async function lacksSecondFactor({
	roles,
	hasSecondFactor,
	byPasskey,
	isDemo,
}: Pick<Session, "roles" | "hasSecondFactor" | "byPasskey" | "isDemo">): Promise<boolean> {
	if (hasSecondFactor || byPasskey || (isDemo && inDemo())) return false;
	return needsSecondFactor(roles, await factorSettings());
}

/** The session of a page that only signed-in people reach. */
export function sessionOf(context: Context): Session {
	const session = context.get(sessionContext);
	if (!session) throw new Error("This page has no guard.");
	return session;
}

/** Headers as the library reads them; the visitor's address is what our server found, not what a header claims. */
export function authHeaders(request: Request, context: Context): Headers {
	const headers = new Headers({ "x-visitor-address": context.get(requestContext).address });
	for (const name of ["cookie", "user-agent"]) {
		const value = request.headers.get(name);
		if (value) headers.set(name, value);
	}
	return headers;
}

/** Whether the account of a row has a passkey, in a query of `accounts`. */
export const hasPasskey = sql<boolean>`exists (select from passkeys where account_id = accounts.id)`;

const SEEN_EVERY_MS = 60_000;

/** Finds the session by its token and notes that it was used; one that is over is deleted. */
export async function sessionByToken(token: string, now = new Date()): Promise<Session | undefined> {
	const row = await db()
		.selectFrom("sessions")
		.innerJoin("accounts", "accounts.id", "sessions.account_id")
		.select(["sessions.id", "sessions.created_at", "sessions.last_seen_at", "sessions.account_id"])
		.select(["sessions.confirmed_at", "sessions.passkey_id", hasPasskey.as("has_passkey")])
		.select(["accounts.email", "accounts.two_factor_enabled", "accounts.disabled_at"])
		.select(["accounts.password_due", "accounts.is_demo"])
		.where("sessions.token", "=", hashOfToken(token))
		.executeTakeFirst();
	if (!row) return undefined;
	const roles = await rolesOf(row.account_id);
	if (row.disabled_at || isOver(row, roles, now)) {
		await db().deleteFrom("sessions").where("id", "=", row.id).execute();
		return undefined;
	}
	if (now.getTime() - row.last_seen_at.getTime() > SEEN_EVERY_MS)
		await db().updateTable("sessions").set({ last_seen_at: now }).where("id", "=", row.id).execute();
	return {
		id: row.id,
		accountId: row.account_id,
		email: row.email,
		roles,
		hasSecondFactor: row.two_factor_enabled,
		hasPasskey: row.has_passkey,
		byPasskey: row.passkey_id !== null,
		confirmedAt: row.confirmed_at,
		passwordDue: row.password_due,
		isDemo: row.is_demo,
	};
}

/** The session in this request's cookie. */
export async function sessionOfRequest(request: Request, context: Context): Promise<Session | undefined> {
	if (!sessionCookieIn(request.headers.get("cookie"))) return undefined;
	const found = await auth().api.getSession({ headers: authHeaders(request, context) });
	return found ? sessionByToken(found.session.token) : undefined;
}

export async function rolesOf(accountId: string): Promise<Role[]> {
	const rows = await db().selectFrom("account_roles").select("role").where("account_id", "=", accountId).execute();
	return rows.map((row) => row.role);
}

/** Ends one session. */
export const endSession = (token: string) =>
	db().deleteFrom("sessions").where("token", "=", hashOfToken(token)).execute();

/**
 * Ends every session of an account, `except` one, its programs' tokens, and what an access link opened. Takes effect
 * with the next request.
 */
export async function endSessions(accountId: string, except?: string) {
	let ended = db().deleteFrom("sessions").where("account_id", "=", accountId);
	if (except !== undefined) ended = ended.where("id", "!=", except);
	await ended.execute();
	await db().deleteFrom("api_tokens").where("account_id", "=", accountId).execute();
	await db()
		.updateTable("access_links")
		.set({ pass_until: new Date() })
		.where("account_id", "=", accountId)
		.where("pass_until", ">", new Date())
		.execute();
}

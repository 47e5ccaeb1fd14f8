import type { Actor } from "../../access/actor.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { browserToken, hashOfToken, randomToken } from "../../base/http/browser-token.server.ts";
import { rolesOf, type Session } from "../sessions/session.server.ts";

/** How long the pass of an access link lasts (docs/rules/roles.md#access-links). */
const PASS_HOURS = 8;
const pass = browserToken("pass");

const openLink = (token: string, now: Date) =>
	db()
		.selectFrom("access_links as l")
		.innerJoin("accounts as a", "a.id", "l.account_id")
		.select(["l.id", "l.account_id", "a.email", "a.name"])
		.where("l.token_hash", "=", hashOfToken(token))
		.where("l.expires_at", ">", now)
		.where("l.entered_at", "is", null)
		.where("l.revoked_at", "is", null)
		.where("a.disabled_at", "is", null);

/** The holder of a link that still works. Reading does not use the link up. */
export const linkHolder = (token: string, now = new Date()) => openLink(token, now).executeTakeFirst();

/**
 * Uses the link up. The answer is the cookie that opens the dashboard for eight hours; undefined for a link that does
 * not work.
 */
export async function enterByLink(token: string, now = new Date()): Promise<string | undefined> {
	return inTransaction(async () => {
		const link = await openLink(token, now).forUpdate("l").executeTakeFirst();
		if (!link) return undefined;
		const secret = randomToken();
		await db()
			.updateTable("access_links")
			.set({
				entered_at: now,
				pass_hash: hashOfToken(secret),
				pass_until: new Date(now.getTime() + PASS_HOURS * 3_600_000),
			})
			.where("id", "=", link.id)
			.execute();
		const actor = actorBy(link);
		await audit(actor, "access-link.entered", `access-link:${link.id}`);
		return pass.cookie(secret, PASS_HOURS * 3600);
	});
}

const actorBy = (link: { id: string; account_id: string; email: string }): Actor => ({
	kind: "account",
	id: link.account_id,
	email: link.email,
	roles: ["officer"],
	link: link.id,
});

/**
 * The session of an access link while its pass is valid: not revoked, not expired, and the account still an officer or
 * head. Even with more roles the account acts as an officer here, within what the policy allows links (decision 68).
 */
export async function passOfRequest(request: Request, now = new Date()): Promise<Session | undefined> {
	const token = pass.in(request);
	if (!token) return undefined;
	const row = await db()
		.selectFrom("access_links as l")
		.innerJoin("accounts as a", "a.id", "l.account_id")
		.select(["l.id", "l.account_id", "a.email"])
		.where("l.pass_hash", "=", hashOfToken(token))
		.where("l.pass_until", ">", now)
		.where("l.revoked_at", "is", null)
		.where("a.disabled_at", "is", null)
		.executeTakeFirst();
	if (!row) return undefined;
	const roles = await rolesOf(row.account_id);
	if (!roles.includes("officer") && !roles.includes("head")) return undefined;
	return {
		id: row.id,
		accountId: row.account_id,
		email: row.email,
		roles: ["officer"],
		hasSecondFactor: true,
		hasPasskey: false,
		byPasskey: false,
		passwordDue: false,
		isDemo: false,
		link: row.id,
	};
}

/** Ends the pass in this browser. Returns the cookies that clear it. */
export async function leaveByPass(request: Request): Promise<string[]> {
	const session = await passOfRequest(request);
	if (session) {
		await inTransaction(async () => {
			await db().updateTable("access_links").set({ pass_until: new Date() }).where("id", "=", session.id).execute();
			const actor = actorBy({ ...session, account_id: session.accountId });
			await audit(actor, "access-link.left", `access-link:${session.id}`);
		});
	}
	return pass.in(request) ? [pass.forget()] : [];
}

/** The account of a link that this browser came in by, although its time is over. */
export async function endedPass(request: Request): Promise<string | undefined> {
	const token = pass.in(request);
	if (!token) return undefined;
	const row = await db()
		.selectFrom("access_links")
		.select("account_id")
		.where("pass_hash", "=", hashOfToken(token))
		.executeTakeFirst();
	return row?.account_id;
}

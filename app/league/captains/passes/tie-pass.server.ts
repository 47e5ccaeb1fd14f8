import type { Actor } from "../../../access/actor.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { browserToken, hashOfToken } from "../../../base/http/browser-token.server.ts";
import { passWorks } from "../sides/pass-works.server.ts";

export type TiePass = Extract<Actor, { kind: "pass" }>;

/**
 * The cookie of a browser in which the PIN of a pass was given. It outlives the pass, so that the browser is told that
 * it has ended.
 */
export const passCookie = browserToken("tie-pass");
export const TOLD_FOR_SECONDS = 30 * 86_400;

/** The pass by which this request comes, while it works. */
export async function tiePassOfRequest(request: Request, now = new Date()): Promise<TiePass | undefined> {
	const secret = passCookie.in(request);
	if (!secret) return undefined;
	const row = await db()
		.selectFrom("tie_passes")
		.select(["id", "match_id as matchId", "side"])
		.where("pass_hash", "=", hashOfToken(secret))
		.where(passWorks(now))
		.executeTakeFirst();
	return row && { kind: "pass", ...row };
}

/**
 * The pass by which this browser came until it worked no more or was taken over by another browser; undefined for
 * one that left it.
 */
export async function formerPass(request: Request, now = new Date()): Promise<TiePass | undefined> {
	const secret = passCookie.in(request);
	if (!secret) return undefined;
	const hash = hashOfToken(secret);
	const row = await db()
		.selectFrom("tie_passes")
		.select(["id", "match_id as matchId", "side"])
		.where((eb) => eb.or([eb("pass_hash", "=", hash), eb("former_pass_hash", "=", hash)]))
		.where("expires_at", ">", new Date(now.getTime() - TOLD_FOR_SECONDS * 1000))
		.executeTakeFirst();
	return row && { kind: "pass", ...row };
}

/** Ends the pass in this browser; its link and PIN open another one. Returns the cookies that clear it. */
export async function leaveTiePass(request: Request): Promise<string[]> {
	const secret = passCookie.in(request);
	if (!secret) return [];
	const pass = await tiePassOfRequest(request);
	await inTransaction(async () => {
		const hash = hashOfToken(secret);
		await db().updateTable("tie_passes").set({ pass_hash: null }).where("pass_hash", "=", hash).execute();
		await db().updateTable("tie_passes").set({ former_pass_hash: null }).where("former_pass_hash", "=", hash).execute();
		if (pass) await audit(pass, "tie-pass.left", `tie-pass:${pass.id}`);
	});
	return [passCookie.forget()];
}

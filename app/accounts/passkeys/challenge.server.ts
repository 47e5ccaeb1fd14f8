import { db } from "../../base/db/client.server.ts";
import { browserToken, hashOfToken, randomToken } from "../../base/http/browser-token.server.ts";
import type { PasskeyPurpose } from "./purposes.ts";

const browser = browserToken("passkey");
/** Long enough to fetch a phone, and to confirm a sign-in that is older than ten minutes. */
export const CHALLENGE_MS = 5 * 60_000;

type Terms = { purpose: PasskeyPurpose; accountId?: string };

/** Stores a challenge for this browser and one purpose. Returns the cookie that the browser is known by. */
export async function storeChallenge(request: Request, challenge: string, { purpose, accountId }: Terms) {
	const token = browser.in(request) ?? randomToken();
	await db()
		.insertInto("passkey_challenges")
		.values({
			challenge_hash: hashOfToken(challenge),
			browser_hash: hashOfToken(token),
			purpose,
			account_id: accountId ?? null,
			expires_at: new Date(Date.now() + CHALLENGE_MS),
		})
		.execute();
	return browser.sessionCookie(token);
}

/**
 * Uses up the challenge that was signed. Undefined for one that was used, has expired, or was given to another browser,
 * for another purpose or account.
 */
export async function takeChallenge(request: Request, clientData: string, { purpose, accountId }: Terms) {
	const token = browser.in(request);
	const challenge = challengeIn(clientData);
	if (!token || !challenge) return undefined;
	const taken = await db()
		.deleteFrom("passkey_challenges")
		.where("challenge_hash", "=", hashOfToken(challenge))
		.where("browser_hash", "=", hashOfToken(token))
		.where("purpose", "=", purpose)
		.where("account_id", "is not distinct from", accountId ?? null)
		.where("expires_at", ">", new Date())
		.executeTakeFirst();
	return taken.numDeletedRows > 0n ? challenge : undefined;
}

/** The challenge that the browser says it had signed. The signature covers it. */
function challengeIn(clientData: string): string | undefined {
	try {
		const { challenge } = JSON.parse(Buffer.from(clientData, "base64url").toString());
		return typeof challenge === "string" ? challenge : undefined;
	} catch {
		return undefined;
	}
}

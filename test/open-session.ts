import { createHmac, randomBytes } from "node:crypto";
import { hashOfToken } from "../app/base/http/browser-token.server.ts";
import { TEST_KEYS } from "./prepare-database.ts";
import type { Site } from "./site.ts";

/** Opens a session of an account without its password, where many people act at once. The answer is its cookie. */
export async function openSession(site: Site, account: string): Promise<string> {
	const token = randomBytes(24).toString("base64url");
	await site.sql("insert into sessions (account_id, token, expires_at) values ($1, $2, now() + interval '1 hour')", [
		account,
		hashOfToken(token),
	]);
	const signature = createHmac("sha256", TEST_KEYS.SECRET_KEY).update(token).digest("base64");
	return `tawila.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

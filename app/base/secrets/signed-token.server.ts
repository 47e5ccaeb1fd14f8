import { createHmac, timingSafeEqual } from "node:crypto";
import { config } from "../config.server.ts";

const sign = (purpose: string, id: string) =>
	createHmac("sha256", config().SECRET_KEY).update(`${purpose}:${id}`).digest("base64url").slice(0, 32);

/**
 * The token of a link in an email: the id of a row and a signature, so nothing has to be stored. It serves one purpose.
 */
export const signedToken = (purpose: string, id: string | number) => `${id}-${sign(purpose, String(id))}`;

/** The id in a token; undefined when it is not one of ours for this purpose. */
export function idInToken(purpose: string, token: string): string | undefined {
	const [id, signature] = [token.slice(0, -33), token.slice(-32)];
	if (token.length > 80 || id === "" || token.at(-33) !== "-" || !/^[\w-]{32}$/.test(signature)) return undefined;
	return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(purpose, id))) ? id : undefined;
}

import { createHash, randomBytes } from "node:crypto";
import { origin } from "../config.server.ts";
import { cookieIn, cookieOf, ourCookie } from "./cookies.ts";

/** The stored hash of a token from a cookie or an email: a reader of the database cannot use it. */
export const hashOfToken = (token: string) => createHash("sha256").update(token).digest("base64url");

/** 24 random bytes, encoded for links and cookies. */
export const randomToken = () => randomBytes(24).toString("base64url");

/**
 * On https the name of a cookie begins with `__Host-`: no other host of the domain, and no page that was not encrypted,
 * can set it.
 */
const hostName = (name: string) => (origin().startsWith("https:") ? `__Host-${name}` : name);

/** The session's cookie, under the one name that this site sets. */
export const sessionCookieIn = (header: string | null | undefined) =>
	cookieIn(header, hostName("tawila.session_token"));

/** A cookie that finds a row of ours again and says nothing itself. */
export function browserToken(name: string) {
	const fullName = () => hostName(name);
	return {
		in(request: Request): string | undefined {
			const token = cookieOf(request, fullName());
			return token && /^[\w-]{32}$/.test(token) ? token : undefined;
		},
		/** Gone when the browser is closed; its row says how long it works at most. */
		sessionCookie: (token: string) => ourCookie(fullName(), token),
		cookie: (token: string, seconds: number) => ourCookie(fullName(), token, seconds),
		forget: () => ourCookie(fullName(), "", 0),
	};
}

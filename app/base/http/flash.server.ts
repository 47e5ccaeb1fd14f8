import { cookieIn, ourCookie } from "./cookies.ts";

/**
 * A message for the next page only: its key travels in a cookie, so it works without JavaScript and survives no reload.
 * The text itself never comes from a request.
 */
const NAME = "flash";
const SECONDS = 60;

export const flashCookie = (key: string) => ourCookie(NAME, key, SECONDS);
export const clearFlash = ourCookie(NAME, "", 0);

/** The key in a Cookie header, if there is one. */
export function flashIn(header: string | null | undefined): string | undefined {
	const key = cookieIn(header, NAME);
	return key && /^[a-z0-9._-]{1,140}$/.test(key) ? key : undefined;
}

export const flashOf = (request: Request) => flashIn(request.headers.get("cookie"));

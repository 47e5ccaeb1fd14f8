import { parseCookie, stringifySetCookie } from "cookie";

// Cookies are read and written by a library, as file names of downloads are (`content-disposition`); only this file
// imports it.

/** Headers that set each of these cookies; undefined ones are left out. */
export const settingCookies = (cookies: readonly (string | undefined)[]) =>
	new Headers(cookies.flatMap((cookie): [string, string][] => (cookie ? [["set-cookie", cookie]] : [])));

/** The value of one cookie of a Cookie header, decoded; undefined when it is not there. */
export const cookieIn = (header: string | null | undefined, name: string): string | undefined =>
	header ? parseCookie(header)[name] : undefined;

export const cookieOf = (request: Request, name: string) => cookieIn(request.headers.get("cookie"), name);

/**
 * A cookie of ours: for the whole site, and not for scripts. Without `seconds` it is gone when the browser is closed.
 */
export const ourCookie = (name: string, value: string, seconds?: number) =>
	stringifySetCookie({ name, value, path: "/", maxAge: seconds, httpOnly: true, sameSite: "lax" });

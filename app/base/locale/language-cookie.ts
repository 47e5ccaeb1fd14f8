import { cookieIn, ourCookie } from "../http/cookies.ts";
import { type Locale, localeOf } from "./locale.ts";

/**
 * The language chosen with the toggle, remembered in a cookie that decides one thing: where `/`, typed or opened
 * afresh, leads. The address always wins (docs/rules/site.md#languages-and-addresses).
 */
type Headers = { cookie?: string; referer?: string; "sec-fetch-site"?: string | string[] };
type Origins = readonly string[];

const NAME = "lang";
const YEAR_SECONDS = 31_536_000;

const remembered = (headers: Headers): Locale => (cookieIn(headers.cookie, NAME) === "en" ? "en" : "ar");

/** The page on this site that the visitor came from, if there is one. */
function cameFrom({ referer }: Headers, ours: Origins): string | undefined {
	if (!referer || !URL.canParse(referer)) return undefined;
	const url = new URL(referer);
	return ours.includes(url.origin) ? url.pathname : undefined;
}

/** The cookie to set when the visitor has just changed the language; undefined otherwise. */
export function languageCookie(path: string, headers: Headers, ours: Origins): string | undefined {
	const from = cameFrom(headers, ours);
	const locale = localeOf(path);
	if (from === undefined || localeOf(from) === locale || remembered(headers) === locale) return undefined;
	return ourCookie(NAME, locale, YEAR_SECONDS);
}

/** Whether `/` should lead to `/en`: opened afresh in a browser that chose English. */
export function opensInEnglish(path: string, headers: Headers, ours: Origins): boolean {
	if (path !== "/" || remembered(headers) !== "en" || cameFrom(headers, ours) !== undefined) return false;
	return (headers["sec-fetch-site"] ?? "none") === "none";
}

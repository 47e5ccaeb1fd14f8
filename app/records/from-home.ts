import { localeOf } from "../base/locale/locale.ts";
import { pathIn } from "../base/locale/path.ts";

/** The query of links and forms on the first page of the administration: the page that answers leads back there. */
export const FROM_HOME = "?from=home";

/** Where an answer leads: the first page for who came from there, else `own`. */
export const homeOr = (url: URL, own: string) =>
	url.searchParams.get("from") === "home" ? pathIn(localeOf(url.pathname), "/admin") : own;

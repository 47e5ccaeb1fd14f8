import { type Locale, localeOf } from "../base/locale/locale.ts";
import { pageMeta } from "../base/ui/head/page-meta.ts";
import { portalText } from "./text.ts";

type Args = Parameters<typeof pageMeta>[0];

/** Titles of the portal name the page, never a person. Only public pages are for search engines. */
export function portalMeta<T>(args: Args, texts: (locale: Locale) => T, title: (t: T) => string, index = false) {
	const locale = localeOf(args.location.pathname);
	const description = portalText(locale).lead;
	return pageMeta(args, { title: title(texts(locale)), description, index });
}

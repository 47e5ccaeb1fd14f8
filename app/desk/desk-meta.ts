import { type Locale, localeOf } from "../base/locale/locale.ts";
import { pageMeta } from "../base/ui/head/page-meta.ts";

type Args = Parameters<typeof pageMeta>[0];

/** Titles of the desk never name a person, and none of its pages is for search engines. */
export function deskMeta<T>(args: Args, texts: (locale: Locale) => T, title: (t: T) => string) {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, { title: title(texts(locale)), index: false });
}

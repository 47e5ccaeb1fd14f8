import { type Locale, localeOf } from "../base/locale/locale.ts";
import { pageMeta } from "../base/ui/head/page-meta.ts";

type Args = Parameters<typeof pageMeta>[0];

/** No page of captains is for search engines. */
export function clubMeta(args: Args, title: (locale: Locale) => string) {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, { title: title(locale), index: false });
}

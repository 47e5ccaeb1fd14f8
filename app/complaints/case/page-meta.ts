import { localeOf } from "../../base/locale/locale.ts";
import { pageMeta } from "../../base/ui/page-meta.ts";
import { site } from "../../installation/site.ts";
import { portalText } from "./text.ts";

type Args = Parameters<typeof pageMeta>[0];

/** Titles of the portal name the page, never a person. Only public pages are for search engines. */
export function portalMeta(args: Args, title: (t: ReturnType<typeof portalText>) => string, index = false) {
	const locale = localeOf(args.location.pathname);
	const t = portalText(locale);
	return pageMeta(args, { title: title(t), description: t.lead, siteName: site.name[locale], index });
}

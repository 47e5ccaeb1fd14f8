import { pathIn } from "../../base/locale/path.ts";
import { PageHeader, useHomeCrumb } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { beforeText } from "../before-text.ts";
import { portalMeta } from "../page-meta.ts";
import { BeforeYouStart } from "../parts/before-you-start.tsx";
import { MinorNotice } from "../parts/minor-notice.tsx";
import { portalText } from "../text.ts";
import type { Route } from "./+types/before-you-start";

export const meta: Route.MetaFunction = (args) => portalMeta(args, beforeText, (t) => t.title, true);

export default function BeforeYouStartPage() {
	const locale = useLocale();
	const t = beforeText(locale);
	const portal = portalText(locale);
	const crumbs = [useHomeCrumb(), { label: portal.title, path: pathIn(locale, "/complaints") }, { label: t.title }];
	return (
		<>
			<PageHeader crumbs={crumbs} title={t.title} lead={t.lead} />
			<div className="wide max-w-4xl space-y-8 py-6 sm:py-10">
				<MinorNotice />
				<BeforeYouStart heading="h2" />
				<p className="flex flex-wrap gap-3">
					<a href={pathIn(locale, "/complaints/submit")} className="button">
						{t.start}
					</a>
					<a href={pathIn(locale, "/complaints/track")} className="button-quiet">
						{portal.track}
					</a>
				</p>
			</div>
		</>
	);
}

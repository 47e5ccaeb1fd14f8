import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { pageMeta } from "../../base/ui/page-meta.ts";
import { PageHeader, useHomeCrumb } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { site } from "../../site.ts";
import { federationText } from "../text.ts";
import type { Route } from "./+types/staff-sign-in";

export const handle = { cached: [] };

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, { title: federationText(locale).staff, siteName: site.name[locale], index: false });
};

/** This version has no accounts: content is managed on the server's command line. The page says so. */
export default function StaffSignIn() {
	const locale = useLocale();
	const t = federationText(locale);
	return (
		<>
			<PageHeader crumbs={[useHomeCrumb(), { label: t.staff }]} title={t.staff} />
			<div className="wide py-12">
				<p className="max-w-prose text-lg">{t.staffText}</p>
				<p className="mt-6">
					<a href={pathIn(locale, "/contact")} className="button">
						{t.contactTitle}
					</a>
				</p>
			</div>
		</>
	);
}

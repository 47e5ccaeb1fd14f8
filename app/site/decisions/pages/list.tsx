import { formatDate } from "../../../base/locale/format.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { Empty, Ltr, PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { publishedDecisions } from "../../../decisions/published-decisions.server.ts";
import { publishedText } from "../../../decisions/text.ts";
import type { Route } from "./+types/list";

export const handle = { cached: [] };

export const loader = async () => ({ decisions: await publishedDecisions() });

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = publishedText(locale);
	return pageMeta(args, { title: t.title, description: t.lead });
};

/** The decisions that the federation made public. */
export default function PublishedDecisions({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = publishedText(locale);
	const { decisions } = loaderData;
	return (
		<>
			<PageHeader crumbs={[useHomeCrumb(), { label: t.title }]} title={t.title} lead={t.lead} />
			<div className="wide py-6 sm:py-10">
				{decisions.length === 0 && (
					<Empty title={t.none} text={t.noneText}>
						<a href={pathIn(locale, "/complaints/transparency")} className="button-quiet">
							{t.numbers}
						</a>
						<a href={pathIn(locale, "/complaints/before-you-start")} className="button-quiet">
							{t.howToComplain}
						</a>
					</Empty>
				)}
				<ul className="max-w-4xl space-y-4">
					{decisions.map((decision) => (
						<li key={decision.case_reference} className="card p-5">
							<h2 className="text-lg">
								<a
									href={pathIn(locale, "/decisions/:reference", { reference: decision.case_reference })}
									className="link"
								>
									<bdi>{pick(locale, decision, "title")}</bdi>
								</a>
							</h2>
							<p className="text-sm text-soft">
								<Ltr>{decision.case_reference}</Ltr> · {t.decidedOn(formatDate(locale, decision.decided_on))}
								{decision.isReopened && ` · ${t.reopened}`}
							</p>
						</li>
					))}
				</ul>
			</div>
		</>
	);
}

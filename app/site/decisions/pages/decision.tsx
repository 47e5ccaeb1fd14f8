import { notFound } from "../../../base/http/http-errors.ts";
import { formatDate } from "../../../base/locale/format.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { Ltr, PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Written } from "../../../base/ui/written.tsx";
import { publishedDecision } from "../../../decisions/published-decisions.server.ts";
import { publishedText } from "../../../decisions/text.ts";
import { followedBy } from "../../../league/ties/followed.server.ts";
import { FollowedList } from "../../../league/ties/parts/followed-list.tsx";
import type { Route } from "./+types/decision";

export const handle = { cached: [] };

export async function loader({ params }: Route.LoaderArgs) {
	const decision = await publishedDecision(params.reference);
	if (!decision || decision.case_reference !== params.reference) throw notFound();
	return { decision, followed: await followedBy(decision.case_reference) };
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = publishedText(locale);
	const decision = args.loaderData?.decision;
	const title = decision ? pick(locale, decision, "title") : t.title;
	return pageMeta(args, { title, description: t.lead, index: decision !== undefined });
};

/** A decision in the words for the public, with the results and points that followed. */
export default function PublishedDecision({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = publishedText(locale);
	const { decision, followed } = loaderData;
	const title = pick(locale, decision, "title");
	const crumbs = [
		useHomeCrumb(),
		{ label: t.title, path: pathIn(locale, "/decisions") },
		{ label: t.link(decision.case_reference) },
	];
	return (
		<>
			<PageHeader crumbs={crumbs} title={title} lead={t.decidedOn(formatDate(locale, decision.decided_on))}>
				<p className="text-soft">
					{t.reference}: <Ltr className="font-semibold text-ink">{decision.case_reference}</Ltr>
				</p>
			</PageHeader>
			<div className="wide space-y-8 py-6 sm:py-10">
				{decision.isReopened && (
					<p role="note" className="card max-w-prose border-s-[0.375rem] border-s-ball px-4 py-3 font-semibold">
						{t.reopenedText}
					</p>
				)}
				<Written className="max-w-prose">{pick(locale, decision, "body")}</Written>
				<section aria-labelledby="followed">
					<h2 id="followed" className="mb-2 text-xl">
						{t.followed}
					</h2>
					<FollowedList {...followed} />
				</section>
			</div>
		</>
	);
}

import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { Ltr, PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { presets } from "../../../league/ranking/rule-set.ts";
import { orderInWords, pointsInWords } from "../../../league/ranking/rules/rule-words.ts";
import { ruleSetOf } from "../../../league/ranking/season-rule.ts";
import { tableQuery } from "../../../league/season-table/asked.ts";
import { seasonView } from "../../../league/season-table/season-view.server.ts";
import { leagueText } from "../../../league/season-table/text.ts";
import { askedText } from "../asked-text.ts";
import { RulePoints, RuleSteps } from "../parts/rule-in-words.tsx";
import { TableViews } from "../parts/table-views.tsx";
import { rulesPageText } from "../rules-text.ts";
import type { Route } from "./+types/rules";

export const handle = { cached: ["season"] };

export async function loader({ url }: Route.LoaderArgs) {
	const label = rulesPageText(localeOf(url.pathname)).title;
	const { season, isCurrent, table, otherRules, structured } = await seasonView(url, { path: "/leagues/rules", label });
	return { season, isCurrent, rule: table?.rule ?? ruleSetOf(), otherRules, structured };
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = rulesPageText(locale);
	const { season = "", isCurrent = true, structured } = args.loaderData ?? {};
	return pageMeta(args, {
		title: `${t.title} ${season}`,
		description: t.description(season),
		query: tableQuery(isCurrent ? undefined : season),
		image: pathIn(locale, "/share/:kind.png", { kind: "leagues" }),
		structured: structured ? [structured] : [],
	});
};

/** The rules of a season's table, in words that are made from its rule set. */
export default function RulesPage({ loaderData: { season, isCurrent, rule, otherRules } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = rulesPageText(locale);
	const asked = askedText(locale);
	const league = leagueText(locale);
	const crumbs = [useHomeCrumb(), { label: league.title, path: pathIn(locale, "/leagues") }, { label: t.title }];
	return (
		<>
			<PageHeader crumbs={crumbs} title={t.title}>
				<p className="mt-1 text-soft">
					{league.season} <Ltr className="font-semibold text-ink">{season}</Ltr>
				</p>
			</PageHeader>
			<div className="wide py-5 sm:py-8">
				<TableViews shown="/leagues/rules" {...{ season, isCurrent }} />
				<div className="grid max-w-4xl gap-x-10 gap-y-8 lg:grid-cols-2">
					<section aria-labelledby="points">
						<h2 id="points" className="mb-2 text-xl">
							{t.points}
						</h2>
						<RulePoints rule={rule} />
						<p className="mt-3">{rule.unplayedScore === "typed" ? t.counted : t.countedUnplayed}</p>
						<p className="mt-2">{rule.unplayedScore === "typed" ? t.typed : t[rule.unplayedScore]}</p>
					</section>
					<section aria-labelledby="order">
						<h2 id="order" className="mb-2 text-xl">
							{t.order}
						</h2>
						<RuleSteps rule={rule} />
						<p className="mt-3">{t.shown}</p>
					</section>
					<section aria-labelledby="others" className="lg:col-span-2">
						<h2 id="others" className="mb-2 text-xl">
							{t.others}
						</h2>
						<p className="max-w-prose">{t.othersLead}</p>
						<ul className="mt-3 grid gap-4 sm:grid-cols-2">
							{otherRules.map((other) => (
								<li key={other} className="card p-4">
									<h3 className="font-semibold">{asked[other]}</h3>
									<p className="text-sm text-soft">
										{asked.points(pointsInWords(locale, presets[other]))} {orderInWords(locale, presets[other])}
									</p>
									<p className="mt-2">
										<RowLink
											to={pathIn(locale, "/leagues") + tableQuery(isCurrent ? undefined : season, { rule: other })}
											label={t.see}
											of={asked[other]}
											className="link"
										/>
									</p>
								</li>
							))}
						</ul>
					</section>
				</div>
			</div>
		</>
	);
}

import { Fragment } from "react";
import { absolute } from "../../../base/config.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { breadcrumbData } from "../../../base/ui/head/structured-data.ts";
import { Ltr, PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { decisionsOfAdjustments } from "../../../decisions/published-decisions.server.ts";
import { competitionLinks, groupsOf, shownEditions } from "../../../league/competitions/competitions.server.ts";
import { stagesText } from "../../../league/competitions/text.ts";
import { editionsWithRubbers } from "../../../league/figures/counted-rubbers.server.ts";
import { groupTables } from "../../../league/group-tables/group-table.server.ts";
import { inLanguage } from "../../../league/group-tables/in-language.ts";
import { leagueText } from "../../../league/season-table/text.ts";
import { SeasonLinks } from "../../ties/parts/season-links.tsx";
import { editionText } from "../edition-text.ts";
import { CompetitionLinks } from "../parts/competition-links.tsx";
import { GroupSection } from "../parts/group-section.tsx";
import { LeadersLink } from "../parts/leaders-link.tsx";
import type { Route } from "./+types/edition";

export const handle = { cached: [] };

export async function loader({ params, url }: Route.LoaderArgs) {
	const season = params.season.replace("-", "/");
	if (!/^\d{4}-\d{4}$/.test(params.season)) throw notFound();
	const groups = (await groupsOf(season)).filter(({ slug }) => slug === params.competition);
	const [first] = groups;
	if (!first) throw notFound();
	const locale = localeOf(url.pathname);
	const editions = await shownEditions();
	const { competition: name, competition_ar: name_ar } = first;
	const path = pathIn(locale, "/leagues/:competition/:season", params);
	const crumbs = [
		{ label: leagueText(locale).title, path: pathIn(locale, "/leagues") },
		{ label: pick(locale, { name, name_ar }, "name"), path },
	];
	const tables = (await groupTables(groups)).map((table) => inLanguage(locale, table));
	const hasStages = new Set(groups.map(({ stage }) => stage)).size > 1;
	const shown = groups.flatMap(({ id, name, name_ar, stage, stage_kind }, nth) => {
		const table = tables[nth];
		const isFirst = groups[nth - 1]?.stage !== stage;
		return table ? { id, name, name_ar, season, table, opens: hasStages && isFirst ? stage_kind : undefined } : [];
	});
	return {
		name,
		name_ar,
		slug: first.slug,
		season,
		seasons: editions.filter(({ slug }) => slug === first.slug).map((edition) => edition.season),
		groups: shown,
		decisions: await decisionsOfAdjustments(shown.flatMap(({ table }) => table.adjustments)),
		others: await competitionLinks(season),
		hasLeaders: (await editionsWithRubbers()).includes(first.edition_id),
		structured: breadcrumbData(absolute(""), crumbs),
	};
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const { loaderData } = args;
	if (!loaderData) return [];
	const name = pick(locale, loaderData, "name");
	return pageMeta(args, {
		title: `${name} ${loaderData.season}`,
		description: editionText(locale).description(name, loaderData.season),
		image: pathIn(locale, "/share/:kind.png", { kind: "leagues" }),
		structured: [loaderData.structured],
	});
};

export default function EditionPage({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = editionText(locale);
	const l = leagueText(locale);
	const { slug, season, seasons, groups, others, hasLeaders } = loaderData;
	const name = pick(locale, loaderData, "name");
	const hasStages = groups.some(({ opens }) => opens !== undefined);
	const heading = groups.length < 2 ? undefined : hasStages ? "h3" : "h2";
	const pathOf = (competition: string, of: string) =>
		pathIn(locale, "/leagues/:competition/:season", { competition, season: of.replace("/", "-") });
	return (
		<>
			<PageHeader
				crumbs={[useHomeCrumb(), { label: l.title, path: pathIn(locale, "/leagues") }, { label: name }]}
				title={name}
			>
				<p className="mt-1 text-soft">
					{l.season} <Ltr className="font-semibold text-ink">{season}</Ltr>
				</p>
			</PageHeader>
			<div className="wide space-y-8 py-5 sm:py-8">
				<div className="empty:hidden">
					<SeasonLinks seasons={seasons} shown={season} pathOf={(of) => pathOf(slug, of)} />
					<CompetitionLinks editions={others} shown={slug} />
				</div>
				{hasLeaders && (
					<p className="print:hidden">
						<LeadersLink {...{ slug, season, name }} />
					</p>
				)}
				{groups.length > 1 && (
					<nav aria-label={t.groups} className="flex flex-wrap gap-x-5 gap-y-1 print:hidden">
						{groups.map((group) => (
							<a key={group.id} href={`#group-${group.id}`} className="link">
								<bdi>{pick(locale, group, "name")}</bdi>
							</a>
						))}
					</nav>
				)}
				{groups.map((group) => (
					<Fragment key={group.id}>
						{group.opens && (
							<h2 className="border-b border-line pb-2 text-2xl font-bold" data-stage={group.opens}>
								{stagesText(locale)[group.opens]}
							</h2>
						)}
						<GroupSection group={group} heading={heading} published={loaderData.decisions} />
					</Fragment>
				))}
			</div>
		</>
	);
}

import { absolute } from "../../base/config.server.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { pageMeta } from "../../base/ui/page-meta.ts";
import { Empty, Ltr, PageHeader, useHomeCrumb } from "../../base/ui/page-parts.tsx";
import { breadcrumbData } from "../../base/ui/structured-data.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { site } from "../../installation/site.ts";
import { SeasonLinks } from "../../matches/parts/season-links.tsx";
import { seasonNames, withSeason } from "../../matches/ties.server.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { tableQuery } from "../asked.ts";
import { askedText } from "../asked-text.ts";
import { leagueTable, leagueTies } from "../league.server.ts";
import { CrossTableGrid } from "../parts/cross-table-grid.tsx";
import { TableViews } from "../parts/table-views.tsx";
import { leagueText } from "../text.ts";
import type { Route } from "./+types/cross-table";

export const handle = { cached: ["season"] };

export async function loader({ url }: Route.LoaderArgs) {
	const { season: current } = await siteSettings();
	const season = url.searchParams.get("season") || current;
	const table = await leagueTable(season);
	if (!table && season !== current) throw notFound();
	const locale = localeOf(url.pathname);
	const structured = breadcrumbData(absolute(""), [
		{ label: leagueText(locale).title, path: pathIn(locale, "/leagues") },
		{ label: askedText(locale).crossTable, path: pathIn(locale, "/leagues/cross-table") },
	]);
	const seasons = withSeason(await seasonNames(), current);
	const ties = await leagueTies(season);
	return { season, seasons, isCurrent: season === current, rows: table?.rows ?? [], ties, structured };
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = askedText(locale);
	const { season = "", isCurrent = true, structured } = args.loaderData ?? {};
	return pageMeta(args, {
		title: `${t.crossTable} ${season}`,
		description: t.crossDescription(season),
		siteName: site.name[locale],
		query: tableQuery(isCurrent ? undefined : season),
		image: pathIn(locale, "/share/:kind.png", { kind: "leagues" }),
		structured: structured ? [structured] : [],
	});
};

/** Every club against every other. */
export default function CrossTablePage({ loaderData }: Route.ComponentProps) {
	const { season, seasons, isCurrent, rows, ties } = loaderData;
	const locale = useLocale();
	const t = askedText(locale);
	const league = leagueText(locale);
	const crumbs = [useHomeCrumb(), { label: league.title, path: pathIn(locale, "/leagues") }, { label: t.crossTable }];
	return (
		<>
			<PageHeader crumbs={crumbs} title={t.crossTable} lead={t.crossLead}>
				<p className="mt-1 text-soft">
					{league.season} <Ltr className="font-semibold text-ink">{season}</Ltr>
				</p>
			</PageHeader>
			<div className="wide py-5 sm:py-8">
				<SeasonLinks
					seasons={seasons}
					shown={season}
					pathOf={(name) => pathIn(locale, "/leagues/cross-table") + tableQuery(name)}
				/>
				<TableViews shown="/leagues/cross-table" {...{ season, isCurrent }} />
				{rows.length === 0 ? <Empty title={league.empty} /> : <CrossTableGrid {...{ rows, ties }} />}
			</div>
		</>
	);
}

import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { Empty, Ltr, PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { firstEdition } from "../../../league/editions/edition.server.ts";
import { tableQuery } from "../../../league/season-table/asked.ts";
import { leagueTies } from "../../../league/season-table/league.server.ts";
import { seasonView } from "../../../league/season-table/season-view.server.ts";
import { leagueText } from "../../../league/season-table/text.ts";
import { ScopeButton, ScopeSheet } from "../../parts/scope.tsx";
import { SeasonLinks } from "../../ties/parts/season-links.tsx";
import { askedText } from "../asked-text.ts";
import { CrossTableGrid } from "../parts/cross-table-grid.tsx";
import { EditionViews } from "../parts/edition-views.tsx";
import type { Route } from "./+types/cross-table";

export const handle = { cached: ["season"] };

export async function loader({ url }: Route.LoaderArgs) {
	const label = askedText(localeOf(url.pathname)).crossTable;
	const { table, ...view } = await seasonView(url, { path: "/leagues/cross-table", label });
	const edition = await firstEdition(view.season);
	return { ...view, edition, rows: table?.rows ?? [], ties: await leagueTies(view.season) };
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = askedText(locale);
	const { season = "", isCurrent = true, structured } = args.loaderData ?? {};
	return pageMeta(args, {
		title: `${t.crossTable} ${season}`,
		description: t.crossDescription(season),
		query: tableQuery(isCurrent ? undefined : season),
		image: pathIn(locale, "/share/:kind.png", { kind: "leagues" }),
		structured: structured ? [structured] : [],
	});
};

/** Every club against every other. */
export default function CrossTablePage({ loaderData }: Route.ComponentProps) {
	const { season, seasons, edition, rows, ties } = loaderData;
	const locale = useLocale();
	const t = askedText(locale);
	const league = leagueText(locale);
	const crumbs = [useHomeCrumb(), { label: league.title, path: pathIn(locale, "/leagues") }, { label: t.crossTable }];
	const hasScope = seasons.length > 1;
	return (
		<>
			<PageHeader crumbs={crumbs} title={t.crossTable} lead={t.crossLead}>
				<p className={`mt-1 text-soft ${hasScope ? "max-sm:hidden" : ""}`}>
					{league.season} <Ltr className="font-semibold text-ink">{season}</Ltr>
				</p>
				{hasScope && <ScopeButton season={season} />}
			</PageHeader>
			<div className="wide py-5 sm:py-8">
				{hasScope && (
					<ScopeSheet>
						<SeasonLinks
							seasons={seasons}
							shown={season}
							pathOf={(name) => pathIn(locale, "/leagues/cross-table") + tableQuery(name)}
						/>
					</ScopeSheet>
				)}
				{edition && <EditionViews edition={edition} shown="cross-table" />}
				{rows.length === 0 ? (
					<Empty title={league.empty} />
				) : (
					<CrossTableGrid {...{ rows, ties }} label={t.crossTable} />
				)}
			</div>
		</>
	);
}

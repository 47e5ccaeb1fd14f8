import { data } from "react-router";
import { riyadhDay } from "../../../base/locale/format.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { ShareBar } from "../../../base/share/share-bar.tsx";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { Empty, Ltr, PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { decisionsOfAdjustments } from "../../../decisions/published-decisions.server.ts";
import { endOfEdition } from "../../../league/closing/end-of-edition.server.ts";
import { competitionLinks, defaultCompetition } from "../../../league/competitions/competitions.server.ts";
import { firstEdition } from "../../../league/editions/edition.server.ts";
import { recorded } from "../../../league/ranking/recorded.ts";
import { orderInWords, pointsInWords } from "../../../league/ranking/rules/rule-words.ts";
import { isOfficial, tableQuery } from "../../../league/season-table/asked.ts";
import { seasonView } from "../../../league/season-table/season-view.server.ts";
import { leagueText } from "../../../league/season-table/text.ts";
import { partnersOn, titlePartner } from "../../../settings/partners.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { ErrorContent } from "../../../shell/parts/error-page.tsx";
import { ScopeButton, ScopeSheet } from "../../parts/scope.tsx";
import { TitlePartner } from "../../parts/title-partner.tsx";
import { SeasonLinks } from "../../ties/parts/season-links.tsx";
import { askedText } from "../asked-text.ts";
import { AskedForm, AskedProblem } from "../parts/asked-form.tsx";
import { AskedNotice } from "../parts/asked-notice.tsx";
import { CompetitionLinks } from "../parts/competition-links.tsx";
import { EditionEnd } from "../parts/edition-end.tsx";
import { EditionViews } from "../parts/edition-views.tsx";
import { Decisions } from "../parts/standings/decisions.tsx";
import { StandingsTable } from "../parts/standings/standings-table.tsx";
import { ZoneLegend } from "../parts/standings/zone-legend.tsx";
import { type SortColumn, sortAsked, sortRows } from "../sort-table.ts";
import type { Route } from "./+types/table";

export const handle = { cached: ["season", "on", "rule", "sort"], share: true };

export async function loader({ url }: Route.LoaderArgs) {
	const view = await seasonView(url);
	// A day that cannot be used is an answer for one reader: it is in no cache.
	const decisions = await decisionsOfAdjustments(view.table?.adjustments ?? []);
	const settings = await siteSettings();
	const editions = await competitionLinks(view.season, settings.season);
	const partners = partnersOn(settings.partners, riyadhDay(new Date()));
	const league = await defaultCompetition();
	const edition = await firstEdition(view.season);
	const sort = sortAsked(url.searchParams);
	const rows = view.table && sort ? sortRows(view.table.rows, sort) : view.table?.rows;
	const table = view.table && { ...view.table, rows: rows ?? [] };
	const end = edition && (await endOfEdition(edition));
	const shown = { ...view, table, sort, edition, end, decisions, editions, league, partner: titlePartner(partners) };
	return data(shown, { status: view.problem ? 400 : 200 });
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = leagueText(locale);
	const { season = "", isCurrent = true, asked = {}, sort, problem, league } = args.loaderData ?? {};
	return pageMeta(args, {
		title: `${t.title} ${season}`,
		description: league && t.description(pick(locale, league, "name"), season),
		query: tableQuery(isCurrent ? undefined : season, asked),
		index: isOfficial(asked) && !problem && !sort,
		image: pathIn(locale, "/share/:kind.png", { kind: "leagues" }),
		structured: args.loaderData ? [args.loaderData.structured] : [],
	});
};

export default function LeaguePage({ loaderData }: Route.ComponentProps) {
	const { season, seasons, editions, edition, isCurrent, asked, otherRules, problem, table, decisions, partner, sort } =
		loaderData;
	const locale = useLocale();
	const t = leagueText(locale);
	const rule = table && recorded(table.rule, table.rows);
	/** The same table by another column. */
	const pathOf = (column: SortColumn | undefined) => {
		const query = new URLSearchParams(tableQuery(isCurrent ? undefined : season, asked));
		if (column) query.set("sort", column);
		return `${pathIn(locale, "/leagues")}${query.size > 0 ? `?${query}` : ""}`;
	};
	const hasScope = seasons.length > 1 || editions.length > 1;
	return (
		<>
			<PageHeader
				crumbs={[useHomeCrumb(), { label: t.title }]}
				title={t.title}
				lead={pick(locale, loaderData.league, "name")}
				isLeadWide={hasScope}
			>
				{hasScope && <ScopeButton season={season} name={pick(locale, loaderData.league, "name")} />}
				<p className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-1 text-soft empty:hidden">
					<span className={hasScope ? "max-sm:hidden" : ""}>
						{t.season} <Ltr className="font-semibold text-ink">{season}</Ltr>
					</span>
					{partner && (
						<span className="flex items-center gap-2 text-sm">
							<TitlePartner partner={partner} />
						</span>
					)}
				</p>
			</PageHeader>
			<div className="wide py-5 sm:py-8">
				{hasScope && (
					<ScopeSheet>
						<SeasonLinks
							seasons={seasons}
							shown={season}
							pathOf={(name) => `${pathIn(locale, "/leagues")}?season=${name}`}
						/>
						<CompetitionLinks editions={editions} shown={editions.find(({ is_default }) => is_default)?.slug} />
					</ScopeSheet>
				)}
				{edition && <EditionViews edition={edition} shown="table" />}
				{problem && <AskedProblem {...{ season, problem }} />}
				<AskedNotice {...{ asked, season, isCurrent, otherRules, table }} />
				{!rule || table.rows.length === 0 ? (
					<Empty title={t.empty} />
				) : (
					<>
						<StandingsTable rows={table.rows} rule={rule} marks={table.marks} sort={{ by: sort, pathOf }} isSeason />
						{sort && (
							<p className="mt-3 text-sm">
								{t.sorted}{" "}
								<a className="link" href={pathOf(undefined)}>
									{t.ownOrder}
								</a>
							</p>
						)}
						<div className="mt-4 space-y-1 text-sm text-soft sm:mt-6">
							<ZoneLegend {...table} />
							<p>
								{(asked.rule ? askedText(locale).points : t.pointsRule)(pointsInWords(locale, rule))}{" "}
								{orderInWords(locale, rule)} {t.columns}
							</p>
							<Decisions {...table} published={decisions} />
							<p className="flex flex-wrap gap-x-6 gap-y-1 print:hidden">
								<a className="link" href={pathIn(locale, "/matches.ics")}>
									{t.calendar}
								</a>
								{isOfficial(asked) && table.groupId !== undefined && (
									<a className="link" href={pathIn(locale, "/groups/:id.csv", { id: String(table.groupId) })}>
										{t.asFile}
									</a>
								)}
							</p>
						</div>
						{loaderData.end && <EditionEnd end={loaderData.end} />}
						<AskedForm {...{ season, isCurrent, asked, otherRules, problem }} />
						<div className="mt-5">
							<ShareBar title={`${t.title} ${season}`} query={tableQuery(isCurrent ? undefined : season, asked)} />
						</div>
					</>
				)}
			</div>
		</>
	);
}

/** The table could not be read (docs/rules/site.md#fixed-texts). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorContent error={error} failedTitle={leagueText(useLocale()).failed} />;
}

import { absolute } from "../../base/config.server.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { ShareBar } from "../../base/share/share-bar.tsx";
import { pageMeta } from "../../base/ui/page-meta.ts";
import { Empty, Ltr, PageHeader, useHomeCrumb } from "../../base/ui/page-parts.tsx";
import { breadcrumbData } from "../../base/ui/structured-data.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { site } from "../../installation/site.ts";
import { SeasonLinks } from "../../matches/parts/season-links.tsx";
import { seasonNames, withSeason } from "../../matches/ties.server.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { ErrorContent } from "../../shell/parts/error-page.tsx";
import { leagueTable } from "../league.server.ts";
import { StandingsTable } from "../parts/standings-table.tsx";
import { orderInWords, pointsInWords } from "../rules/rule-words.ts";
import { leagueText } from "../text.ts";
import type { Route } from "./+types/table";

export const handle = { cached: ["season"], share: true };

export async function loader({ url }: Route.LoaderArgs) {
	const { season: current } = await siteSettings();
	const season = url.searchParams.get("season") || current;
	const table = await leagueTable(season);
	if (!table && season !== current) throw notFound();
	const locale = localeOf(url.pathname);
	const crumb = { label: leagueText(locale).title, path: pathIn(locale, "/leagues") };
	const seasons = withSeason(await seasonNames(), current);
	return { season, seasons, isCurrent: season === current, table, structured: breadcrumbData(absolute(""), [crumb]) };
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = leagueText(locale);
	const { season = "", isCurrent = true } = args.loaderData ?? {};
	return pageMeta(args, {
		title: `${t.title} ${season}`,
		description: t.description(season),
		siteName: site.name[locale],
		query: isCurrent ? "" : `?season=${encodeURIComponent(season)}`,
		image: pathIn(locale, "/share/:kind.png", { kind: "leagues" }),
		structured: args.loaderData ? [args.loaderData.structured] : [],
	});
};

export default function LeaguePage({ loaderData: { season, seasons, isCurrent, table } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = leagueText(locale);
	return (
		<>
			<PageHeader crumbs={[useHomeCrumb(), { label: t.title }]} title={t.title} lead={site.league[locale]}>
				<p className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-1 text-soft">
					<span>
						{t.season} <Ltr className="font-semibold text-ink">{season}</Ltr>
					</span>
					<span className="flex items-center gap-2 text-sm">
						<img src={site.sponsor.logo} alt="" width="40" height="24" className="rounded bg-white p-0.5" />
						{site.sponsor.line[locale]}: {site.sponsor.name[locale]}
					</span>
				</p>
			</PageHeader>
			<div className="wide py-5 sm:py-8">
				<SeasonLinks
					seasons={seasons}
					shown={season}
					pathOf={(name) => `${pathIn(locale, "/leagues")}?season=${name}`}
				/>
				{!table || table.rows.length === 0 ? (
					<Empty title={t.empty} />
				) : (
					<>
						<StandingsTable rows={table.rows} rule={table.ruleSet} />
						<div className="mt-4 space-y-1 text-sm text-soft sm:mt-6">
							<p className="flex flex-wrap gap-x-6 gap-y-1">
								<Legend colour="border-win" label={t.topZone} />
								<Legend colour="border-loss" label={t.bottomZone} />
								<span>{t.zones}</span>
							</p>
							<p>
								{t.pointsRule(pointsInWords(locale, table.ruleSet))} {orderInWords(locale, table.ruleSet)} {t.columns}
							</p>
							<p className="print:hidden">
								<a className="link" href={pathIn(locale, "/matches.ics")}>
									{t.calendar}
								</a>
							</p>
						</div>
						<div className="mt-5">
							<ShareBar
								title={`${t.title} ${season}`}
								query={isCurrent ? "" : `?season=${encodeURIComponent(season)}`}
							/>
						</div>
					</>
				)}
			</div>
		</>
	);
}

const Legend = ({ colour, label }: { colour: string; label: string }) => (
	<span className="flex items-center gap-2">
		<span aria-hidden="true" className={`h-4 border-s-[0.375rem] ${colour}`} />
		{label}
	</span>
);

/** The table could not be read (docs/rules.md#fixed-texts). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorContent error={error} failedTitle={leagueText(useLocale()).failed} />;
}

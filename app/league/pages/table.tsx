import { notFound } from "../../base/http/stop.ts";
import { localeOf, pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { pageMeta } from "../../base/ui/page-meta.ts";
import { Empty, Ltr, PageHeader, useHomeCrumb } from "../../base/ui/page-parts.tsx";
import { breadcrumbData } from "../../base/ui/structured-data.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { Crest } from "../../clubs/parts/crest.tsx";
import { absolute } from "../../config.server.ts";
import { ErrorContent } from "../../federation/parts/error-page.tsx";
import { site } from "../../site.ts";
import { leagueTable } from "../league.server.ts";
import { FormBadges } from "../parts/form-badges.tsx";
import type { Standing } from "../standings.ts";
import { leagueText } from "../text.ts";
import type { Route } from "./+types/table";

export const handle = { cached: ["season"] };

export async function loader({ url }: Route.LoaderArgs) {
	const season = url.searchParams.get("season") || site.season;
	const table = await leagueTable(season);
	if (!table && season !== site.season) throw notFound();
	const locale = localeOf(url.pathname);
	const crumb = { label: leagueText(locale).title, path: pathIn(locale, "/leagues") };
	return { season, table, structured: breadcrumbData(absolute(""), [crumb]) };
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = leagueText(locale);
	const season = args.loaderData?.season ?? site.season;
	return pageMeta(args, {
		title: `${t.title} ${season}`,
		description: t.description(season),
		siteName: site.name[locale],
		query: season === site.season ? "" : `?season=${encodeURIComponent(season)}`,
		image: pathIn(locale, "/share/:kind.png", { kind: "leagues" }),
		structured: args.loaderData ? [args.loaderData.structured] : [],
	});
};

const ZONE = 3;

/** The first three stand on green, the last three on red (specification, section 2), where there are that many. */
function zoneOf(rank: number, teams: number): "top" | "bottom" | undefined {
	if (rank <= ZONE) return "top";
	return rank > Math.max(teams - ZONE, ZONE) ? "bottom" : undefined;
}

export default function LeaguePage({ loaderData: { season, table } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = leagueText(locale);
	return (
		<>
			<PageHeader crumbs={[useHomeCrumb(), { label: t.title }]} title={t.title} lead={site.league[locale]}>
				<p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-on-table-soft">
					<span>
						{t.season} <Ltr className="font-semibold text-on-table">{season}</Ltr>
					</span>
					<span className="flex items-center gap-2 text-sm">
						<img src={site.sponsor.logo} alt="" width="40" height="24" className="rounded bg-on-table p-0.5" />
						{site.sponsor.line[locale]}: {site.sponsor.name[locale]}
					</span>
				</p>
			</PageHeader>
			<div className="wide py-8 sm:py-10">
				{!table || table.rows.length === 0 ? (
					<Empty title={t.empty} />
				) : (
					<>
						<StandingsTable rows={table.rows} />
						<div className="mt-6 space-y-2 text-sm text-soft">
							<p className="flex flex-wrap gap-x-6 gap-y-1">
								<Legend colour="bg-win" label={t.topZone} />
								<Legend colour="bg-loss" label={t.bottomZone} />
							</p>
							<p>{t.rule(table.rule.points_win, table.rule.points_draw, table.rule.points_loss)}</p>
							<p>
								<a className="link" href={pathIn(locale, "/matches.ics")}>
									{t.calendar}
								</a>
							</p>
						</div>
					</>
				)}
			</div>
		</>
	);
}

const Legend = ({ colour, label }: { colour: string; label: string }) => (
	<span className="flex items-center gap-2">
		<span aria-hidden="true" className={`h-4 w-1.5 rounded-full ${colour}`} />
		{label}
	</span>
);

type Row = Standing & { club: { name: string; name_ar: string; logo_url: string | null } };

function StandingsTable({ rows }: { rows: Row[] }) {
	const t = leagueText(useLocale());
	const columns = [
		[t.playedShort, t.played],
		[t.wonShort, t.won],
		[t.drawnShort, t.drawn],
		[t.lostShort, t.lost],
		[t.for, t.for],
		[t.against, t.against],
		[t.pointsShort, t.points],
	];
	return (
		// On a phone all but the form fits; the rest scrolls inside this frame, also by keyboard, and the club's name stays in view.
		<section tabIndex={0} aria-label={t.title} className="card relative overflow-x-auto">
			<table className="w-full text-center max-sm:text-sm">
				<thead className="text-sm text-soft max-sm:text-xs">
					<tr>
						<th scope="col" className="py-3 font-semibold">
							<span className="sr-only">{t.rank}</span>
							<span aria-hidden="true">#</span>
						</th>
						<th scope="col" className="sticky start-0 bg-surface px-2 py-3 text-start font-semibold">
							{t.team}
						</th>
						{columns.map(([short, label]) => (
							<th key={label} scope="col" className="px-1 py-3 font-semibold sm:px-2">
								<span aria-hidden="true" className="sm:hidden">
									{short}
								</span>
								<span className="max-sm:sr-only">{label}</span>
							</th>
						))}
						<th scope="col" className="px-2 py-3 font-semibold whitespace-nowrap">
							{t.form}
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<StandingRow key={row.team_id} row={row} zone={zoneOf(row.rank, rows.length)} />
					))}
				</tbody>
			</table>
		</section>
	);
}

const zoneLook = { top: "bg-win-tint", bottom: "bg-loss-tint" };
const edge = {
	top: "shadow-[inset_0.375rem_0_0_var(--color-win)] rtl:shadow-[inset_-0.375rem_0_0_var(--color-win)]",
	bottom: "shadow-[inset_0.375rem_0_0_var(--color-loss)] rtl:shadow-[inset_-0.375rem_0_0_var(--color-loss)]",
};

function StandingRow({ row, zone }: { row: Row; zone: ReturnType<typeof zoneOf> }) {
	const locale = useLocale();
	const ground = zone ? zoneLook[zone] : "bg-surface";
	return (
		<tr data-team-id={row.team_id} data-zone={zone} className={`border-t border-line tabular-nums ${ground}`}>
			<td data-col="rank" className={`px-2 py-3 font-bold sm:px-3 ${zone ? edge[zone] : ""}`}>
				{row.rank}
			</td>
			<th data-col="team" scope="row" className={`sticky start-0 px-2 py-3 text-start font-semibold ${ground}`}>
				<a
					href={pathIn(locale, "/team/:id", { id: String(row.team_id) })}
					className="flex items-center gap-2 hover:underline sm:gap-3"
				>
					<Crest url={row.club.logo_url} size={28} />
					{pick(locale, row.club, "name")}
				</a>
			</th>
			<td data-col="played" className="px-1">
				{row.played}
			</td>
			<td data-col="won" className="px-1">
				{row.won}
			</td>
			<td data-col="drawn" className="px-1">
				{row.drawn}
			</td>
			<td data-col="lost" className="px-1">
				{row.lost}
			</td>
			<td data-col="for" className="px-1">
				{row.for}
			</td>
			<td data-col="against" className="px-1">
				{row.against}
			</td>
			<td data-col="points" className="px-1 font-bold sm:text-lg">
				{row.points}
			</td>
			<td data-col="form" className="px-2">
				<FormBadges form={row.form} />
			</td>
		</tr>
	);
}

/** The table could not be read (specification, section 8). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorContent error={error} failedTitle={leagueText(useLocale()).failed} />;
}

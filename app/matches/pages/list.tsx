import { absolute } from "../../base/config.server.ts";
import { numberParam } from "../../base/forms/params.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { formatDay, riyadhDay } from "../../base/locale/format.ts";
import { localeOf, pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { ShareBar } from "../../base/share/share-bar.tsx";
import { pageMeta } from "../../base/ui/page-meta.ts";
import { Empty, PageHeader, useHomeCrumb } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { clubNames } from "../../clubs/clubs.server.ts";
import { site } from "../../installation/site.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { SeasonLinks } from "../parts/season-links.tsx";
import { TieList } from "../parts/tie-list.tsx";
import { sportsEventData } from "../sports-event.ts";
import { tiesText } from "../text.ts";
import { tieStatuses } from "../tie.ts";
import { type NamedTie, namedTiesOf, seasonNames, withSeason } from "../ties.server.ts";
import type { Route } from "./+types/list";

export const handle = { cached: ["season", "team", "status"], share: true };

const EVENTS_DESCRIBED = 20;
/** Match days shown at once; the others open at a touch. */
const DAYS_OPEN = 2;

export async function loader({ url }: Route.LoaderArgs) {
	const clubId = numberParam(url, "team");
	const status = tieStatuses.find((known) => known === url.searchParams.get("status"));
	const { season: current } = await siteSettings();
	const seasons = withSeason(await seasonNames(), current);
	const season = url.searchParams.get("season") || current;
	if (!seasons.includes(season)) throw notFound();
	const ties = await namedTiesOf({ season, clubId, status });
	const playing = new Set((await namedTiesOf({ season })).flatMap((tie) => [tie.home_team_id, tie.away_team_id]));
	const clubs = [...(await clubNames()).values()].filter(({ id }) => playing.has(id) || id === clubId);
	const today = riyadhDay(new Date());
	const upcoming = ties.filter((tie) => tie.status === "scheduled" && tie.match_date >= today).reverse();
	const rest = ties.filter((tie) => !upcoming.includes(tie));
	const locale = localeOf(url.pathname);
	const structured = [...upcoming, ...rest]
		.slice(0, EVENTS_DESCRIBED)
		.map((tie) => sportsEventData(locale, absolute(""), tie));
	return {
		upcoming: byDay(upcoming),
		rest: byDay(rest),
		...{ clubs, clubId, status, season, seasons, structured },
		isCurrent: season === current,
	};
}

/** Ties under the day they are played, in the order given. */
function byDay(ties: NamedTie[]) {
	return [...Map.groupBy(ties, (tie) => tie.match_date)].map(([day, list]) => ({ day, ties: list }));
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = tiesText(locale);
	const season = args.loaderData?.season ?? "";
	return pageMeta(args, {
		title: `${t.title} ${season}`,
		description: t.description(season),
		siteName: site.name[locale],
		query: args.loaderData?.isCurrent === false ? `?season=${encodeURIComponent(season)}` : "",
		image: pathIn(locale, "/share/:kind.png", { kind: "matches" }),
		structured: args.loaderData?.structured,
	});
};

export default function Ties({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = tiesText(locale);
	const { upcoming, rest, clubId, status, season, seasons } = loaderData;
	const filtered = clubId !== undefined || status !== undefined;
	const asked = { ...(clubId ? { team: String(clubId) } : {}), ...(status ? { status } : {}) };
	return (
		<>
			<PageHeader crumbs={[useHomeCrumb(), { label: t.title }]} title={t.title} lead={t.lead(loaderData.season)} />
			<div className="wide max-w-4xl py-5 sm:py-8">
				<SeasonLinks
					seasons={seasons}
					shown={season}
					pathOf={(name) => `${pathIn(locale, "/matches")}?${new URLSearchParams({ ...asked, season: name })}`}
				/>
				<Filter {...loaderData} />
				{upcoming.length + rest.length === 0 && (
					<Empty title={filtered ? t.noneMatch : t.empty}>
						{filtered && (
							<a className="button" href={pathIn(locale, "/matches")}>
								{t.reset}
							</a>
						)}
					</Empty>
				)}
				{upcoming.length > 0 && rest.length > 0 && (
					<p className="mt-5 flex gap-2 print:hidden">
						<a href="#past" className="chip">
							{t.past}
						</a>
						<a href="#upcoming" className="chip">
							{t.upcoming}
						</a>
					</p>
				)}
				<Days id="past" title={t.past} days={rest} />
				<Days id="upcoming" title={t.upcoming} days={upcoming} />
				<p className="mt-8 mb-4">
					<a className="link" href={pathIn(locale, "/matches.ics")}>
						{t.calendar}
					</a>
				</p>
				<ShareBar title={`${t.title} ${season}`} query={`?${new URLSearchParams({ ...asked, season })}`} />
			</div>
		</>
	);
}

type Day = ReturnType<typeof byDay>[number];

function Days({ id, title, days }: { id: string; title: string; days: Day[] }) {
	const t = tiesText(useLocale());
	if (days.length === 0) return null;
	const later = days.slice(DAYS_OPEN);
	return (
		<section aria-labelledby={id} className="mt-6">
			<h2 id={id} className="text-xl sm:text-2xl">
				{title}
			</h2>
			{days.slice(0, DAYS_OPEN).map((day) => (
				<MatchDay key={day.day} {...day} />
			))}
			{later.length > 0 && (
				<details className="mt-5">
					<summary className="button-quiet">
						{t[id === "past" ? "earlier" : "later"](later.flatMap((day) => day.ties).length)}
					</summary>
					{later.map((day) => (
						<MatchDay key={day.day} {...day} />
					))}
				</details>
			)}
		</section>
	);
}

function MatchDay({ day, ties }: Day) {
	return (
		<section aria-labelledby={`day-${day}-${ties[0]?.id}`} className="mt-3">
			<h3 id={`day-${day}-${ties[0]?.id}`} className="mb-2 font-semibold text-soft">
				<time dateTime={day}>{formatDay(useLocale(), day)}</time>
			</h3>
			<TieList ties={ties} />
		</section>
	);
}

type FilterProps = Pick<Route.ComponentProps["loaderData"], "clubs" | "clubId" | "status" | "season" | "isCurrent">;

/** One row on any screen: the last results are what most people come for. */
function Filter({ clubs, clubId, status, season, isCurrent }: FilterProps) {
	const locale = useLocale();
	const t = tiesText(locale);
	const label = "mb-0.5 block text-sm font-semibold";
	return (
		<form
			method="get"
			action={pathIn(locale, "/matches")}
			className="grid grid-cols-[1fr_1fr_auto] items-end gap-2 sm:grid-cols-[2fr_1fr_auto] sm:gap-4 print:hidden"
		>
			{!isCurrent && <input type="hidden" name="season" value={season} />}
			<div>
				<label htmlFor="team" className={label}>
					{t.club}
				</label>
				<select id="team" name="team" defaultValue={clubId ?? ""} className="control max-sm:px-2">
					<option value="">{t.allClubs}</option>
					{clubs.map((club) => (
						<option key={club.id} value={club.id}>
							{pick(locale, club, "name")}
						</option>
					))}
				</select>
			</div>
			<div>
				<label htmlFor="status" className={label}>
					{t.status}
				</label>
				<select id="status" name="status" defaultValue={status ?? ""} className="control max-sm:px-2">
					<option value="">{t.allStatuses}</option>
					{tieStatuses.map((value) => (
						<option key={value} value={value}>
							{t[value]}
						</option>
					))}
				</select>
			</div>
			<button type="submit" className="button max-sm:px-3">
				{t.apply}
			</button>
		</form>
	);
}

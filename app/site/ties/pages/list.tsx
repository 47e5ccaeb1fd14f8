import { absolute } from "../../../base/config.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { type Locale, localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { ShareBar } from "../../../base/share/share-bar.tsx";
import { FoldButton, FoldPanel } from "../../../base/ui/fold.tsx";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { shownSeasons } from "../../../league/competitions/competitions.server.ts";
import { groupPath } from "../../../league/competitions/groups/group-path.ts";
import { editionAt, firstEdition } from "../../../league/editions/edition.server.ts";
import { daysWithRunning } from "../../../league/nights/running.server.ts";
import { type AskedFixtures, fixtures } from "../../../league/ties/fixtures/fixtures.server.ts";
import { fixturesQuery, readFixtures, wordOf } from "../../../league/ties/fixtures/fixtures-query.ts";
import { tiesText } from "../../../league/ties/text.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { EditionViews } from "../../league/parts/edition-views.tsx";
import { ScopeButton, ScopeSheet } from "../../parts/scope.tsx";
import { fixturesText } from "../fixtures-text.ts";
import { FILTERS_SHEET, FilterForm, ShownResult } from "../parts/filter-form.tsx";
import { ScopeLinks, SectionLinks, sectionName } from "../parts/scope-links.tsx";
import { SeasonLinks } from "../parts/season-links.tsx";
import { ShownFixtures } from "../parts/shown-fixtures.tsx";
import { sportsEventData } from "../sports-event.ts";
import type { Route } from "./+types/list";

export const handle = { cached: ["season", "group", "team", "status", "round", "month", "part"], share: true };

const EVENTS_DESCRIBED = 20;

export async function loader({ url }: Route.LoaderArgs) {
	const { season: current } = await siteSettings();
	const asked = readFixtures(url.searchParams, current);
	const seasons = await shownSeasons(current);
	if (!seasons.includes(asked.season)) throw notFound();
	const found = await fixturesNow(asked);
	const locale = localeOf(url.pathname);
	const days = "shown" in found ? found.shown : [...found.begun, ...found.upcoming, ...found.past];
	const structured = days
		.flatMap(({ ties }) => ties)
		.filter(({ isUnplayed }) => !isUnplayed)
		.slice(0, EVENTS_DESCRIBED)
		.map((tie) => sportsEventData(locale, absolute(""), tie));
	const { group, isDefault } = found;
	const edition =
		asked.clubId === undefined ? await editionOf(asked.season, isDefault ? undefined : group?.slug) : undefined;
	return { asked, found, seasons, edition, structured, isCurrent: asked.season === current };
}

/** The ties that were asked for, with the scores of those in play. */
async function fixturesNow(asked: AskedFixtures) {
	const found = await fixtures(asked, new Date());
	if ("shown" in found) return { ...found, shown: await daysWithRunning(found.shown) };
	return { ...found, begun: await daysWithRunning(found.begun) };
}

/** The competition whose matches are listed. */
async function editionOf(season: string, slug: string | undefined) {
	if (slug === undefined) return firstEdition(season);
	const { groups: _, ...edition } = await editionAt({ competition: slug, season: season.replace("/", "-") });
	return edition;
}

const competitionNames = ({
	competition: name,
	competition_ar: name_ar,
}: {
	competition: string;
	competition_ar: string;
}) => ({
	name,
	name_ar,
});

type Data = Route.ComponentProps["loaderData"];

/** The parts of the title after the season: a competition that is not the first, and a section. */
function partsOfTitle(locale: Locale, { asked, found }: Pick<Data, "asked" | "found">): string[] {
	const { group, isDefault, rounds } = found;
	return [
		...(group && !isDefault
			? [...new Set([pick(locale, competitionNames(group), "name"), pick(locale, group, "name")])]
			: []),
		...(asked.section ? [sectionName(locale, asked.section, rounds)] : []),
	];
}

/** "Matches that Al-Hilal won" */
function resultInTitle(locale: Locale, { asked, found }: Pick<Data, "asked" | "found">): string | undefined {
	const club = found.clubs.find(({ id }) => id === asked.clubId);
	const word = wordOf(asked.result);
	return club && word && fixturesText(locale)[`${word}By`](pick(locale, club, "name"));
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = tiesText(locale);
	const { loaderData } = args;
	const { season = "", groupId, section, part, clubId, result } = loaderData?.asked ?? {};
	const ofResult = loaderData && resultInTitle(locale, loaderData);
	const isCurrent = loaderData?.isCurrent ?? true;
	return pageMeta(args, {
		title: [
			`${t.title} ${season}`,
			...(ofResult ? [ofResult] : []),
			...(loaderData ? partsOfTitle(locale, loaderData) : []),
		].join(" · "),
		description: t.description(season),
		query: fixturesQuery({ season, isCurrent, groupId, section, part, ...(ofResult && { clubId, result }) }),
		image: pathIn(locale, "/share/:kind.png", { kind: "matches" }),
		structured: loaderData?.structured,
	});
};

export default function Ties({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = tiesText(locale);
	const f = fixturesText(locale);
	const { asked, found, seasons, isCurrent } = loaderData;
	const { season, clubId, status, result } = asked;
	const { group } = found;
	const query = fixturesQuery({ ...asked, isCurrent });
	const own = partsOfTitle(locale, { found, asked: { ...asked, section: undefined } }).join(" · ");
	const club = found.clubs.find(({ id }) => id === clubId);
	const word = wordOf(result);
	const hasScope = seasons.length > 1 || found.groups.length > 1;
	// On paper the form that says them is not there.
	const filters = [club && pick(locale, club, "name"), status && t[status], word && f[word]]
		.filter(Boolean)
		.join(" · ");
	return (
		<>
			<PageHeader
				crumbs={[useHomeCrumb(), { label: t.title }]}
				title={t.title}
				lead={own ? f.ofCompetition(own, season) : t.lead(season)}
				isLeadWide={hasScope}
			>
				{hasScope && <ScopeButton season={season} name={group && pick(locale, competitionNames(group), "name")} />}
				{filters && <p className="mt-1 hidden font-semibold print:block">{filters}</p>}
			</PageHeader>
			<div className="wide max-w-4xl py-5 sm:py-8">
				{hasScope && (
					<ScopeSheet>
						<SeasonLinks
							seasons={seasons}
							shown={season}
							pathOf={(name) =>
								pathIn(locale, "/matches") + fixturesQuery({ season: name, isCurrent: false, clubId, status, result })
							}
						/>
						<ScopeLinks {...{ asked, isCurrent, found }} />
					</ScopeSheet>
				)}
				{loaderData.edition && <EditionViews edition={loaderData.edition} shown="matches" />}
				<div className="flex gap-1.5 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:mb-4">
					<FoldButton
						id={FILTERS_SHEET}
						className="chip shrink-0 gap-2"
						marks={[clubId, status ?? word].filter(Boolean).length}
					>
						{t.apply}
					</FoldButton>
					<SectionLinks {...{ asked, isCurrent, found }} />
				</div>
				<FoldPanel id={FILTERS_SHEET} inline>
					<FilterForm {...{ asked, isCurrent }} clubs={found.clubs} />
				</FoldPanel>
				<ShownResult {...{ asked, isCurrent }} clubs={found.clubs} />
				<ShownFixtures {...{ asked, found, isCurrent }} />
				<p className="mt-8 mb-4 flex flex-wrap gap-x-6 gap-y-1 print:hidden">
					{group && !found.isDefault ? (
						<>
							<a className="link" href={pathIn(locale, "/groups/:id.ics", { id: String(group.id) })}>
								{f.groupCalendar}
							</a>
							<a className="link" href={groupPath(locale, { ...group, season })}>
								{f.table}
							</a>
						</>
					) : (
						<a className="link" href={pathIn(locale, "/matches.ics")}>
							{t.calendar}
						</a>
					)}
				</p>
				<ShareBar title={`${t.title} ${season}`} query={query || `?${new URLSearchParams({ season })}`} />
			</div>
		</>
	);
}

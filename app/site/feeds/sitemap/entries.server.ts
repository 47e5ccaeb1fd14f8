import { absolute } from "../../../base/config.server.ts";
import { inLocale, type Locale } from "../../../base/locale/locale.ts";
import { publishedDecisions } from "../../../decisions/published-decisions.server.ts";
import { isLeagueOf, shownEditions, shownGroups } from "../../../league/competitions/competitions.server.ts";
import { editionsWithRubbers } from "../../../league/figures/counted-rubbers.server.ts";
import { tableQuery } from "../../../league/season-table/asked.ts";
import { shownTieIds } from "../../../league/ties/tie/shown-tie.server.ts";
import { liveArticles } from "../../../news/live-list.server.ts";
import { allClubs } from "../../../people/clubs/clubs.server.ts";
import { nationalTeams } from "../../../people/national-teams/national-teams.server.ts";
import { rankedCounts, rankingLists } from "../../../people/players/ranked-players.server.ts";
import { playerIds } from "../../../people/players/shown-player.server.ts";
import { hasPressPage } from "../../../settings/frame-settings.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { mainMenu } from "../../../shell/navigation.ts";
import { type Markup, xml } from "../xml.ts";

/** A page in the languages it has. */
type Entry = { path: string; languages: Locale[] };
const both: Locale[] = ["ar", "en"];

/** Every page worth finding, once; an article in the languages in which it is published. */
export async function sitemapEntries(): Promise<Entry[]> {
	const articles = new Map<number, Locale[]>();
	for (const locale of both)
		for (const { id } of await liveArticles(locale)) articles.set(id, [...(articles.get(id) ?? []), locale]);
	const groups = Map.groupBy(await shownGroups(), ({ edition_id }) => edition_id);
	const editions = (await shownEditions()).map(({ id, slug, season }) => ({
		id,
		season,
		isLeague: isLeagueOf(groups.get(id) ?? []),
		path: `/leagues/${slug}/${season.replace("/", "-")}`,
	}));
	const settings = await siteSettings();
	const withLeaders = new Set(await editionsWithRubbers());
	const ranked = await rankedCounts();
	const ranking = ranked.one > 0 ? rankingLists(ranked) : [];
	return [
		...mainMenu.map(({ page }) => ({ path: page, languages: both })),
		{ path: "/leagues/cross-table", languages: both },
		{ path: "/leagues/rules", languages: both },
		{ path: "/embed", languages: both },
		{ path: "/complaints", languages: both },
		{ path: "/complaints/before-you-start", languages: both },
		{ path: "/complaints/transparency", languages: both },
		...editions
			.filter(({ isLeague, season }) => isLeague && season !== settings.season)
			.map(({ season }) => ({ path: `/leagues${tableQuery(season)}`, languages: both })),
		...editions
			.filter(({ isLeague }) => !isLeague)
			.flatMap(({ path }) => ["", "/cross-table", "/rules"].map((view) => ({ path: path + view, languages: both }))),
		...editions
			.filter(({ id }) => withLeaders.has(id))
			.map(({ path }) => ({ path: `${path}/leaders`, languages: both })),
		...ranking.map((list) => ({ path: list === "women" ? "/ranking?list=women" : "/ranking", languages: both })),
		...(hasPressPage(settings) ? [{ path: "/press", languages: both }] : []),
		{ path: "/decisions", languages: both },
		...(await publishedDecisions()).map(({ case_reference }) => ({
			path: `/decisions/${case_reference}`,
			languages: both,
		})),
		...(await shownTieIds()).map((id) => ({ path: `/match/${id}`, languages: both })),
		...(await playerIds()).map((id) => ({ path: `/player/${id}`, languages: both })),
		...(await allClubs()).map(({ id }) => ({ path: `/team/${id}`, languages: both })),
		...(await nationalTeams()).map((team) => ({ path: `/national/${team.team_type}`, languages: both })),
		...[...articles].map(([id, languages]) => ({ path: `/news/${id}`, languages })),
	];
}

/** A `urlset` in which each page names itself and its translation (and the default for other languages). */
export function urlset(entries: Entry[]): Markup {
	const address = (locale: Locale, path: string) => absolute(inLocale(locale, path));
	const urls = entries.flatMap(({ path, languages }) =>
		languages.map((locale) => {
			const links = [
				...languages.map((language) => [language, language] as const),
				...languages.slice(0, 1).map((language) => ["x-default", language] as const),
			];
			return xml`<url><loc>${address(locale, path)}</loc>${links.map(
				([name, language]) => xml`<xhtml:link rel="alternate" hreflang="${name}" href="${address(language, path)}"/>`,
			)}</url>\n`;
		}),
	);
	return xml`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
	xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}</urlset>`;
}

/** Pages a file; two languages make twice as many addresses, and 50,000 are allowed. */
export const ENTRIES_PER_FILE = 20_000;

import { notFound } from "../../../base/http/http-errors.ts";
import { type Locale, localeOf, pick } from "../../../base/locale/locale.ts";
import { defaultCompetitionGroups } from "../../../league/competitions/competitions.server.ts";
import { leagueTable } from "../../../league/season-table/league.server.ts";
import { leagueText } from "../../../league/season-table/text.ts";
import { tiesText } from "../../../league/ties/text.ts";
import { scoreNote } from "../../../league/ties/tie/outcome.ts";
import { lastResults } from "../../../league/ties/ties.server.ts";
import { newsText } from "../../../news/text.ts";
import { nationalPlayers, nationalTeams } from "../../../people/national-teams/national-teams.server.ts";
import { nationalTeamsText } from "../../../people/national-teams/text.ts";
import type { Settings } from "../../../settings/defaults.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { clubsText } from "../../clubs/text.ts";
import { contactText } from "../../contact/text.ts";
import { homeText } from "../../home/text.ts";
import type { Route } from "./+types/page";
import { pictureResponse, type ShareItem, sharePicture } from "./picture.server.ts";

export const handle = { cached: [] };

/** Lines that a picture has room for. */
const MOST_ROWS = 5;

type Content = (locale: Locale, settings: Settings) => ShareItem | Promise<ShareItem>;
const contents: Record<string, Content> = {
	home: (locale, settings) => ({ title: pick(locale, settings, "tagline") || pick(locale, settings, "name") }),
	leagues: tableInShare,
	matches: resultsInShare,
	teams: (locale) => ({ title: clubsText(locale).title }),
	national: nationalInShare,
	about: (locale) => ({ title: homeText(locale).aboutTitle }),
	news: (locale) => ({ title: newsText(locale).title }),
	contact: (locale) => ({ title: contactText(locale).contactTitle }),
};

/** The top of the season's table, once it has a result. */
async function tableInShare(locale: Locale, { season }: Settings): Promise<ShareItem> {
	const table = await leagueTable(season, locale);
	const placed = table?.hasTies ? table.rows.filter(({ rank }) => rank !== null) : [];
	const rows = placed.slice(0, MOST_ROWS).map(({ rank, club, points }) => ({
		place: rank ?? undefined,
		side: { name: pick(locale, club, "name"), logo_url: club.logo_url },
		value: String(points),
	}));
	return { title: leagueText(locale).title, line: season, rows };
}

/** The last results of the season's first competition. */
async function resultsInShare(locale: Locale, { season }: Settings): Promise<ShareItem> {
	const ties = await lastResults(season, MOST_ROWS, await defaultCompetitionGroups(season));
	const side = (club: (typeof ties)[number]["home_team"]) => ({
		name: pick(locale, club, "name"),
		logo_url: club.logo_url,
	});
	const scored = ties.filter(({ home_score, away_score }) => home_score !== null && away_score !== null);
	const rows = scored.map(({ home_team, away_team, home_score, away_score, ...tie }) => ({
		side: side(home_team),
		other: side(away_team),
		note: scoreNote(locale, tie),
		// Each number is beside its side, so in Arabic the first one is on the right.
		value: locale === "ar" ? `${away_score} – ${home_score}` : `${home_score} – ${away_score}`,
	}));
	return { title: tiesText(locale).title, line: season, rows };
}

/** The best of each national team, then others while there is room. */
async function nationalInShare(locale: Locale): Promise<ShareItem> {
	const teams = await nationalTeams();
	const players = await nationalPlayers(teams.map(({ id }) => id));
	const faces = teams.map(({ id }) => players.find((each) => each.national_team_id === id && each.photo_url));
	const urls = [...faces, ...players].flatMap((player) => player?.photo_url ?? []);
	return { title: nationalTeamsText(locale).title, faces: [...new Set(urls)] };
}

/** Share picture of a page of the menu. */
export async function loader({ params, url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const content = Object.hasOwn(contents, params.kind) && contents[params.kind];
	if (!content) throw notFound();
	return pictureResponse(await sharePicture(locale, await content(locale, await siteSettings())));
}

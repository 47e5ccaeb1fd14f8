import { notFound } from "../../../base/http/http-errors.ts";
import { type Locale, localeOf, pick } from "../../../base/locale/locale.ts";
import { leagueText } from "../../../league/season-table/text.ts";
import { tiesText } from "../../../league/ties/text.ts";
import { newsText } from "../../../news/text.ts";
import { nationalTeamsText } from "../../../people/national-teams/text.ts";
import type { Settings } from "../../../settings/defaults.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { clubsText } from "../../clubs/text.ts";
import { contactText } from "../../contact/text.ts";
import { homeText } from "../../home/text.ts";
import type { Route } from "./+types/page";
import { pictureResponse, sharePicture } from "./picture.server.ts";

export const handle = { cached: [] };

const titles: Record<string, (locale: Locale, settings: Settings) => string> = {
	home: (locale, settings) => pick(locale, settings, "tagline") || pick(locale, settings, "name"),
	leagues: (locale) => leagueText(locale).title,
	matches: (locale) => tiesText(locale).title,
	teams: (locale) => clubsText(locale).title,
	national: (locale) => nationalTeamsText(locale).title,
	about: (locale) => homeText(locale).aboutTitle,
	news: (locale) => newsText(locale).title,
	contact: (locale) => contactText(locale).contactTitle,
};

/** Share picture of a page of the menu. */
export async function loader({ params, url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const title = Object.hasOwn(titles, params.kind) && titles[params.kind];
	if (!title) throw notFound();
	return pictureResponse(await sharePicture(locale, { title: title(locale, await siteSettings()) }));
}

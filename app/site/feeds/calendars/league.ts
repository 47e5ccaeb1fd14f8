import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { defaultCompetition, defaultCompetitionGroups } from "../../../league/competitions/competitions.server.ts";
import { namedTiesOf } from "../../../league/ties/ties.server.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import type { Route } from "./+types/league";
import { calendarResponse } from "./calendar.server.ts";

export const handle = { cached: [] };

/** All ties of the season's first competition. */
export async function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const { season } = await siteSettings();
	const ties = await namedTiesOf({ season, groupIds: await defaultCompetitionGroups(season) });
	const name = pick(locale, await defaultCompetition(), "name");
	return calendarResponse(locale, name, pathIn(locale, "/matches.ics"), ties);
}

import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { namedTiesOf } from "../../../league/ties/ties.server.ts";
import { clubById } from "../../../people/clubs/clubs.server.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import type { Route } from "./+types/club";
import { calendarResponse } from "./calendar.server.ts";

export const handle = { cached: [] };

/** The season's ties of one club. */
export async function loader({ params, url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const clubId = idParam(params.id);
	const club = await clubById(clubId);
	if (!club) throw notFound();
	const { season } = await siteSettings();
	const ties = await namedTiesOf({ season, clubId });
	const path = pathIn(locale, "/teams/:id.ics", { id: String(clubId) });
	return calendarResponse(locale, pick(locale, club, "name"), path, ties);
}

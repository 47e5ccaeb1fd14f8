import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { venueFinder } from "../../../league/ties/tie/place-of.server.ts";
import { namedTiesOf } from "../../../league/ties/ties.server.ts";
import { shownVenues } from "../../../league/venues/shown-venues.server.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import type { Route } from "./+types/venue";
import { calendarResponse } from "./calendar.server.ts";

export const handle = { cached: [] };

/** The season's ties in one hall, of every competition. */
export async function loader({ params, url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const venue = (await shownVenues()).get(idParam(params.id));
	if (!venue) throw notFound();
	const { season } = await siteSettings();
	const venueOf = await venueFinder();
	const ties = (await namedTiesOf({ season })).filter((tie) => venueOf(tie)?.id === venue.id);
	const path = pathIn(locale, "/venues/:id.ics", { id: String(venue.id) });
	return calendarResponse(locale, pick(locale, venue, "name"), path, ties);
}

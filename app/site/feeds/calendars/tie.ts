import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { shownTie } from "../../../league/ties/tie/shown-tie.server.ts";
import type { Route } from "./+types/tie";
import { calendarResponse } from "./calendar.server.ts";

export const handle = { cached: [] };

/** One tie. */
export async function loader({ params, url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const tie = await shownTie(idParam(params.id));
	if (!tie) throw notFound();
	const name = `${pick(locale, tie.home_team, "name")} – ${pick(locale, tie.away_team, "name")}`;
	return calendarResponse(locale, name, pathIn(locale, "/match/:id.ics", { id: String(tie.id) }), [tie]);
}

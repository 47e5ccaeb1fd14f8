import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { shownGroup } from "../../../league/competitions/competitions.server.ts";
import { namedTiesOf } from "../../../league/ties/ties.server.ts";
import type { Route } from "./+types/group";
import { calendarResponse } from "./calendar.server.ts";

export const handle = { cached: [] };

/** The ties of one group. */
export async function loader({ params, url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const group = await shownGroup(idParam(params.id));
	if (!group) throw notFound();
	const ties = await namedTiesOf({ season: group.season, groupIds: [group.id] });
	const { competition: name, competition_ar: name_ar } = group;
	const names = new Set([pick(locale, { name, name_ar }, "name"), pick(locale, group, "name")]);
	const path = pathIn(locale, "/groups/:id.ics", { id: String(group.id) });
	return calendarResponse(locale, [...names].join(" · "), path, ties);
}

import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { groupsOf } from "../../../league/competitions/competitions.server.ts";
import { namedTiesOf } from "../../../league/ties/ties.server.ts";
import { entriesOfClub, squadById } from "../../../people/squads/squads.server.ts";
import type { Route } from "./+types/squad";
import { calendarResponse } from "./calendar.server.ts";

export const handle = { cached: [] };

/** The ties of one squad, which is a club's team in one season. */
export async function loader({ params, url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const squad = await squadById(idParam(params.id));
	const groupIds = squad ? await shownGroupsOf(squad) : [];
	if (!squad || groupIds.length === 0) throw notFound();
	const ofClub = await namedTiesOf({ season: squad.season, clubId: squad.club_id, groupIds });
	const ties = ofClub.filter((tie) => tie.home_squad_id === squad.id || tie.away_squad_id === squad.id);
	const path = pathIn(locale, "/squads/:id.ics", { id: String(squad.id) });
	return calendarResponse(locale, pick(locale, squad, "name"), path, ties);
}

/** The groups of a squad; one that is entered only in editions in preparation is known to staff alone. */
async function shownGroupsOf({ id, club_id, season }: { id: number; club_id: number; season: string }) {
	const groups = new Set((await groupsOf(season)).map((group) => group.id));
	const entries = await entriesOfClub(club_id, season);
	return entries.filter((entry) => entry.id === id && groups.has(entry.group_id)).map(({ group_id }) => group_id);
}

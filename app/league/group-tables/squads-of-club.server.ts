import type { Locale } from "../../base/locale/locale.ts";
import { entriesOfClub } from "../../people/squads/squads.server.ts";
import { groupsOf } from "../competitions/competitions.server.ts";
import { groupTables } from "./group-table.server.ts";
import { inLanguage } from "./in-language.ts";

/**
 * A club's squads in a season, each with the groups it plays in and its place there, as readers of the language see it
 * in the tables.
 */
export async function squadsOfClub(clubId: number, season: string, locale: Locale) {
	const entries = await entriesOfClub(clubId, season);
	const entered = new Set(entries.map(({ group_id }) => group_id));
	const groups = (await groupsOf(season)).filter(({ id }) => entered.has(id));
	const tables = (await groupTables(groups)).map((table) => inLanguage(locale, table));
	const places = groups.flatMap((group, nth) => {
		const rows = tables[nth]?.rows ?? [];
		const of = rows.filter(({ rank }) => rank !== null).length;
		return rows
			.filter(({ team_id }) => team_id === clubId)
			.map(({ squad_id, rank, played }) => {
				const { id, slug, name, name_ar, competition, competition_ar } = group;
				const within = { id, slug, name, name_ar, competition, competition_ar, season };
				return { squad_id, group: within, rank: played > 0 ? rank : null, of };
			});
	});
	const squads = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
	return squads
		.map(({ id, name, name_ar }) => ({ id, name, name_ar, places: places.filter(({ squad_id }) => squad_id === id) }))
		.filter((squad) => squad.places.length > 0);
}
export type SquadOfClub = Awaited<ReturnType<typeof squadsOfClub>>[number];

import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import { draftGroups } from "../../../league/competitions/competitions.server.ts";
import { published, stateOf } from "../../../league/tie.ts";
import { misdatedIn } from "../../../league/ties/editing/managed-ties.server.ts";
import { clubIn, clubNames } from "../../../people/clubs/clubs.server.ts";
import { formerNames } from "../../../people/clubs/former-names/former-names.server.ts";
import { namesOn } from "../../../people/clubs/former-names/names-on.ts";

export type TieListQuery = { season?: string; group?: number; round?: number; id?: number };
export type Place = [date: string, id: number];

/**
 * Ties, newest first, with both clubs and where they belong; those of competitions in preparation, and references that
 * no published decision has, are not published. One on a day that cannot be is in no list (docs/rules/league.md#ties).
 */
export async function tiesForPrograms(
	{ season, group, round, id }: TieListQuery,
	after: Place | undefined,
	limit: number,
) {
	let asked = db()
		.selectFrom("matches as m")
		.innerJoin("groups as g", "g.id", "m.group_id")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.innerJoin("competitions as c", "c.id", "e.competition_id")
		.innerJoin("squads as h", "h.id", "m.home_squad_id")
		.innerJoin("squads as a", "a.id", "m.away_squad_id")
		.leftJoin("published_decisions as d", "d.case_reference", "m.case_reference")
		.selectAll("m")
		.select(["m.group_id as group", "m.venue_id as venue", "c.slug as competition"])
		.select(["h.letter as home_squad", "a.letter as away_squad", "d.case_reference"])
		.where("m.group_id", "not in", draftGroups());
	if (season !== undefined) asked = asked.where("m.season", "=", season);
	if (group !== undefined) asked = asked.where("m.group_id", "=", group);
	if (round !== undefined) asked = asked.where("m.round", "=", round);
	asked = id === undefined ? asked.where((eb) => eb.not(misdatedIn("m"))) : asked.where("m.id", "=", id);
	if (after) asked = asked.where(sql<boolean>`(m.match_date, m.id) < (${after[0]}::date, ${after[1]}::integer)`);
	const ties = await asked.orderBy("m.match_date", "desc").orderBy("m.id", "desc").limit(limit).execute();
	const [clubs, former] = [await clubNames(), await formerNames()];
	const nameOn = (id: number, day: string) => namesOn(former.get(id), clubIn(clubs, id), day);
	return ties.map((tie) => ({
		...published(tie),
		state: stateOf(tie),
		confirmed: stateOf(tie) === "final",
		home_team: nameOn(tie.home_team_id, tie.match_date),
		away_team: nameOn(tie.away_team_id, tie.match_date),
	}));
}

import { sql } from "kysely";
import type { Side } from "../../access/side.ts";
import { db } from "../../base/db/client.server.ts";
import { weekdays } from "../../base/typed/weekdays.ts";

const withinGroups = () =>
	db()
		.selectFrom("groups as g")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.innerJoin("competitions as c", "c.id", "e.competition_id")
		.select(["e.season", "c.name as competition", "c.name_ar as competition_ar"])
		.select(["g.name as group", "g.name_ar as group_ar"])
		.orderBy("e.season")
		.orderBy("c.sort_order")
		.orderBy("c.id")
		.orderBy("s.ordinal")
		.orderBy("g.is_default", "desc")
		.orderBy("g.tier")
		.orderBy("g.sort_order")
		.orderBy("g.id");

/** Groups as the import reads them again; of one season, or of all. */
export const groupRows = (season: string | null) =>
	withinGroups()
		.select(["g.tier", "g.rule_set", "g.points_win", "g.points_draw", "g.points_loss", "g.points_walkover_loss"])
		.select(["g.format", "g.legs", "g.zones", "g.checks", "c.class", "c.kind"])
		.select(["s.ordinal as stage", "s.kind as stage_kind", "e.depth", "g.sheet_hours as report_hours"])
		.select(["g.confirmation_hours as confirm_hours", "g.lock_hours", "g.date_answer_days"])
		.$if(season !== null, (query) => query.where("e.season", "=", season ?? ""))
		.execute();

const squadColumns = ["q.club_id", "q.letter as squad"] as const;

export const entryRows = async (season: string | null) => {
	const rows = await entriesWithin(season).execute();
	return rows.map((row) => ({ ...row, home_day: row.home_day === null ? null : weekdays[row.home_day] }));
};

const entriesWithin = (season: string | null) =>
	withinGroups()
		.innerJoin("entries as n", "n.group_id", "g.id")
		.innerJoin("squads as q", "q.id", "n.squad_id")
		.leftJoin("venues as v", "v.id", "q.venue_id")
		.select(squadColumns)
		.select(["n.state", "n.since", "n.results", "n.start_points", "v.name as venue"])
		.select(["n.seed", "q.home_day", "q.home_time", "q.name as squad_name", "q.name_ar as squad_name_ar"])
		.$if(season !== null, (query) => query.where("e.season", "=", season ?? ""))
		.orderBy("n.id");

export const adjustmentRows = (season: string | null) =>
	withinGroups()
		.innerJoin("adjustments as a", "a.group_id", "g.id")
		.innerJoin("squads as q", "q.id", "a.squad_id")
		.select(squadColumns)
		.select(["a.points", "a.reason", "a.reason_ar", "a.decided_on", "a.case_reference"])
		.$if(season !== null, (query) => query.where("e.season", "=", season ?? ""))
		.orderBy("a.id")
		.execute();

/** Ties with their group, the letters of their squads and their hall. */
export const tieRows = (season: string | null) =>
	db()
		.selectFrom("matches as m")
		.innerJoin("groups as g", "g.id", "m.group_id")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.innerJoin("competitions as c", "c.id", "e.competition_id")
		.innerJoin("squads as h", "h.id", "m.home_squad_id")
		.innerJoin("squads as a", "a.id", "m.away_squad_id")
		.leftJoin("venues as v", "v.id", "m.venue_id")
		.selectAll("m")
		.select(["c.name as competition", "g.name as group", "h.letter as home_squad", "a.letter as away_squad"])
		.select("v.name as venue")
		.$if(season !== null, (query) => query.where("m.season", "=", season ?? ""))
		.orderBy("m.match_date")
		.orderBy("m.id")
		.execute();

const playersOf = (side: Side) =>
	sql<string | null>`(select string_agg(coalesce(p.player_id::text, p.name), ' + ' order by p.place)
		from rubber_players p where p.rubber_id = r.id and p.side = ${side})`;

/** Why a sheet is entered as it was played, which its import asks. */
const reasonAsPlayed = sql<string | null>`(select v.reason from sheet_versions v
	where v.match_id = m.id and v.reason is not null and v.document ? 'asPlayed' order by v.number desc limit 1)`;

/**
 * Rubbers as the import reads them again: those that were played, with the points of their games where they are written
 * down.
 */
export const rubberRows = (season: string | null) =>
	db()
		.selectFrom("rubbers as r")
		.innerJoin("matches as m", "m.id", "r.match_id")
		.select(["r.match_id as match", "r.ordinal", "r.kind", "r.outcome", "r.lost_by as absent"])
		.select([playersOf("home").as("home_players"), playersOf("away").as("away_players")])
		.select(
			sql<string | null>`coalesce(
				(select string_agg(g.home_points || '-' || g.away_points, ' ' order by g.number) from games g
					where g.rubber_id = r.id),
				case when r.home_games + r.away_games > 0 then r.home_games || '-' || r.away_games end)`.as("games"),
		)
		.select(reasonAsPlayed.as("reason"))
		.where("r.outcome", "<>", "not played") // in play: a file has results
		.$if(season !== null, (query) => query.where("m.season", "=", season ?? ""))
		.orderBy("m.match_date")
		.orderBy("m.id")
		.orderBy("r.ordinal")
		.execute();

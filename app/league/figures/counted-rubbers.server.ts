import { type RawBuilder, sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { rememberForPages } from "../../base/db/remembered/remember.server.ts";
import type { CountedRubber } from "./figures.ts";

/**
 * The side that won a rubber: of one that was not played to its end the one that did not lose it, in spite of the
 * games.
 */
const winner = sql<string | null>`case
	when r.outcome <> 'played' then case r.lost_by when 'home' then 'away' when 'away' then 'home' end
	when r.home_games > r.away_games then 'home'
	when r.home_games < r.away_games then 'away' end`;

/** Whether the player of a row won its rubber. */
export const hasWon = sql<boolean>`p.side = ${winner}`;

/**
 * A row for each player of each rubber that counts (docs/rules/league.md#figures): what all figures of players are
 * counted from. The player is `p`, the rubber `r`, the tie `m`, the edition `e` and its competition `c`.
 */
export const countedRubbers = () =>
	db()
		.selectFrom("rubber_players as p")
		.innerJoin("rubbers as r", "r.id", "p.rubber_id")
		.innerJoin("matches as m", "m.id", "r.match_id")
		.innerJoin("groups as g", "g.id", "m.group_id")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.innerJoin("competitions as c", "c.id", "e.competition_id")
		.where("m.status", "=", "completed")
		.where("m.home_score", "is not", null)
		.where("m.away_score", "is not", null)
		.where("e.state", "<>", "draft")
		.where("r.outcome", "in", ["played", "retired", "defaulted"])
		.where(sql<boolean>`${winner} is not null`);

/**
 * The editions of which any rubber counts: a federation that types scores alone has none, and no figures of players.
 */
export const editionsWithRubbers = (): Promise<number[]> =>
	rememberForPages("editions with rubbers", async () => {
		const own = countedRubbers().where(sql<boolean>`e.id = x.id`).select("r.id");
		const rows = await db()
			.selectFrom("editions as x")
			.select("x.id")
			.where("x.state", "<>", "draft")
			.where((eb) => eb.exists(own))
			.execute();
		return rows.map(({ id }) => id);
	});

/** The rubbers of a player that count, the latest first. */
export const rubbersOfPlayer = (playerId: number): Promise<CountedRubber[]> =>
	rememberForPages(`rubbers of player ${playerId}`, () => readRubbers(playerId));

async function readRubbers(playerId: number) {
	// Asked for by themselves: without statistics of the tables the whole query would read all rubbers.
	const rows = await db().selectFrom("rubber_players").select("rubber_id").where("player_id", "=", playerId).execute();
	const ids = rows.map(({ rubber_id }) => rubber_id);
	return countedRubbers()
		.where(sql<boolean>`r.id = any(${ids})`)
		.where("p.player_id", "=", playerId)
		.select(["r.id", "r.match_id", "m.match_date", "r.kind", "e.season", "e.id as edition"])
		.select(["c.slug", "c.name as competition", "c.name_ar as competition_ar"])
		.select([
			hasWon.as("won"),
			own(sql.ref("m.home_team_id"), sql.ref("m.away_team_id")).as("club_id"),
			own(sql.ref("r.home_games"), sql.ref("r.away_games")).as("own_games"),
			own(sql.ref("r.away_games"), sql.ref("r.home_games")).as("other_games"),
			sql<number>`(${points(own(sql.ref("x.home_points"), sql.ref("x.away_points")))})`.as("own_points"),
			sql<number>`(${points(own(sql.ref("x.away_points"), sql.ref("x.home_points")))})`.as("other_points"),
			sql<number[]>`array(${others(sql<boolean>`o.side = p.side and o.place <> p.place`)})`.as("partners"),
			sql<number[]>`array(${others(sql<boolean>`o.side <> p.side`)})`.as("opponents"),
		])
		.orderBy("m.match_date", "desc")
		.orderBy("m.match_time", "desc")
		.orderBy("m.id", "desc")
		.orderBy("r.ordinal", "desc")
		.execute();
}

/** The value of the player's own side. */
const own = (home: RawBuilder<unknown>, away: RawBuilder<unknown>) =>
	sql<number>`case p.side when 'home' then ${home} else ${away} end`;

const points = (of: RawBuilder<number>) =>
	db()
		.selectFrom("games as x")
		.where(sql<boolean>`x.rubber_id = r.id`)
		.select(sql<number>`coalesce(sum(${of}), 0)::integer`.as("points"));

const others = (on: RawBuilder<boolean>) =>
	db()
		.selectFrom("rubber_players as o")
		.where(sql<boolean>`o.rubber_id = r.id`)
		.where("o.player_id", "is not", null)
		.where(on)
		.select("o.player_id");

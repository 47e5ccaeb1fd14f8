import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import { rememberForPages } from "../../../base/db/remembered/remember.server.ts";
import { countedRubbers, hasWon } from "../counted-rubbers.server.ts";

/** The figures of all players in an edition, in no order. */
export const leadersOf = (editionId: number) =>
	rememberForPages(`leaders of edition ${editionId}`, () => readLeaders(editionId));
export type Figures = Awaited<ReturnType<typeof readLeaders>>[number];

const club = sql<number>`case p.side when 'home' then m.home_team_id else m.away_team_id end`;

/**
 * Rubbers are counted by player and club before players are named: a season of tens of thousands is then not sorted.
 */
function readLeaders(editionId: number) {
	const counted = countedRubbers()
		.where("e.id", "=", editionId)
		.where("p.player_id", "is not", null)
		.groupBy(["p.player_id", club])
		.select(["p.player_id", club.as("club")])
		.select([
			sql<number>`count(*)`.as("played"),
			sql<number>`count(*) filter (where ${hasWon})`.as("won"),
			sql<number>`count(*) filter (where r.kind = 'doubles')`.as("doubles"),
			sql<number>`count(*) filter (where r.kind = 'doubles' and ${hasWon})`.as("doubles_won"),
		]);
	return db()
		.selectFrom(counted.as("c"))
		.innerJoin("players as pl", "pl.id", "c.player_id")
		.groupBy("pl.id")
		.select(["pl.id", "pl.name", "pl.name_ar", "pl.photo_url"])
		.select([
			sql<number>`sum(c.played)::integer`.as("played"),
			sql<number>`sum(c.won)::integer`.as("won"),
			sql<number>`sum(c.doubles)::integer`.as("doubles"),
			sql<number>`sum(c.doubles_won)::integer`.as("doubles_won"),
			sql<number[]>`array_agg(c.club order by c.club)`.as("clubs"),
		])
		.execute();
}

/** The last day on which squads met in an edition, or are to meet. */
export const lastDayOfEdition = (editionId: number) =>
	rememberForPages(`last day of edition ${editionId}`, async () => {
		const { last } = await db()
			.selectFrom("matches as m")
			.innerJoin("groups as g", "g.id", "m.group_id")
			.innerJoin("stages as s", "s.id", "g.stage_id")
			.select(sql<string | null>`max(m.match_date)::text`.as("last"))
			.where("s.edition_id", "=", editionId)
			.where("m.status", "<>", "cancelled")
			.executeTakeFirstOrThrow();
		return last;
	});

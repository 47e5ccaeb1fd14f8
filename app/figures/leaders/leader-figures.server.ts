import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { rememberForPages } from "../../base/db/remembered/remember.server.ts";
import { shownEditions } from "../../competitions/competitions.server.ts";
import { countedRubbers, editionsWithRubbers, hasWon } from "../counted-rubbers.server.ts";

/** The figures of all players in an edition, in no order. */
export const leadersOf = (editionId: number) =>
	rememberForPages(`leaders of edition ${editionId}`, () => readLeaders(editionId));
export type Figures = Awaited<ReturnType<typeof readLeaders>>[number];

const readLeaders = (editionId: number) =>
	countedRubbers()
		.innerJoin("players as pl", "pl.id", "p.player_id")
		.where("e.id", "=", editionId)
		.groupBy("pl.id")
		.select(["pl.id", "pl.name", "pl.name_ar", "pl.photo_url"])
		.select([
			sql<number>`count(*)::integer`.as("played"),
			sql<number>`(count(*) filter (where ${hasWon}))::integer`.as("won"),
			sql<number>`(count(*) filter (where r.kind = 'doubles'))::integer`.as("doubles"),
			sql<number>`(count(*) filter (where r.kind = 'doubles' and ${hasWon}))::integer`.as("doubles_won"),
			sql<number[]>`array_agg(distinct case p.side when 'home' then m.home_team_id else m.away_team_id end)`.as(
				"clubs",
			),
		])
		.execute();

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

/** The season's first competition, where it has leaders. */
export async function defaultEditionWithRubbers(season: string) {
	const edition = (await shownEditions()).find((one) => one.is_default && one.season === season);
	if (!edition || !(await editionsWithRubbers()).includes(edition.id)) return undefined;
	const { slug, name, name_ar } = edition;
	return { slug, name, name_ar };
}

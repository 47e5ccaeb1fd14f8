import { sql } from "kysely";
import { z } from "zod";
import { db } from "../../base/db/client.server.ts";
import { clubNames } from "../../clubs/clubs.server.ts";
import { published } from "../../matches/tie.ts";
import { listLoader, seasonQuery } from "../api.server.ts";
import { tieSchema } from "./schemas.ts";

export const handle = { cached: ["season", "cursor", "limit"] };

/** The database has no year 0. */
const day = z.iso.date().refine((date) => date >= "0001-01-01");
type Place = [date: string, id: number];

/** Ties, newest first (docs/rules.md#ties), with both clubs. Scores are those of completed ties; what is typed before is no result yet. */
async function read({ season }: z.infer<typeof seasonQuery>, after: Place | undefined, limit: number) {
	let asked = db().selectFrom("matches").selectAll();
	if (season !== undefined) asked = asked.where("season", "=", season);
	if (after) asked = asked.where(sql<boolean>`(match_date, id) < (${after[0]}::date, ${after[1]}::integer)`);
	const ties = await asked.orderBy("match_date", "desc").orderBy("id", "desc").limit(limit).execute();
	const clubs = await clubNames();
	return ties.map((tie) => ({
		...published(tie),
		home_team: clubs.get(tie.home_team_id),
		away_team: clubs.get(tie.away_team_id),
	}));
}

export const loader = listLoader({
	query: seasonQuery,
	key: z.tuple([day, z.int32()]),
	item: tieSchema,
	read,
	keyOf: (tie): Place => [tie.match_date, tie.id],
});

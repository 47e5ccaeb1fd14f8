import { z } from "zod";
import { listLoader } from "../../api.server.ts";
import { tieSchema } from "../schemas.ts";
import { tiesQuery } from "./queries.ts";
import { groupTieSchema } from "./schemas.ts";
import { type Place, tiesForPrograms } from "./ties.server.ts";

export const handle = { cached: ["season", "group", "round", "cursor", "limit"] };

/** The database has no year 0. */
const day = z.iso.date().refine((date) => date >= "0001-01-01");

/** Scores are those of completed ties; what is typed before is no result yet (docs/rules/league.md#ties). */
const list = {
	query: tiesQuery,
	key: z.tuple([day, z.int32()]),
	read: tiesForPrograms,
	keyOf: (tie: { match_date: string; id: number }): Place => [tie.match_date, tie.id],
};
const ofSeason = listLoader({ ...list, item: tieSchema });
const ofGroup = listLoader({ ...list, item: groupTieSchema });

export const loader = (args: { request: Request; url: URL }) =>
	["group", "round"].some((name) => args.url.searchParams.get(name)) ? ofGroup(args) : ofSeason(args);

import { z } from "zod";
import { roundsForPrograms } from "../../../league/competitions/rounds/rounds.server.ts";
import { listLoader } from "../../api.server.ts";
import { roundsQuery } from "./queries.ts";
import { roundSchema } from "./schemas.ts";

export const handle = { cached: ["group", "cursor", "limit"] };

export const loader = listLoader({
	query: roundsQuery,
	key: z.tuple([z.int32(), z.int32()]),
	item: roundSchema,
	read: ({ group }, after, limit) => roundsForPrograms(group, after, limit),
	keyOf: (round): [number, number] => [round.group, round.number],
});

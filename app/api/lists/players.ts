import { sql } from "kysely";
import { z } from "zod";
import { db } from "../../base/db/client.server.ts";
import { listLoader, listQuery } from "../api.server.ts";
import { playerSchema } from "./schemas.ts";

export const handle = { cached: ["cursor", "limit"] };

const UNRANKED = 2_147_483_647;
const rank = sql<number>`coalesce(ranking, ${sql.lit(UNRANKED)})`;

export const loader = listLoader({
	query: listQuery,
	key: z.tuple([z.int32(), z.int32()]),
	item: playerSchema,
	/** By ranking, those without one last (docs/rules/people.md#players). */
	read: (_, after, limit) => {
		const asked = db().selectFrom("players").selectAll().orderBy(rank).orderBy("id").limit(limit);
		return (
			after ? asked.where(sql<boolean>`(${rank}, id) > (${after[0]}::integer, ${after[1]}::integer)`) : asked
		).execute();
	},
	keyOf: (player): [number, number] => [player.ranking ?? UNRANKED, player.id],
});

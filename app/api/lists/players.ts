import { z } from "zod";
import { db } from "../../base/db/client.server.ts";
import { listLoader, listQuery } from "../api.server.ts";
import { playerSchema } from "./schemas.ts";

export const handle = { cached: ["cursor", "limit"] };

export const loader = listLoader({
	query: listQuery,
	key: z.tuple([z.int32()]),
	item: playerSchema,
	read: (_, after, limit) => {
		const asked = db().selectFrom("players").selectAll().orderBy("id").limit(limit);
		return (after ? asked.where("id", ">", after[0]) : asked).execute();
	},
	keyOf: (player): [number] => [player.id],
});

import { z } from "zod";
import { db } from "../../base/db/client.server.ts";
import { listLoader, listQuery } from "../api.server.ts";
import { playerSchema } from "./schemas.ts";

export const handle = { cached: ["cursor", "limit"] };

export const loader = listLoader({
	query: listQuery,
	key: z.tuple([z.int32()]),
	item: playerSchema,
	read: (_, after, limit) =>
		db()
			.selectFrom("players")
			.selectAll()
			.$if(after !== undefined, (query) => query.where("id", ">", after![0]))
			.orderBy("id")
			.limit(limit)
			.execute(),
	keyOf: (player): [number] => [player.id],
});

import { z } from "zod";
import { db } from "../../base/db/client.server.ts";
import { listLoader, listQuery } from "../api.server.ts";
import { clubSchema } from "./schemas.ts";

export const handle = { cached: ["cursor", "limit"] };

export const loader = listLoader({
	query: listQuery,
	key: z.tuple([z.int32()]),
	item: clubSchema,
	read: (_, after, limit) => {
		const asked = db().selectFrom("teams").selectAll().orderBy("id").limit(limit);
		return (after ? asked.where("id", ">", after[0]) : asked).execute();
	},
	keyOf: (club): [number] => [club.id],
});

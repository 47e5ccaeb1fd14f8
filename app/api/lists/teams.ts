import { sql } from "kysely";
import { z } from "zod";
import { db } from "../../base/db/client.server.ts";
import { listLoader, listQuery } from "../api.server.ts";
import { clubSchema } from "./schemas.ts";

export const handle = { cached: ["cursor", "limit"] };

export const loader = listLoader({
	query: listQuery,
	key: z.tuple([z.string(), z.int32()]),
	item: clubSchema,
	/** By name, as the clubs' page shows them in English (docs/rules/people.md#clubs). */
	read: (_, after, limit) => {
		const asked = db().selectFrom("teams").selectAll().orderBy("name").orderBy("id").limit(limit);
		return (after ? asked.where(sql<boolean>`(name, id) > (${after[0]}, ${after[1]}::integer)`) : asked).execute();
	},
	keyOf: (club): [string, number] => [club.name, club.id],
});

import { z } from "zod";
import { shownEditions } from "../../../league/competitions/competitions.server.ts";
import { listLoader, seasonQuery } from "../../api.server.ts";
import { competitionSchema } from "./schemas.ts";

export const handle = { cached: ["season", "cursor", "limit"] };

/** The competitions of a season, or of all; a competition is an item in each of its seasons. */
async function read({ season }: z.infer<typeof seasonQuery>, after: [number] | undefined, limit: number) {
	return (await shownEditions())
		.filter((edition) => season === undefined || edition.season === season)
		.toSorted((a, b) => a.id - b.id)
		.filter(({ id }) => !after || id > after[0])
		.slice(0, limit);
}

export const loader = listLoader({
	query: seasonQuery,
	key: z.tuple([z.int32()]),
	item: competitionSchema,
	read,
	keyOf: (edition): [number] => [edition.id],
});

import { z } from "zod";
import { shownVenues } from "../../../league/venues/shown-venues.server.ts";
import { listLoader, listQuery } from "../../api.server.ts";
import { venueSchema } from "./schemas.ts";

export const handle = { cached: ["cursor", "limit"] };

/** The halls of the league. */
export const loader = listLoader({
	query: listQuery,
	key: z.tuple([z.int32()]),
	item: venueSchema,
	read: async (_, after, limit) =>
		[...(await shownVenues()).values()]
			.toSorted((a, b) => a.id - b.id)
			.filter(({ id }) => !after || id > after[0])
			.slice(0, limit)
			.map(({ club_id, ...venue }) => ({ ...venue, team_id: club_id })),
	keyOf: (venue): [number] => [venue.id],
});

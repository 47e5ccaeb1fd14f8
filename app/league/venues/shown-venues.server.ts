import { db } from "../../base/db/client.server.ts";
import { rememberForPages } from "../../base/db/remembered/remember.server.ts";

export type Venue = NonNullable<Awaited<ReturnType<typeof readVenues>>[number]>;

/** The halls of the league by id, in the order of staff. */
export const shownVenues = () =>
	rememberForPages("venues", async () => new Map((await readVenues()).map((venue) => [venue.id, venue])));

function readVenues() {
	return db()
		.selectFrom("venues")
		.select(["id", "club_id", "name", "name_ar", "address", "address_ar", "location", "tables"])
		.orderBy("sort_order")
		.orderBy("id")
		.execute();
}

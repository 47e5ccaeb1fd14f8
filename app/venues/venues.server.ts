import { db } from "../base/db/client.server.ts";

/** The halls to choose from, in the order of staff. */
export const venueChoices = () =>
	db().selectFrom("venues").select(["id", "name", "name_ar", "club_id"]).orderBy("sort_order").orderBy("id").execute();

import { db } from "../../base/db/client.server.ts";

/** The halls to choose from, in the order of staff. */
export const venueChoices = () =>
	db().selectFrom("venues").select(["id", "name", "name_ar", "club_id"]).orderBy("sort_order").orderBy("id").execute();

export type ManagedVenue = Awaited<ReturnType<typeof managedVenues>>[number];

/** All halls with their club and the number of their closures from a day on. */
export const managedVenues = (today: string) =>
	db()
		.selectFrom("venues as v")
		.leftJoin("teams as t", "t.id", "v.club_id")
		.select(["v.id", "v.name", "v.name_ar", "v.address", "v.address_ar", "v.tables", "v.location"])
		.select(["t.name as club", "t.name_ar as club_ar"])
		.select((eb) =>
			eb
				.selectFrom("venue_closures")
				.select((n) => n.fn.countAll<number>().as("n"))
				.whereRef("venue_closures.venue_id", "=", "v.id")
				.where("venue_closures.until_on", ">=", today)
				.as("closures"),
		)
		.orderBy("v.sort_order")
		.orderBy("v.id")
		.execute();

export const venueById = (id: number) => db().selectFrom("venues").selectAll().where("id", "=", id).executeTakeFirst();

export const closuresOf = (venueId: number) =>
	db()
		.selectFrom("venue_closures")
		.select(["id", "from_on", "until_on", "reason", "reason_ar"])
		.where("venue_id", "=", venueId)
		.orderBy("from_on")
		.orderBy("id")
		.execute();

/** How many ties and squads name a hall; they stay without it. */
export async function venueDependants(id: number) {
	const count = async (table: "matches" | "squads") => {
		const query = db().selectFrom(table).where("venue_id", "=", id);
		return (await query.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow()).count;
	};
	return { ties: await count("matches"), squads: await count("squads") };
}

import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { addRecord, changeRecord, deleteRecord } from "../../records/change-record.server.ts";
import { reorder } from "../../records/order/reorder.server.ts";
import { type ClosureValues, MOST_CLOSURES, type VenueValues } from "./venue-form.ts";

/** Adds a hall at the end of the list, or changes one. Two halls do not have one name. */
export async function saveVenue(actor: Actor, id: number | undefined, version: number, values: VenueValues) {
	authorize(actor, "league.manage");
	return inTransaction(async () => {
		const others = (await lockedVenues()).filter((venue) => venue.id !== id);
		const problems = await problemsOf(values, others);
		if (Object.keys(problems).length > 0) return { ok: false as const, problems };
		if (id !== undefined) return changeRecord(actor, "venue", id, version, values);
		const last = Math.max(0, ...others.map(({ sort_order }) => sort_order));
		await addRecord(actor, "venue", { ...values, sort_order: last + 1 });
		return { ok: true as const };
	});
}

async function problemsOf({ name, name_ar, club_id }: VenueValues, others: { name: string; name_ar: string }[]) {
	const problems: Record<string, string> = {};
	if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) problems.name = "sameVenue";
	if (others.some((other) => other.name_ar === name_ar)) problems.name_ar = "sameVenue";
	const club = db()
		.selectFrom("teams")
		.select("id")
		.where("id", "=", club_id ?? 0);
	if (club_id !== null && !(await club.executeTakeFirst())) problems.club_id = "unknownClub";
	return problems;
}

/** Moves a hall one place up (-1) or down (1). False where there is no place. */
export async function moveVenue(actor: Actor, id: number, by: -1 | 1): Promise<boolean> {
	authorize(actor, "league.manage");
	return inTransaction(async () => {
		if (!(await reorder("venues", await lockedVenues(), id, by))) return false;
		await audit(actor, "venue.moved", `venue:${id}`);
		return true;
	});
}

/** Deletes a hall; its closures go with it, ties and squads stay without a hall. False when it is gone already. */
export async function deleteVenue(actor: Actor, id: number): Promise<boolean> {
	authorize(actor, "league.manage");
	return deleteRecord(actor, "venue", id);
}

/** Adds days on which nothing can be played in a hall; a second press of the button adds nothing. */
export async function addClosure(actor: Actor, venueId: number, values: ClosureValues) {
	authorize(actor, "league.manage");
	return inTransaction(async () => {
		const venue = await db().selectFrom("venues").select("id").where("id", "=", venueId).forUpdate().executeTakeFirst();
		if (!venue) return { ok: false as const, gone: true as const };
		const { from_on, until_on, reason, reason_ar } = values;
		const same = await db()
			.selectFrom("venue_closures")
			.select("id")
			.where("venue_id", "=", venueId)
			.where("from_on", "=", from_on)
			.where("until_on", "=", until_on)
			.where("reason", "is not distinct from", reason)
			.where("reason_ar", "is not distinct from", reason_ar)
			.executeTakeFirst();
		if (same) return { ok: true as const };
		const { count } = await db()
			.selectFrom("venue_closures")
			.select((eb) => eb.fn.countAll<number>().as("count"))
			.where("venue_id", "=", venueId)
			.executeTakeFirstOrThrow();
		if (count >= MOST_CLOSURES) return { ok: false as const, problems: { from_on: "tooManyClosures" } };
		await db()
			.insertInto("venue_closures")
			.values({ ...values, venue_id: venueId })
			.execute();
		await audit(actor, "venue.closed", `venue:${venueId}`, { from_on, until_on });
		return { ok: true as const };
	});
}

/** Removes days of closure; false when they are gone already. */
export async function removeClosure(actor: Actor, venueId: number, id: number): Promise<boolean> {
	authorize(actor, "league.manage");
	return inTransaction(async () => {
		const removed = await db()
			.deleteFrom("venue_closures")
			.where("id", "=", id)
			.where("venue_id", "=", venueId)
			.returning(["from_on", "until_on"])
			.executeTakeFirst();
		if (!removed) return false;
		await audit(actor, "venue.opened", `venue:${venueId}`, removed);
		return true;
	});
}

/** All halls, with new ones and other changes kept out until the end of the transaction. */
async function lockedVenues() {
	await sql`lock table venues in share row exclusive mode`.execute(db());
	return db().selectFrom("venues").selectAll().orderBy("sort_order").orderBy("id").execute();
}

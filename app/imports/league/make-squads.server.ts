import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { db, whenCommitted } from "../../base/db/client.server.ts";
import { nameKey } from "../../base/search/fold.ts";
import type { ExtraRecorder } from "../../records/batches/batch-extras.server.ts";
import { addRecord } from "../../records/change-record.server.ts";
import { type League, squadKey } from "./league-by-name.server.ts";

/** Squads and halls that rows of a file need; each is made once. What was made is remembered when it is committed. */
export function makers({ squadIds, venue }: Pick<League, "squadIds" | "venue">) {
	const venues = new Map<string, number>();
	return {
		async squad(club: number, season: string, letter: string, note: ExtraRecorder): Promise<number> {
			const key = squadKey(club, season, letter);
			const known = squadIds.get(key);
			if (known !== undefined) return known;
			const made = await db()
				.insertInto("squads")
				.values({ club_id: club, season, letter })
				.onConflict((oc) => oc.doNothing())
				.returning("id")
				.executeTakeFirst();
			if (made) await note("squad", made.id);
			const id = made?.id ?? (await squadOf(club, season, letter));
			whenCommitted(() => squadIds.set(key, id));
			return id;
		},
		/** A hall by the name that no hall had when the file was read. */
		async venue(actor: Actor, name: string, note: ExtraRecorder): Promise<number> {
			const key = nameKey(name);
			const known = venue(name) ?? venues.get(key) ?? (await venueNamed(key));
			if (known !== undefined) return known;
			const id = await addRecord(actor, "venue", { name, name_ar: name });
			await note("venue", id);
			whenCommitted(() => venues.set(key, id));
			return id;
		},
	};
}

async function squadOf(club: number, season: string, letter: string): Promise<number> {
	const { rows } = await sql<{ id: number }>`select squad_of(${club}, ${season}, ${letter}) as id`.execute(db());
	const [found] = rows;
	if (!found) throw new Error("A club has a squad of each letter.");
	return found.id;
}

async function venueNamed(key: string): Promise<number | undefined> {
	const all = await db().selectFrom("venues").select(["id", "name"]).orderBy("id").execute();
	return all.find(({ name }) => nameKey(name) === key)?.id;
}

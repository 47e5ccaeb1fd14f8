import type { Actor } from "../../access/actor.ts";
import { db, whenCommitted } from "../../base/db/client.server.ts";
import { nameKey } from "../../base/search/fold.ts";
import { makeSquad, squadOf } from "../../people/squads/make-squads.server.ts";
import type { ExtraRecorder } from "../../records/batches/batch-extras.server.ts";
import { addRecord } from "../../records/change-record.server.ts";
import type { League } from "./league-by-name.server.ts";

/** Squads and halls that rows of a file need; each is made once. What was made is remembered when it is committed. */
export function makers({ venue }: Pick<League, "venue">) {
	const venues = new Map<string, number>();
	const squads = new Map<string, number>();
	return {
		/** A club's squad of a letter in the season and the class of a group. */
		async squad(club: number, group: number, letter: string, note: ExtraRecorder): Promise<number> {
			const key = `${group}|${club}|${letter}`;
			const known = squads.get(key);
			if (known !== undefined) return known;
			const made = await makeSquad(club, group, letter);
			if (made !== undefined) await note("squad", made);
			const id = made ?? (await squadOf(club, group, letter));
			whenCommitted(() => squads.set(key, id));
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

async function venueNamed(key: string): Promise<number | undefined> {
	const all = await db().selectFrom("venues").select(["id", "name"]).orderBy("id").execute();
	return all.find(({ name }) => nameKey(name) === key)?.id;
}

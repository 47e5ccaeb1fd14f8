import { sql } from "kysely";
import { db } from "../base/db/client.server.ts";
import { rememberForPages } from "../base/db/remember.server.ts";

/** The squads, by id, that do not simply have the name of their club: those after a club's first one, and those with a name of their own. */
export const furtherSquads = () => rememberForPages("further squads", readFurtherSquads);

async function readFurtherSquads() {
	const rows = await db()
		.selectFrom("squads")
		.select(["id", "letter", "name as own_name", "name_ar as own_name_ar"])
		.where((eb) => eb.or([eb("letter", "<>", "A"), eb("name", "is not", null), eb("name_ar", "is not", null)]))
		.execute();
	return new Map(rows.map((row) => [row.id, row]));
}

/** A club's squad of a letter in a season; it is made when there is none. Use it inside a transaction. */
export async function squadOf(clubId: number, season: string, letter: string): Promise<number> {
	const { rows } = await sql<{ id: number }>`select squad_of(${clubId}, ${season}, ${letter}) as id`.execute(db());
	if (!rows[0]) throw new Error(`Club ${clubId} has no squad ${letter}.`);
	return rows[0].id;
}

/** The letters of two squads, in their order. */
export async function lettersOf(squadIds: readonly [number, number]) {
	const rows = await db().selectFrom("squads").select(["id", "letter"]).where("id", "in", squadIds).execute();
	const letters = new Map(rows.map(({ id, letter }) => [id, letter]));
	return squadIds.map((id) => letters.get(id) ?? "A");
}

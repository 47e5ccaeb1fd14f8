import { type Actor, accountIdOf } from "../../access/actor.ts";
import { db } from "../../base/db/client.server.ts";
import { squadName } from "./squad-name.ts";

/** The squads that the actor acts for as a captain. */
export async function ownSquads(actor: Actor) {
	const person = accountIdOf(actor);
	return person ? squadsOfCaptain(person) : [];
}

/** The squads that an account acts for, those of the latest season first. */
export async function squadsOfCaptain(person: string) {
	const rows = await db()
		.selectFrom("captains as c")
		.innerJoin("squads as q", "q.id", "c.squad_id")
		.innerJoin("teams as t", "t.id", "q.club_id")
		.select(["q.id", "q.club_id", "q.season", "q.class", "q.letter", "q.name as own_name", "q.name_ar as own_name_ar"])
		.select(["t.name", "t.name_ar", "t.logo_url", "c.granted_at"])
		.where("c.account_id", "=", person)
		.orderBy("q.season", "desc")
		.orderBy("t.name")
		.orderBy("q.letter")
		.execute();
	return rows.map((row) => ({ ...row, ...squadName(row) }));
}
export type OwnSquad = Awaited<ReturnType<typeof squadsOfCaptain>>[number];

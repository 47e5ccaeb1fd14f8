import { type Actor, accountIdOf } from "../../access/actor.ts";
import { db } from "../../base/db/client.server.ts";
import { squadInClass } from "./squad-name.ts";

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
		.innerJoin("classes as k", "k.code", "q.class")
		.select(["q.id", "q.club_id", "q.season", "q.letter", "q.name as own_name", "q.name_ar as own_name_ar"])
		.select(["t.name", "t.name_ar", "t.logo_url", "c.granted_at"])
		.select(["q.class", "k.name as class_name", "k.name_ar as class_name_ar"])
		.where("c.account_id", "=", person)
		.orderBy("q.season", "desc")
		.orderBy("t.name")
		.orderBy("k.sort_order")
		.orderBy("q.letter")
		.execute();
	return rows.map((row) => ({ ...row, ...squadInClass(row) }));
}
export type OwnSquad = Awaited<ReturnType<typeof squadsOfCaptain>>[number];

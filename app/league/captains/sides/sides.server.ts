import { type Actor, accountIdOf } from "../../../access/actor.ts";
import type { Side } from "../../../access/side.ts";
import { db } from "../../../base/db/client.server.ts";
import { passWorks } from "./pass-works.server.ts";

/**
 * The sides of a tie that this actor acts for: of a captain those of their squads, of a pass its own while it is valid.
 */
export async function sidesOf(actor: Actor, matchId: number, now = new Date()): Promise<Side[]> {
	if (actor.kind === "pass") return actor.matchId === matchId && (await isValid(actor.id, now)) ? [actor.side] : [];
	const person = accountIdOf(actor);
	if (!person) return [];
	const rows = await db()
		.selectFrom("matches as m")
		.innerJoin("captains as c", (join) =>
			join.on((eb) => eb("c.squad_id", "in", [eb.ref("m.home_squad_id"), eb.ref("m.away_squad_id")])),
		)
		.select((eb) => eb("c.squad_id", "=", eb.ref("m.home_squad_id")).as("isHome"))
		.where("m.id", "=", matchId)
		.where("c.account_id", "=", person)
		.execute();
	return [...new Set(rows.map(({ isHome }): Side => (isHome ? "home" : "away")))];
}

/** Whether anyone acts for a side of a tie: a captain whose account is open, or a pass that works. */
export async function isLed(matchId: number, side: Side, now: Date): Promise<boolean> {
	const captain = await db()
		.selectFrom("matches as m")
		.innerJoin("captains as c", "c.squad_id", side === "home" ? "m.home_squad_id" : "m.away_squad_id")
		.innerJoin("accounts as a", "a.id", "c.account_id")
		.select("c.squad_id")
		.where("m.id", "=", matchId)
		.where("a.disabled_at", "is", null)
		.executeTakeFirst();
	if (captain) return true;
	const pass = await validPasses(now).where("match_id", "=", matchId).where("side", "=", side).executeTakeFirst();
	return pass !== undefined;
}

async function isValid(pass: string, now: Date): Promise<boolean> {
	return (await validPasses(now).where("id", "=", pass).executeTakeFirst()) !== undefined;
}

const validPasses = (now: Date) => db().selectFrom("tie_passes").select("id").where(passWorks(now));

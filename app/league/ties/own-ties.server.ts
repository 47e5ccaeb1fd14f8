import { type Actor, accountIdOf } from "../../access/actor.ts";
import { db } from "../../base/db/client.server.ts";

/**
 * Those of these ties in which an account is captain of a side: as staff it decides about none of their results
 * (docs/rules/league.md#reports).
 */
export async function ownTies(actor: Actor, ids: readonly number[]): Promise<number[]> {
	const person = accountIdOf(actor);
	if (!person || ids.length === 0) return [];
	const rows = await db()
		.selectFrom("matches as m")
		.select("m.id")
		.where("m.id", "in", ids)
		.where((eb) =>
			eb.exists(
				eb
					.selectFrom("captains as c")
					.select("c.squad_id")
					.where("c.account_id", "=", person)
					.where((of) => of("c.squad_id", "in", [of.ref("m.home_squad_id"), of.ref("m.away_squad_id")])),
			),
		)
		.execute();
	return rows.map(({ id }) => id);
}

/** The squads of which an account is captain. */
export async function ownSquads(actor: Actor) {
	const person = accountIdOf(actor);
	if (!person) return [];
	return db()
		.selectFrom("captains as c")
		.innerJoin("squads as q", "q.id", "c.squad_id")
		.select(["q.id", "q.club_id", "q.season", "q.class", "q.letter"])
		.where("c.account_id", "=", person)
		.execute();
}

export const isOwnTie = async (actor: Actor, id: number): Promise<boolean> => (await ownTies(actor, [id])).length > 0;

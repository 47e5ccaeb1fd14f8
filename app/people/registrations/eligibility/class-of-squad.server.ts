import { asLeagueSystem } from "../../../access/league-scope.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { type ClassLimits, isOutsideClass } from "./eligible.ts";

/** Tells of a player of a squad whether the player is known to be outside of its class. */
type IsOutside = (squad: number, player: number) => boolean;

/**
 * Who is outside the classes of squads, for a file of rosters. Birth dates are read in the name of the product: the one
 * who asks learns no more than that a player is not of the class.
 */
export async function outsideClasses(): Promise<IsOutside> {
	const limited = await db()
		.selectFrom("squads as q")
		.innerJoin("classes as k", "k.code", "q.class")
		.select(["q.id", "q.season", "k.sex", "k.admits_women", "k.age_from", "k.age_under"])
		.where((eb) =>
			eb.or([eb("k.sex", "in", ["men", "women"]), eb("k.age_from", "is not", null), eb("k.age_under", "is not", null)]),
		)
		.execute();
	const squads = new Map<number, ClassLimits & { season: string }>(limited.map(({ id, ...squad }) => [id, squad]));
	const people = new Map(squads.size === 0 ? [] : (await peopleFacts()).map(({ id, ...facts }) => [id, facts]));
	return (squad, player) => {
		const [of, facts] = [squads.get(squad), people.get(player)];
		return of !== undefined && facts !== undefined && isOutsideClass({ season: of.season, class: of }, facts);
	};
}

const peopleFacts = () =>
	asLeagueSystem(() =>
		db()
			.selectFrom("players as p")
			.leftJoin("player_details as d", "d.player_id", "p.id")
			.select(["p.id", "p.sex", "d.birth_date"])
			.execute(),
	);

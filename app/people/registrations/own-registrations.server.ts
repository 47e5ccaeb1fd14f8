import { type Actor, accountIdOf } from "../../access/actor.ts";
import { asLeagueSystem } from "../../access/league-scope.server.ts";
import { db } from "../../base/db/client.server.ts";

const player = ["p.name as player", "p.name_ar as player_ar"] as const;

/**
 * Registrations of players that someone took part in, for that person: transfers that they asked for, released or
 * decided, licences that they asked for or decided, and players that they proposed for rosters. A reason is included
 * where they gave it.
 */
export function ownRegistrations(actor: Actor) {
	const person = accountIdOf(actor) ?? "";
	return asLeagueSystem(async () => ({
		transfers: await transfersOf(person),
		licences: await licencesOf(person),
		rosters: await rostersOf(person),
	}));
}

async function transfersOf(person: string) {
	const rows = await db()
		.selectFrom("transfers as x")
		.innerJoin("players as p", "p.id", "x.player_id")
		.innerJoin("teams as t", "t.id", "x.to_club_id")
		.leftJoin("teams as f", "f.id", "x.from_club_id")
		.select(["x.player_id", ...player, "x.season", "x.kind", "x.starts_on", "x.ends_on", "x.state", "x.reason"])
		.select(["f.name as from_club", "f.name_ar as from_club_ar", "t.name as to_club", "t.name_ar as to_club_ar"])
		.select(["x.requested_by_id", "x.requested_at", "x.released_by_id", "x.released_at"])
		.select(["x.decided_by_id", "x.decided_at"])
		.where((eb) =>
			eb.or([
				eb("x.requested_by_id", "=", person),
				eb("x.released_by_id", "=", person),
				eb("x.decided_by_id", "=", person),
			]),
		)
		.orderBy("x.id")
		.execute();
	return rows.map(({ requested_by_id, released_by_id, decided_by_id, ...row }) => ({
		...row,
		requested_at: requested_by_id === person ? row.requested_at : null,
		released_at: released_by_id === person ? row.released_at : null,
		decided_at: decided_by_id === person ? row.decided_at : null,
		reason: (decided_by_id ?? requested_by_id) === person ? row.reason : null,
	}));
}

async function licencesOf(person: string) {
	const rows = await db()
		.selectFrom("licences as l")
		.innerJoin("players as p", "p.id", "l.player_id")
		.select(["l.player_id", ...player, "l.season", "l.category", "l.state", "l.reason"])
		.select(["l.requested_by_id", "l.requested_at", "l.decided_by_id", "l.decided_at"])
		.where((eb) => eb.or([eb("l.requested_by_id", "=", person), eb("l.decided_by_id", "=", person)]))
		.orderBy("l.id")
		.execute();
	return rows.map(({ requested_by_id, decided_by_id, ...row }) => ({
		...row,
		requested_at: requested_by_id === person ? row.requested_at : null,
		decided_at: decided_by_id === person ? row.decided_at : null,
		reason: decided_by_id === person ? row.reason : null,
	}));
}

const rostersOf = (person: string) =>
	db()
		.selectFrom("squad_players as r")
		.innerJoin("players as p", "p.id", "r.player_id")
		.innerJoin("squads as q", "q.id", "r.squad_id")
		.innerJoin("teams as t", "t.id", "q.club_id")
		.select(["r.player_id", ...player, "t.name as club", "t.name_ar as club_ar", "q.season", "q.letter"])
		.select(["r.rank", "r.state", "r.from_on", "r.until_on", "r.created_at"])
		.where("r.proposed_by_id", "=", person)
		.orderBy("r.id")
		.execute();

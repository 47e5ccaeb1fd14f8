import type { Actor, Role } from "../app/access/actor.ts";
import { provideAccount } from "../app/accounts/joining/register.server.ts";
import { runSql } from "../app/base/db/client.server.ts";
import type { Side } from "../app/captains/sides/sides.server.ts";
import { make } from "./make.ts";

export type Person = Actor & { kind: "account" };

async function person(name: string, ...roles: Role[]): Promise<Person> {
	const email = `${name}@example.org`;
	return { kind: "account", id: await provideAccount(email, roles), email, roles };
}

/** A captain of a club's squads. */
export async function captainOf(club: number, name: string): Promise<Person> {
	const captain = await person(name);
	await runSql("insert into captains (account_id, squad_id) select $1, id from squads where club_id = $2", [
		captain.id,
		club,
	]);
	return { ...captain, roles: ["captain"] };
}

/** A pass for one side of a tie. */
export async function passFor(matchId: number, side: Side): Promise<Actor> {
	const { rows } = await runSql(
		"insert into tie_passes (match_id, side, token_hash, pin_hash, expires_at) values ($1, $2, gen_random_uuid()::text, '', '2999-01-01') returning id",
		[matchId, side],
	);
	return { kind: "pass", id: rows[0].id, matchId, side };
}

/** A tie that has started, with three players and a captain of each side, in an edition of this depth. */
export async function tieOfCaptains(depth: string, format: string | null = "swaythling5") {
	const clubs = { home: await make.club({ name: "Home" }), away: await make.club({ name: "Away" }) };
	const tie = await make.tie({ home_team_id: clubs.home, away_team_id: clubs.away });
	await runSql("update editions set depth = $1", [depth]);
	await runSql("update groups set format = $1", [format]);
	const players: Record<Side, number[]> = { home: [], away: [] };
	for (const side of ["home", "away"] as const)
		for (const ranking of [1, 2, 3, 4])
			players[side].push(await make.player({ name: `${side} ${ranking}`, team_id: clubs[side], ranking }));
	return {
		tie,
		clubs,
		players,
		home: await captainOf(clubs.home, "home"),
		away: await captainOf(clubs.away, "away"),
		manager: await person("manager", "league-manager"),
	};
}

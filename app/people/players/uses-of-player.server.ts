import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asLeagueStaff } from "../../access/league-scope.server.ts";
import { db } from "../../base/db/client.server.ts";

/** Tables whose rows go, or lose their player, when a player is deleted. */
const tables = {
	rubbers: "rubber_players",
	squads: "national_team_players",
	rosters: "squad_players",
	licences: "licences",
	transfers: "transfers",
	stints: "stints",
	details: "player_details",
} as const;
type PlayerUse = keyof typeof tables;

/** How many rows of each kind name a player, where there are any. Throws 403. */
export function usesOfPlayer(actor: Actor, id: number): Promise<[PlayerUse, number][]> {
	authorize(actor, "player.manage");
	return asLeagueStaff(async () => {
		const counts = Object.entries(tables).map(
			([use, table]) =>
				sql`select ${use}::text as use, count(*)::int as n from ${sql.table(table)} where player_id = ${id}
					having count(*) > 0`,
		);
		const { rows } = await sql<{ use: PlayerUse; n: number }>`${sql.join(counts, sql` union all `)}`.execute(db());
		return rows.map(({ use, n }) => [use, n]);
	});
}

/** How many licences and transfers of a player were decided: they are on record, and keep the player. */
export async function decisionsOnPlayer(id: number): Promise<number> {
	const { rows } = await sql<{ n: number }>`
		select (select count(*) from licences where player_id = ${id} and state <> 'requested')::int
			+ (select count(*) from transfers
				where player_id = ${id} and state in ('approved', 'refused'))::int as n`.execute(db());
	return rows[0]?.n ?? 0;
}

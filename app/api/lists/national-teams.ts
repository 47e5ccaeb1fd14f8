import { z } from "zod";
import { nationalPlayers, nationalTeams } from "../../people/national-teams/national-teams.server.ts";
import { listLoader, listQuery } from "../api.server.ts";
import { nationalTeamSchema } from "./schemas.ts";

export const handle = { cached: ["cursor", "limit"] };

/** There are four at most: they are read whole and paged here. */
async function read(_: unknown, after: [number] | undefined, limit: number) {
	const teams = (await nationalTeams()).toSorted((a, b) => a.id - b.id).filter((team) => !after || team.id > after[0]);
	const players = await nationalPlayers(teams.map((team) => team.id));
	return teams
		.slice(0, limit)
		.map((team) => ({ ...team, players: players.filter((player) => player.national_team_id === team.id) }));
}

export const loader = listLoader({
	query: listQuery,
	key: z.tuple([z.int32()]),
	item: nationalTeamSchema,
	read,
	keyOf: (team): [number] => [team.id],
});

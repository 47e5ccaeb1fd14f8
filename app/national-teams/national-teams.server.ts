import { z } from "zod";
import type { Actor } from "../access/actor.ts";
import { authorize } from "../access/authorize.ts";
import { db, inTransaction } from "../base/db/client.server.ts";
import { requiredText } from "../base/http/form-fields.ts";
import { type NationalTeamType, nationalTeamTypes } from "./national-team.ts";

/** All fields are required (specification, section 5). */
export const nationalTeamForm = z.object({
	team_type: z.enum(nationalTeamTypes, "unknownChoice"),
	title: requiredText(120),
	title_ar: requiredText(120),
	coach_name: requiredText(120),
	coach_name_ar: requiredText(120),
});

/** The national teams with their number of players, in the order of their types. */
export async function nationalTeams() {
	return db()
		.selectFrom("national_teams as team")
		.leftJoin("national_team_players as link", "link.national_team_id", "team.id")
		.selectAll("team")
		.select((eb) => eb.fn.count<number>("link.id").as("player_count"))
		.groupBy("team.id")
		.orderBy("team.team_type")
		.execute();
}

export function nationalTeamByType(type: NationalTeamType) {
	return db().selectFrom("national_teams").selectAll().where("team_type", "=", type).executeTakeFirst();
}

/** Players of the given national teams, in the order in which they were added. */
export function nationalPlayers(teamIds: number[]) {
	return db()
		.selectFrom("national_team_players as link")
		.innerJoin("players as player", "player.id", "link.player_id")
		.leftJoin("teams as club", "club.id", "player.team_id")
		.select(["link.national_team_id", "player.id", "player.name", "player.name_ar", "player.photo_url"])
		.select(["player.ranking", "player.nationality", "player.team_id"])
		.select(["club.name as club_name", "club.name_ar as club_name_ar"])
		.where("link.national_team_id", "in", teamIds.length > 0 ? teamIds : [0])
		.orderBy("link.id")
		.execute();
}

/** Creates a national team with its players and returns its id. One per type: the database refuses a second. */
export async function createNationalTeam(
	actor: Actor,
	input: z.input<typeof nationalTeamForm>,
	playerIds: number[] = [],
): Promise<number> {
	authorize(actor, "national-team.manage");
	const team = nationalTeamForm.parse(input);
	return inTransaction(async () => {
		const { id } = await db().insertInto("national_teams").values(team).returning("id").executeTakeFirstOrThrow();
		for (const player_id of playerIds)
			await db().insertInto("national_team_players").values({ national_team_id: id, player_id }).execute();
		return id;
	});
}

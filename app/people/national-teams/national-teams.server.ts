import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { rememberForPages } from "../../base/db/remembered/remember.server.ts";
import { type NationalTeamType, NO_RANKING } from "./national-team.ts";

const shown = ["team_type", "title", "title_ar", "coach_name", "coach_name_ar"] as const;

/** The national teams with their number of players, in the order of their types. */
export const nationalTeams = () => rememberForPages("national teams", readTeams);

function readTeams() {
	return db()
		.selectFrom("national_teams as team")
		.leftJoin("national_team_players as link", "link.national_team_id", "team.id")
		.select(["team.id", ...shown])
		.select((eb) => eb.fn.count<number>("link.id").as("player_count"))
		.groupBy("team.id")
		.orderBy("team.team_type")
		.execute();
}

export const nationalTeamByType = (type: NationalTeamType) =>
	rememberForPages(`national team ${type}`, () =>
		db()
			.selectFrom("national_teams")
			.select(["id", ...shown])
			.where("team_type", "=", type)
			.executeTakeFirst(),
	);

/** Players of the given national teams, by ranking: the one order of a squad (docs/rules/people.md#national-teams). */
export const nationalPlayers = (teamIds: number[]) =>
	rememberForPages(`national players ${teamIds}`, () => readPlayers(teamIds));

/** The national teams in which a player is. */
export const callUpsOf = (playerId: number) =>
	rememberForPages(`call-ups of ${playerId}`, () =>
		db()
			.selectFrom("national_team_players as link")
			.innerJoin("national_teams as team", "team.id", "link.national_team_id")
			.select(["team.team_type", "team.title", "team.title_ar"])
			.where("link.player_id", "=", playerId)
			.orderBy("team.team_type")
			.execute(),
	);

function readPlayers(teamIds: number[]) {
	return db()
		.selectFrom("national_team_players as link")
		.innerJoin("players as player", "player.id", "link.player_id")
		.leftJoin("teams as club", "club.id", "player.team_id")
		.select([
			"link.id as link_id",
			"link.national_team_id",
			"player.id",
			"player.name",
			"player.name_ar",
			"player.photo_url",
		])
		.select(["player.ranking", "player.nationality", "player.team_id"])
		.select(["club.name as club_name", "club.name_ar as club_name_ar"])
		.where("link.national_team_id", "in", teamIds.length > 0 ? teamIds : [0])
		.orderBy(sql`coalesce(player.ranking, ${sql.lit(NO_RANKING)})`)
		.orderBy("player.id")
		.execute();
}

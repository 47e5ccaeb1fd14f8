import { clubIn, clubNames } from "../../clubs/clubs.server.ts";
import { shownPlayer } from "../../clubs/player/shown-player.server.ts";
import { callUpsOf } from "../../national-teams/national-teams.server.ts";
import { itemLoader } from "../api.server.ts";
import { onePlayerSchema } from "./schemas.ts";

export const handle = { cached: [] };

/** One player, with the present club and the national teams. */
export const loader = itemLoader(onePlayerSchema, async (id) => {
	const player = await shownPlayer(id);
	if (!player) return undefined;
	const team = player.team_id === null ? null : clubIn(await clubNames(), player.team_id);
	return { ...player, team, national_teams: (await callUpsOf(id)).map(({ team_type }) => team_type) };
});

import { rubbersOfPlayer } from "../../league/figures/counted-rubbers.server.ts";
import { type CountedRubber, seasonsOf, tallyOf } from "../../league/figures/figures.ts";
import { clubIn, clubNames } from "../../people/clubs/clubs.server.ts";
import { callUpsOf } from "../../people/national-teams/national-teams.server.ts";
import { shownPlayer } from "../../people/players/shown-player.server.ts";
import { itemLoader } from "../api.server.ts";
import { onePlayerSchema } from "./schemas.ts";

export const handle = { cached: [] };

/** One player, with the present club, the national teams and the record. */
export const loader = itemLoader(onePlayerSchema, async (id) => {
	const player = await shownPlayer(id);
	if (!player) return undefined;
	const team = player.team_id === null ? null : clubIn(await clubNames(), player.team_id);
	const national_teams = (await callUpsOf(id)).map(({ team_type }) => team_type);
	return { ...player, team, national_teams, record: recordOf(await rubbersOfPlayer(id)) };
});

const recordOf = (rubbers: CountedRubber[]) => ({
	...tallyOf(rubbers),
	editions: seasonsOf(rubbers).flatMap(({ season, editions }) =>
		editions.map(({ slug, tally }) => ({ season, competition: slug, ...tally })),
	),
});

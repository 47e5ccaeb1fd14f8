import { db } from "../../base/db/client.server.ts";
import { rubbersWithin } from "../sheets/rubbers.server.ts";
import { counts, published } from "../tie.ts";
import { namedInClass, tieColumns } from "../ties/ties.server.ts";
import type { CountedRubber } from "./figures.ts";

/** Rubbers on a page of a list. */
export const RUBBERS_ON_PAGE = 30;

export type RubberLine = Awaited<ReturnType<typeof linesOf>>[number];

/** Rubbers of a player as lists show them, the player's side first: names and clubs are those of the day. */
export async function linesOf(playerId: number, rubbers: CountedRubber[]) {
	const [details, ties] = await Promise.all([
		rubbersWithin(rubbers.map(({ id }) => id)),
		tiesOf(rubbers.map(({ match_id }) => match_id)),
	]);
	const byId = new Map(details.map((rubber) => [rubber.id, rubber]));
	return rubbers.flatMap(({ id, match_id, won, season, slug, competition, competition_ar, ...rubber }) => {
		const [shown, tie] = [byId.get(id), ties.get(match_id)];
		if (!shown || !tie) return [];
		const isHome = shown.home.some((player) => player.id === playerId);
		const [own, others] = isHome ? [shown.home, shown.away] : [shown.away, shown.home];
		return [
			{
				id,
				won,
				season,
				slug,
				competition,
				competition_ar,
				kind: shown.kind,
				outcome: shown.outcome,
				own_games: rubber.own_games,
				other_games: rubber.other_games,
				games: shown.games.map(([home, away]) => (isHome ? ([home, away] as const) : ([away, home] as const))),
				partners: own.filter((player) => player.id !== playerId),
				opponents: others,
				tie,
				isHome,
			},
		];
	});
}

async function tiesOf(ids: number[]) {
	const rows = await db()
		.selectFrom("matches")
		.select(tieColumns)
		.where("id", "in", ids.length > 0 ? ids : [0])
		.execute();
	const ties = (await namedInClass(rows.map(published))).filter(counts);
	return new Map(
		ties.map(
			({ id, match_date, home_team, away_team, home_team_id, away_team_id, home_score, away_score, ...rest }) => [
				id,
				{
					id,
					match_date,
					home_team_id,
					away_team_id,
					home_score,
					away_score,
					status: rest.status,
					phase: rest.phase,
					home_team: namesOf(home_team),
					away_team: namesOf(away_team),
				},
			],
		),
	);
}

const namesOf = ({ name, name_ar }: { name: string; name_ar: string }) => ({ name, name_ar });

import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import { rememberForPages } from "../../../base/db/remembered/remember.server.ts";
import { countedRubbers, hasWon } from "../counted-rubbers.server.ts";
import { peopleById } from "../people.server.ts";
import { type ClubRubber, type Line, pairsOf, playersOf } from "./club-figures.ts";
import { balanceOf, endedTies } from "./ended-ties.server.ts";

/** Players and pairs on the page of a club. */
const BEST = 5;

export type ClubFigures = NonNullable<Awaited<ReturnType<typeof clubFigures>>>;

/**
 * The season of a club in figures: its ties and rubbers, its best players and pairs; undefined where no rubber of it
 * counts.
 */
export async function clubFigures(clubId: number, season: string) {
	const rubbers = await rememberForPages(`rubbers of club ${clubId} ${season}`, () => readRubbers(clubId, season));
	if (rubbers.length === 0) return undefined;
	const [players, pairs] = [playersOf(rubbers).slice(0, BEST), pairsOf(rubbers).slice(0, BEST)];
	const people = await peopleById([...players, ...pairs].flatMap((line) => line.players));
	const named = (lines: Line[]) =>
		lines.flatMap(({ players, ...balance }) => {
			const known = players.flatMap((id) => people.get(id) ?? []);
			return known.length === players.length ? [{ players: known, ...balance }] : [];
		});
	const ties = (await endedTies(clubId)).filter((tie) => tie.season === season);
	return {
		season,
		ties: tiesInFigures(ties),
		course: courseOf(clubId, ties),
		players: named(players),
		pairs: named(pairs),
	};
}

type EndedTie = Awaited<ReturnType<typeof endedTies>>[number];

/**
 * Ties of the season by their result, with the rubbers that their tables count; a tie of two squads of the club is none
 * of them.
 */
function tiesInFigures(ties: readonly EndedTie[]) {
	const sum = (side: 0 | 1) => ties.reduce((all, { rubbers }) => all + rubbers[side], 0);
	return { played: ties.length, ...balanceOf(ties), rubbers: { won: sum(0), lost: sum(1) } };
}

/** The same ties one by one, the oldest first, with the rubbers of the club and of the other side. */
const courseOf = (clubId: number, ties: readonly EndedTie[]) =>
	ties
		.toReversed()
		.map(({ id, match_date, home_team_id, home_team, away_team, result, rubbers: [won, lost], ...tie }) => {
			const { name, name_ar } = home_team_id === clubId ? away_team : home_team;
			return { id, match_date, opponent: { name, name_ar }, result, won, lost, status: tie.status, phase: tie.phase };
		});

async function readRubbers(clubId: number, season: string): Promise<ClubRubber[]> {
	// Asked for by themselves, as a player's rubbers are.
	const ties = await db()
		.selectFrom("matches")
		.select("id")
		.where("season", "=", season)
		.where((eb) => eb.or([eb("home_team_id", "=", clubId), eb("away_team_id", "=", clubId)]))
		.execute();
	const ids = ties.map(({ id }) => id);
	return countedRubbers()
		.where(sql<boolean>`r.match_id = any(${ids})`)
		.where(sql<boolean>`case p.side when 'home' then m.home_team_id else m.away_team_id end = ${clubId}`)
		.select(["p.rubber_id", "p.side", "p.player_id", "r.kind", hasWon.as("won")])
		.execute();
}

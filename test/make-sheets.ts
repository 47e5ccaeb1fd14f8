import { otherSide, type Side } from "../app/access/side.ts";
import { runSql } from "../app/base/db/client.server.ts";
import { dice } from "../seed/season.ts";

const CLUBS = 10;
const PLAYERS = 5;
const ORDERS = { swaythling5: "A-X B-Y C-Z A-Y B-X", corbillon: "A-X B-Y D A-Y B-X" };

export type MadeRubber = {
	tie: number;
	ordinal: number;
	/** The players of a side by their ids: one, or the two of a pair. */
	home: readonly number[];
	away: readonly number[];
	/** Who plays by the order of play: `A-X`, or `D` for a doubles. */
	places: string;
	games: [number, number][];
	outcome: "played" | "retired" | "defaulted" | "walkover";
	absent: "" | Side;
	winner: Side;
};

/**
 * Ties of one group, and the rubbers that were played in them until one side had won three: about four in a tie, the
 * same each time. The ties and the players are stored, the rubbers are not.
 */
export async function makeSheets(ties: number, format: keyof typeof ORDERS = "swaythling5") {
	const roll = dice(1893);
	const below = (most: number) => Math.floor(roll() * most);
	const ids = async (statement: string) => (await runSql(statement, [])).rows.map(({ id }) => Number(id));
	const clubs = await ids(
		`insert into teams (name, name_ar) select 'Club ' || n, 'نادي ' || n
			from generate_series(1, ${CLUBS}) n returning id`,
	);
	const people = await ids(`insert into players (name, name_ar, team_id)
		select 'Player ' || n, 'لاعب ' || n, (array[${clubs}])[1 + (n - 1) / ${PLAYERS}]
		from generate_series(1, ${CLUBS * PLAYERS}) n returning id`);
	const made: { rubbers: MadeRubber[]; home: number; away: number }[] = [];
	for (let n = 0; n < ties; n++) {
		const home = n % CLUBS;
		made.push({ home, away: (home + 1 + (Math.floor(n / CLUBS) % (CLUBS - 1))) % CLUBS, rubbers: [] });
	}
	const stored = await ids(`insert into matches (season, match_date, home_team_id, away_team_id, round)
		select '2025/2026', date '2025-09-01' + (n % 200)::integer, home, away, 1 + n
		from unnest(array[${made.map(({ home }) => clubs[home])}],
			array[${made.map(({ away }) => clubs[away])}]) with ordinality t (home, away, n) returning id`);
	const line = (club: number) => {
		const all = [0, 1, 2, 3, 4];
		return [0, 1, 2].map(() => people[club * PLAYERS + (all.splice(below(all.length), 1)[0] ?? 0)] ?? 0);
	};
	/** A place of the order of play; the doubles is played by the first and the third of the line. */
	const playing = (line: readonly number[], place: string) =>
		place === "D"
			? [line[0] ?? 0, line[2] ?? 0]
			: [line[place === "C" || place === "Z" ? 2 : "AXBY".indexOf(place) >> 1] ?? 0];
	const games = (winner: Side, full: boolean) => {
		const list: [number, number][] = [];
		const score = { home: 0, away: 0 };
		while (Math.max(score.home, score.away) < 3 && (full || list.length < 2)) {
			const side = roll() < 0.7 ? winner : otherSide(winner);
			if (side !== winner && score[side] === 2) continue;
			score[side] += 1;
			const lost = below(16);
			const won = lost < 10 ? 11 : lost + 2;
			list.push(side === "home" ? [won, lost] : [lost, won]);
		}
		return list;
	};
	for (const [n, { rubbers, home, away }] of made.entries()) {
		const [own, other] = [line(home), line(away)];
		const score = { home: 0, away: 0 };
		for (const [nth, places] of ORDERS[format].split(" ").entries()) {
			if (Math.max(score.home, score.away) === 3) break;
			const [a = "", x = a] = places.split("-");
			const winner = roll() < 0.55 ? "home" : "away";
			const chance = below(40);
			const outcome = (["walkover", "retired", "defaulted"] as const)[chance] ?? "played";
			score[winner] += 1;
			rubbers.push({
				tie: stored[n] ?? 0,
				ordinal: nth + 1,
				places,
				outcome,
				winner,
				home: playing(own, a),
				away: playing(other, x),
				games: outcome === "walkover" ? [] : games(winner, outcome === "played"),
				absent: outcome === "played" ? "" : otherSide(winner),
			});
		}
	}
	await runSql(`update editions set depth = 'games'; update groups set format = '${format}'`, []);
	return {
		ties: stored,
		clubs,
		clubOf: (nth: number) => clubs[Math.floor(nth / PLAYERS)],
		people,
		rubbers: made.flatMap(({ rubbers }) => rubbers),
	};
}

export const fileOf = (rubbers: readonly MadeRubber[]) =>
	[
		"match,ordinal,home_players,away_players,games,outcome,absent",
		...rubbers.map(({ tie, ordinal, home, away, games, outcome, absent }) =>
			[
				tie,
				ordinal,
				home.join("+"),
				away.join("+"),
				games.map((game) => game.join("-")).join(" "),
				outcome,
				absent,
			].join(","),
		),
	].join("\n");

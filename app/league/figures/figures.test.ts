import { sql } from "kysely";
import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { makeRubbers } from "../../../test/make-rubbers.ts";
import { otherSide, type Side } from "../../access/side.ts";
import { db } from "../../base/db/client.server.ts";
import { rubbersOfPlayer } from "./counted-rubbers.server.ts";
import { opponentsOf, seasonsOf, tallyOf } from "./figures.ts";
import { leadersOf } from "./leaders/leader-figures.server.ts";

type Rubber = Record<"id" | "match_id" | "home_games" | "away_games", number> & {
	kind: "singles" | "doubles";
	outcome: string;
	lost_by: Side | "both" | null;
};
type Player = { rubber_id: number; side: Side; player_id: number | null };

onOneEngine((engine) => {
	freshProduct(engine);

	test("the figures of every player are those of a count of all rows one by one", async () => {
		const { people } = await makeRubbers({ ties: 110, players: 36 });
		const all = async <T>(query: string) => (await sql<T>`${sql.raw(query)}`.execute(db())).rows;
		const rubbers = await all<Rubber>("select * from rubbers");
		const players = await all<Player>("select rubber_id, side, player_id from rubber_players");
		const games = await all<{ rubber_id: number; home_points: number; away_points: number }>("select * from games");
		const shown = await all<{
			id: number;
			edition: number;
			season: string;
		}>(`select m.id, e.id as edition, e.season from matches m, groups g, stages s, editions e
			where g.id = m.group_id and s.id = g.stage_id and e.id = s.edition_id and m.status = 'completed'
				and e.state <> 'draft'`);
		const ties = new Map(shown.map((tie) => [tie.id, tie]));
		const winnerOf = ({ outcome, lost_by, home_games, away_games }: Rubber) => {
			if (outcome === "walkover" || outcome === "not played" || lost_by === "both") return undefined;
			if (lost_by) return otherSide(lost_by);
			return home_games > away_games ? "home" : "away";
		};
		const counted = rubbers.filter((rubber) => ties.has(rubber.match_id) && winnerOf(rubber));
		expect(counted.length).toBeGreaterThan(150);
		const byEdition = new Map<number, Map<number, { won: number; played: number; doubles: number }>>();
		for (const who of people) {
			const none = () => ({ won: 0, lost: 0 });
			const own = { played: 0, ...none(), games: none(), points: none(), singles: none(), doubles: none() };
			const seasons = new Map<string, number>();
			const met = new Map<number, number>();
			for (const rubber of counted) {
				const side = players.find((player) => player.rubber_id === rubber.id && player.player_id === who)?.side;
				if (!side) continue;
				const other = otherSide(side);
				const result = winnerOf(rubber) === side ? "won" : "lost";
				own.played += 1;
				own[result] += 1;
				own[rubber.kind][result] += 1;
				own.games.won += rubber[`${side}_games`];
				own.games.lost += rubber[`${other}_games`];
				for (const game of games.filter(({ rubber_id }) => rubber_id === rubber.id)) {
					own.points.won += game[`${side}_points`];
					own.points.lost += game[`${other}_points`];
				}
				const { season = "", edition = 0 } = ties.get(rubber.match_id) ?? {};
				seasons.set(season, (seasons.get(season) ?? 0) + 1);
				for (const { player_id, ...player } of players)
					if (player.rubber_id === rubber.id && player.side === other && player_id)
						met.set(player_id, (met.get(player_id) ?? 0) + 1);
				const figures = byEdition.get(edition) ?? new Map();
				const line = figures.get(who) ?? { won: 0, played: 0, doubles: 0 };
				line.played += 1;
				if (result === "won") line.won += 1;
				if (result === "won" && rubber.kind === "doubles") line.doubles += 1;
				byEdition.set(edition, figures.set(who, line));
			}
			const read = await rubbersOfPlayer(who);
			expect(tallyOf(read)).toEqual(own);
			expect(new Map(seasonsOf(read).map(({ season, tally }) => [season, tally.played]))).toEqual(seasons);
			expect(new Map(opponentsOf(read).map(({ id, meetings }) => [id, meetings]))).toEqual(met);
		}
		expect(byEdition.size).toBe(4);
		for (const [edition, figures] of byEdition) {
			const read = (await leadersOf(edition)).map(
				({ id, won, played, doubles_won }) => [id, { won, played, doubles: doubles_won }] as const,
			);
			expect(new Map(read)).toEqual(figures);
		}
	});
});

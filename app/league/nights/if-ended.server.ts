import type { Locale } from "../../base/locale/locale.ts";
import type { Group } from "../competitions/competitions.server.ts";
import { groupTable, groupTableAsked, type RunningTie } from "../group-tables/group-table.server.ts";
import { inLanguage } from "../group-tables/in-language.ts";
import type { ShownRubber } from "../sheets/rubbers.server.ts";
import { runningScore, winnerOf } from "../sheets/running-score.ts";
import type { TieRow } from "../ties/ties.server.ts";

type Playing = { playing: TieRow[]; rubbers: Map<number, ShownRubber[]>; locale: Locale };

/**
 * The table of a group as it would be if its ties in play ended with the score they have now, by the rules of the
 * group; each row with the place that the official table gives it.
 */
export async function tableIfEnded(group: Group, { playing, rubbers, locale }: Playing) {
	const official = new Map(inLanguage(locale, await groupTable(group)).rows.map((row) => [row.squad_id, row.rank]));
	const ended = playing
		.filter(({ group_id }) => group_id === group.id)
		.flatMap((tie) => endedNow(tie, rubbers.get(tie.id) ?? []));
	const { rows } = inLanguage(locale, await groupTableAsked(group, { ended }));
	const now = new Set(ended.flatMap(({ home_squad_id, away_squad_id }) => [home_squad_id, away_squad_id]));
	return {
		group: group.id,
		rows: rows.map(({ rank, squad_id, team_id, club, played, points, start_points, adjustment }) => ({
			rank,
			squad_id,
			team_id,
			club,
			played,
			points,
			start_points,
			adjustment,
			before: official.get(squad_id) ?? null,
			isPlaying: now.has(squad_id),
		})),
	};
}
export type TableIfEnded = Awaited<ReturnType<typeof tableIfEnded>>;

/** A tie in play as one that has ended; none of whose rubbers is over says nothing yet. */
function endedNow(tie: TieRow, rubbers: ShownRubber[]): RunningTie[] {
	const { home, away } = runningScore(rubbers);
	if (home + away === 0) return [];
	const over = rubbers.filter((rubber) => winnerOf(rubber) !== undefined);
	const points = over.every(({ games }) => games.length > 0) ? over.flatMap(({ games }) => games) : undefined;
	const { id, match_date, match_time, home_squad_id, away_squad_id } = tie;
	return [
		{
			...{ id, match_date, match_time, home_squad_id, away_squad_id, outcome: "played", absent: null, phase: null },
			home_score: home,
			away_score: away,
			home_games: sum(over.map(({ home_games }) => home_games)),
			away_games: sum(over.map(({ away_games }) => away_games)),
			home_points: points ? sum(points.map(([own]) => own)) : null,
			away_points: points ? sum(points.map(([, other]) => other)) : null,
		},
	];
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

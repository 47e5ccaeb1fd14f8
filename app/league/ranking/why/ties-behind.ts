import type { Phase } from "../../tie.ts";
import type { RankReason } from "../rank.ts";
import type { EndedTie } from "../tally.ts";

/** A tie that counts, by the ids of the rows of its table. One that was not played may have no scores. */
export type TieBehind = {
	id: number;
	match_date: string;
	home: number;
	away: number;
	home_score: number | null;
	away_score: number | null;
	outcome: EndedTie["outcome"];
	/** Says whether its result is confirmed. */
	phase: Phase | null;
};

/**
 * The ties among those who were level, oldest first, where they alone decide; none where all ties do. `ties` are newest
 * first.
 */
export function tiesBehind(why: RankReason | undefined, ties: readonly TieBehind[]): TieBehind[] {
	if (why?.by !== "criterion" || why.criterion.over === "all") return [];
	const { level } = why;
	return ties
		.filter(({ home, away }) => level.includes(home) && level.includes(away))
		.map(({ id, match_date, home, away, home_score, away_score, outcome, phase }) => ({
			id,
			match_date,
			home,
			away,
			home_score,
			away_score,
			outcome,
			phase,
		}))
		.toReversed();
}

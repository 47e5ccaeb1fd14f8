import type { Why } from "../ranking/rank.ts";

/** A tie that counts, by the ids of the rows of its table. */
export type TieBehind = {
	id: number;
	match_date: string;
	home: number;
	away: number;
	home_score: number;
	away_score: number;
};

/** The ties among those who were level, oldest first, where they alone decide; none where all ties do. `ties` are newest first. */
export function tiesBehind(why: Why | undefined, ties: readonly TieBehind[]): TieBehind[] {
	if (why?.by !== "criterion" || why.criterion.over === "all") return [];
	const { level } = why;
	return ties.filter(({ home, away }) => level.includes(home) && level.includes(away)).toReversed();
}

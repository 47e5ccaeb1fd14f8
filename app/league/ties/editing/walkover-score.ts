import type { RuleSet } from "../../ranking/rule-set.ts";

/** The most that a side wins where a group has no format: three of five rubbers. */
export const USUAL_MOST = 3;

/** How a tie that was not played counts, and the most rubbers that a side can win. */
export type UnplayedScore = { score: RuleSet["unplayedScore"]; most: number };

type End = { outcome?: string | undefined; absent?: string | null | undefined; home_score: number | null };

/**
 * The scores of a walkover or an award for which none were typed: the most that a side wins, where the rules count it
 * or where the score alone says who won. Empty where the rules give no score, and where both sides lost.
 */
export function scoreWithoutPlay(
	{ outcome, absent, home_score }: End,
	{ score, most }: UnplayedScore,
): { home_score?: number; away_score?: number } {
	const isGiven = outcome === "walkover" || outcome === "awarded";
	if (!isGiven || home_score !== null || score === "none") return {};
	if (absent === "home") return { home_score: 0, away_score: most };
	return absent === "away" ? { home_score: most, away_score: 0 } : {};
}

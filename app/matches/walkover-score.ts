import type { RuleSet } from "../league/ranking/rule-set.ts";

/** The most that a side wins in a tie: three of five rubbers. */
const FULL = 3;

type End = { outcome?: string | undefined; absent?: string | null | undefined; home_score: number | null };

/**
 * The scores of a walkover or an award for which none were typed: the most that a side wins, where the rules count it or where the score alone
 * says who won. Empty where the rules give no score, and where both sides lost.
 */
export function scoreWithoutPlay(
	{ outcome, absent, home_score }: End,
	unplayed: RuleSet["unplayedScore"],
): { home_score?: number; away_score?: number } {
	const isGiven = outcome === "walkover" || outcome === "awarded";
	if (!isGiven || home_score !== null || unplayed === "none") return {};
	if (absent === "home") return { home_score: 0, away_score: FULL };
	return absent === "away" ? { home_score: FULL, away_score: 0 } : {};
}

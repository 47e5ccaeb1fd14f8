import type { Locale } from "../../../base/locale/locale.ts";
import { type AbsentSide, counts, type Outcome, stateOf, type Tie, type TieState } from "../../tie.ts";
import type { TiePhase } from "../tables.ts";
import { tiesText } from "../text.ts";
import { outcomeText } from "./outcome-text.ts";

/** How a completed tie ended; `absent` did not come, or lost by a decision. */
export type TieEnding = {
	outcome: Outcome;
	absent: AbsentSide | null;
};
type Names = { home: string; away: string };

/** How a tie that was not played to its end came to its result, in a sentence; undefined for one that was played. */
export function outcomeInWords(
	locale: Locale,
	{ outcome, absent }: TieEnding,
	{ home, away }: Names,
): string | undefined {
	const t = outcomeText(locale);
	const [loser, winner] = absent === "home" ? [home, away] : [away, home];
	const hasLoser = absent === "home" || absent === "away";
	switch (outcome) {
		case "played":
			return undefined;
		case "walkover":
			return hasLoser ? t.notPlayed(loser, winner) : absent === "both" ? t.neitherCame : t.walkedOver;
		case "awarded":
			return hasLoser ? t.awardedTo(winner) : absent === "both" ? t.lostByBoth : t.decided;
		case "abandoned":
			return hasLoser ? t.stoppedAgainst(loser) : t.stopped;
	}
}

type Stated = Pick<Tie, "status"> & { phase: TiePhase | null };

/** How far a tie is, in a word; that it stays without a result once its edition is over. */
export function stateInWords(locale: Locale, tie: Tie & Stated & { isUnplayed: boolean }): string {
	const t = tiesText(locale);
	if (tie.isUnplayed) return t.unplayed;
	if (tie.phase === "called_off" || tie.phase === "annulled") return outcomeText(locale)[tie.phase];
	const state = stateOf(tie);
	return state === "final" && !counts(tie) ? t.completed : wordOf(locale)[state];
}

/** The same beside a score: nothing where the score is final, and says so by itself. */
export function scoreNote(locale: Locale, tie: Stated): string | undefined {
	const state = stateOf(tie);
	return state === "provisional" || state === "now" ? wordOf(locale)[state] : undefined;
}

function wordOf(locale: Locale): Record<TieState, string> {
	const { scheduled, now, final, cancelled } = tiesText(locale);
	const { provisional, postponed } = outcomeText(locale);
	return { scheduled, now, provisional, final, cancelled, postponed };
}

import type { Locale } from "../../../base/locale/locale.ts";
import { type AbsentSide, counts, type Outcome, type Tie } from "../../tie.ts";
import type { TiePhase, TieStatus } from "../tables.ts";
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

const words = ["postponed", "in_play", "reported", "called_off", "annulled"] as const;

/** Whether only a correction changes a result: it was confirmed, or typed by staff (docs/rules/league.md#reports). */
export const isFinal = ({ status, phase }: { status: TieStatus; phase: TiePhase | null }) =>
	status === "completed" && phase !== "reported";

/** The same in a word for a line of a list: a result that counts is final, or waits to be confirmed. */
export const stateInWords = (locale: Locale, tie: StatedTie) =>
	isFinal(tie) && counts(tie) ? tiesText(locale).final : statusInWords(locale, tie);
type StatedTie = Tie & { phase: TiePhase | null; isUnplayed: boolean };
type Status = { status: TieStatus; phase: TiePhase | null; isUnplayed: boolean };

/** The status of a tie, or its phase where that says more; that it stays without a result once its edition is over. */
export function statusInWords(locale: Locale, { status, phase, isUnplayed }: Status) {
	if (isUnplayed) return tiesText(locale).unplayed;
	const word = words.find((known) => known === phase);
	return word ? outcomeText(locale)[word] : tiesText(locale)[status];
}

import { z } from "zod";
import { optionalText, orNull, requiredText, wholeNumber } from "../../../../base/forms/form-fields.ts";
import { outcomes, sides } from "../../../tie.ts";
import { ifSent, MAX_SCORE } from "../../../ties/editing/tie-form.ts";

const score = ifSent(orNull(wholeNumber(0, MAX_SCORE)));

/**
 * The correction of a result by staff: all that a tie's own form says of it, and why it is corrected. A field that is
 * not sent stays as it is.
 */
export const correctionForm = z.object({
	version: wholeNumber(0, 2_147_483_647),
	reason: requiredText(300),
	home_score: score,
	away_score: score,
	outcome: ifSent(z.enum(outcomes, "unknownChoice")),
	absent: ifSent(orNull(z.enum(sides, "unknownChoice"))),
	public_reason_ar: ifSent(optionalText(500)),
	public_reason: ifSent(optionalText(500)),
	case_reference: ifSent(optionalText(40)),
});
export type Correction = Partial<z.output<typeof correctionForm>> & { version: number; reason: string };

export type CorrectedResult = {
	home_score: number | null;
	away_score: number | null;
	outcome: (typeof outcomes)[number];
	absent: (typeof sides)[number] | null;
};

/** The problems of a result, by field. An award, a walkover or an abandoned tie may be without scores. */
export function problemsOfResult({ home_score, away_score, outcome, absent }: CorrectedResult): Record<string, string> {
	const isGiven = outcome === "walkover" || outcome === "awarded";
	const problems: Record<string, string> = {};
	if (isGiven && !absent) problems.absent = "whoLost";
	if (outcome === "played" && absent) problems.absent = "wasPlayed";
	if ((home_score === null) !== (away_score === null))
		problems[home_score === null ? "home_score" : "away_score"] = "bothScores";
	else if (home_score === null || away_score === null) {
		if (!absent) problems.home_score = "required";
	} else if (isGiven && absent === "home" && home_score > away_score) problems.home_score = "absentWon";
	else if (isGiven && absent === "away" && away_score > home_score) problems.away_score = "absentWon";
	return problems;
}

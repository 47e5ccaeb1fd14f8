import { z } from "zod";
import { orNull, wholeNumber } from "../../../base/forms/form-fields.ts";
import { sides } from "../../tie.ts";
import { MAX_SCORE } from "../../ties/editing/tie-form.ts";

/** The question of a side's report: what it publishes is shown first. */
export const PUBLISHES = "publishes";

const score = wholeNumber(0, MAX_SCORE);

/** How a tie ended, as far as a side may say: an award is a decision of the federation. */
export const reportedOutcomes = ["played", "walkover", "abandoned"] as const;

/**
 * The result of a tie without a sheet, as a side reports it. An edition that keeps the score alone has the scores
 * alone.
 */
export const scoreForm = z
	.object({
		home_score: score,
		away_score: score,
		outcome: z.enum(reportedOutcomes, "unknownChoice").default("played"),
		absent: orNull(z.enum(sides, "unknownChoice")).default(null),
	})
	.superRefine(({ outcome, absent, home_score, away_score }, { addIssue }) => {
		const refuse = (name: string, message: string) => addIssue({ code: "custom", path: [name], message });
		if (outcome === "walkover" && !absent) refuse("absent", "whoLost");
		if (outcome === "played" && absent) refuse("absent", "wasPlayed");
		if (absent === "home" && home_score > away_score) refuse("home_score", "absentWon");
		if (absent === "away" && away_score > home_score) refuse("away_score", "absentWon");
	});
export type ReportedScore = z.output<typeof scoreForm>;

/** The fields of a sheet are those of its format: they are read in the command. */
export const sheetForm = z.looseObject({});

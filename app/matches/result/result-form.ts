import { z } from "zod";
import { orNull, wholeNumber } from "../../base/forms/form-fields.ts";
import { MAX_SCORE } from "../editing/tie-form.ts";
import { tieStatuses } from "../tie.ts";

const MAX_INTEGER = 2_147_483_647;
const score = wholeNumber(0, MAX_SCORE);

/** The result of a tie: both scores. */
export const resultForm = z.object({ home_score: score, away_score: score });
export type Result = z.output<typeof resultForm>;

/** A tie as it was before its result was entered, and the version that the entry made of it. */
export const formerResult = z
	.object({
		version: wholeNumber(1, MAX_INTEGER),
		status: z.enum(tieStatuses, "unknownChoice"),
		home_score: orNull(score),
		away_score: orNull(score),
	})
	.refine(({ home_score, away_score }) => (home_score === null) === (away_score === null), "bothScores");
export type FormerResult = z.output<typeof formerResult>;

/** The notice after an entry, as the key of a flash: it carries what undoing needs. */
export const resultSaved = (id: number, { version, status, home_score, away_score }: FormerResult) =>
	`result-saved.${id}.${version}.${status}.${home_score ?? "-"}.${away_score ?? "-"}`;

/** The tie and its former state in such a key; undefined for any other. */
export function savedIn(flash: string | undefined): { id: number; former: FormerResult } | undefined {
	const [, id, version, status, home = "", away = ""] =
		/^result-saved\.(\d{1,9})\.(\d+)\.([a-z]+)\.(-|\d+)\.(-|\d+)$/.exec(flash ?? "") ?? [];
	const former = formerResult.safeParse({ version, status, home_score: none(home), away_score: none(away) });
	return former.success ? { id: Number(id), former: former.data } : undefined;
}

const none = (score: string) => (score === "-" ? "" : score);

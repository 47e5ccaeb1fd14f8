import { z } from "zod";
import { orNull, wholeNumber } from "../../../base/forms/form-fields.ts";
import { phases, statusOfPhase, tieStatuses } from "../../tie.ts";
import { MAX_SCORE } from "../editing/tie-form.ts";

const MAX_INTEGER = 2_147_483_647;
const score = wholeNumber(0, MAX_SCORE);

/** The result of a tie: both scores. */
export const resultForm = z.object({ home_score: score, away_score: score });
export type Result = z.output<typeof resultForm>;

/** A sum over the rubbers of a sheet. */
const sum = orNull(wholeNumber(0, 9999)).default(null);

/**
 * A tie as it was before its result was entered, with what a sheet and its phase said, and the version that the entry
 * made of it.
 */
export const formerResult = z
	.object({
		version: wholeNumber(1, MAX_INTEGER),
		status: z.enum(tieStatuses, "unknownChoice"),
		home_score: orNull(score),
		away_score: orNull(score),
		phase: orNull(z.enum(phases, "unknownChoice")).default(null),
		home_games: sum,
		away_games: sum,
		home_points: sum,
		away_points: sum,
		/** The signature of the entry: no other state is taken back than the one it wrote down. */
		seal: z.string().regex(/^[0-9a-f]{24}$/, "required"),
	})
	.refine(({ home_score, away_score }) => (home_score === null) === (away_score === null), "bothScores")
	.refine(({ phase, status }) => phase === null || statusOfPhase(phase) === status, "phaseOfStatus");
export type FormerResult = z.output<typeof formerResult>;

const parts = Object.keys(formerResult.shape).map((name) => formerResult.keyof().parse(name));

/** The notice after an entry, as the key of a flash: it carries what undoing needs. */
export const resultSaved = (id: number, former: FormerResult) =>
	["result-saved", id, ...parts.map((name) => former[name] ?? "-")].join(".");

/** The tie and its former state in such a key; undefined for any other. */
export function savedIn(flash: string | undefined): { id: number; former: FormerResult } | undefined {
	const [key, id = "", ...values] = (flash ?? "").split(".");
	if (key !== "result-saved" || !/^\d{1,9}$/.test(id)) return undefined;
	const sent = parts.map((name, nth) => [name, values[nth] === "-" ? "" : values[nth]]);
	const former = formerResult.safeParse(Object.fromEntries(sent));
	return former.success ? { id: Number(id), former: former.data } : undefined;
}

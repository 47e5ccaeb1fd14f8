import { z } from "zod";
import { latinDigits, orNull, wholeNumber } from "../base/forms/form-fields.ts";
import { seasonName } from "../settings/season-name.ts";
import { tieStatuses } from "./tie.ts";

/** The most that a side can score. */
export const MAX_SCORE = 1000;
/** Rubbers of the longest order of play in use; more of them are likely a slip. */
const MAX_LIKELY = 16;

/** Whether both sides together have more rubbers than any order of play. */
export const isUnlikely = ({ home_score, away_score }: { home_score: number | null; away_score: number | null }) =>
	(home_score ?? 0) + (away_score ?? 0) > MAX_LIKELY;
const id = wholeNumber(1, 2_147_483_647);
const score = orNull(wholeNumber(0, MAX_SCORE)).default(null);
const digits = <T>(schema: z.ZodType<T, string>) => z.string({ error: "required" }).transform(latinDigits).pipe(schema);

/** A tie as staff enter it. A club does not play itself, and there are two scores or none; two complete it (docs/rules.md#ties). */
export const tieForm = z
	.object({
		season: seasonName(),
		match_date: digits(z.iso.date("notADate")),
		match_time: orNull(
			digits(z.iso.time("notATime").transform((time) => (time.length === 5 ? `${time}:00` : time))),
		).default(null),
		status: z.enum(tieStatuses, "unknownChoice").default("scheduled"),
		home_team_id: id,
		away_team_id: id,
		home_score: score,
		away_score: score,
	})
	.superRefine(({ home_team_id, away_team_id, home_score, away_score }, { addIssue }) => {
		if (home_team_id === away_team_id) addIssue({ code: "custom", path: ["away_team_id"], message: "sameClub" });
		if ((home_score === null) === (away_score === null)) return;
		addIssue({ code: "custom", path: [home_score === null ? "home_score" : "away_score"], message: "bothScores" });
	})
	.transform((tie) =>
		tie.status === "scheduled" && tie.home_score !== null ? { ...tie, status: "completed" as const } : tie,
	);
export type TieInput = z.input<typeof tieForm>;

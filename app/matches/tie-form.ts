import { z } from "zod";
import { latinDigits, orNull, requiredText, wholeNumber } from "../base/forms/form-fields.ts";
import { tieStatuses } from "./tie.ts";

const id = wholeNumber(1, 2_147_483_647);
const score = orNull(wholeNumber(0, 1000)).default(null);
const digits = <T>(schema: z.ZodType<T, string>) => z.string({ error: "required" }).transform(latinDigits).pipe(schema);

/** A tie as staff enter it. A club does not play itself (docs/rules.md#ties). */
export const tieForm = z
	.object({
		season: digits(requiredText(9).pipe(z.string().regex(/^\d{4}\/\d{4}$/, "notASeason"))).default("2025/2026"),
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
	.refine((tie) => tie.home_team_id !== tie.away_team_id, { path: ["away_team_id"], message: "sameClub" });
export type TieInput = z.input<typeof tieForm>;

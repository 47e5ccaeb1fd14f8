import { z } from "zod";
import { optionalText, orNull, wholeNumber } from "../../../base/forms/form-fields.ts";
import { requiredDay, requiredTime } from "../../../base/typed/day-time.ts";
import { problemInSeason, seasonName } from "../../../settings/season-name.ts";
import { outcomes, phases, sides, tieStatuses } from "../../tie.ts";

/** The most that a side can score. */
export const MAX_SCORE = 1000;
/** Rubbers of the longest order of play in use; more of them are likely a slip. */
const MAX_LIKELY = 16;

/** Whether both sides together have more rubbers than any order of play. */
export const isUnlikely = ({ home_score, away_score }: { home_score: number | null; away_score: number | null }) =>
	(home_score ?? 0) + (away_score ?? 0) > MAX_LIKELY;
const id = wholeNumber(1, 2_147_483_647);
const score = orNull(wholeNumber(0, MAX_SCORE)).default(null);

/** A field that a form may be without: the tie then has what it had, or what the database fills in. */
export const ifSent = <S extends z.ZodType>(schema: S) =>
	z
		.unknown()
		.optional()
		.transform((value, context): z.output<S> | undefined => {
			if (value === undefined) return undefined;
			const parsed = schema.safeParse(value);
			if (parsed.success) return parsed.data;
			for (const { message } of parsed.error.issues) context.addIssue({ code: "custom", message });
			return z.NEVER;
		});
const letter = ifSent(z.string().regex(/^[A-Z]$/, "unknownChoice"));

const fields = z.object({
	season: seasonName(),
	match_date: requiredDay,
	match_time: orNull(requiredTime).default(null),
	status: z.enum(tieStatuses, "unknownChoice").default("scheduled"),
	home_team_id: id,
	away_team_id: id,
	home_score: score,
	away_score: score,
	// The letters of the squads: A where a form has none.
	home_squad: letter,
	away_squad: letter,
	group_id: ifSent(orNull(id)),
	round: ifSent(orNull(wholeNumber(1, 999))),
	venue_id: ifSent(orNull(id)),
	/** Whether the day is agreed: `on`, or empty. */
	date_known: ifSent(z.union([z.boolean(), z.enum(["on", ""]).transform((typed) => typed === "on")])),
	phase: ifSent(orNull(z.enum(phases, "unknownChoice"))),
	outcome: ifSent(z.enum(outcomes, "unknownChoice")),
	absent: ifSent(orNull(z.enum(sides, "unknownChoice"))),
	reason: ifSent(optionalText(500)),
	reason_ar: ifSent(optionalText(500)),
	case_reference: ifSent(optionalText(40)),
});

/** The names of all its fields. */
export const tieFields = Object.keys(fields.shape);

/**
 * A tie as staff enter it. A squad does not play itself, there are two scores or none, and two complete it, as does the
 * end of a tie without play (docs/rules/league.md#ties).
 */
export const tieForm = fields
	.superRefine((tie, { addIssue }) => {
		const refuse = (name: string, message: string) => addIssue({ code: "custom", path: [name], message });
		const { home_score, away_score, outcome, absent, season, match_date } = tie;
		const far = problemInSeason(match_date, season);
		if (far) refuse("match_date", far);
		if (tie.home_team_id === tie.away_team_id && (tie.home_squad ?? "A") === (tie.away_squad ?? "A"))
			refuse("away_team_id", "sameClub");
		if ((home_score === null) !== (away_score === null))
			refuse(home_score === null ? "home_score" : "away_score", "bothScores");
		if ((outcome === "walkover" || outcome === "awarded") && !absent) refuse("absent", "whoLost");
		if (outcome === "played" && absent) refuse("absent", "wasPlayed");
	})
	.transform((tie) => (tie.status === "scheduled" && isDecided(tie) ? { ...tie, status: "completed" as const } : tie));
export type TieInput = z.input<typeof tieForm>;
export type TieValues = z.output<typeof tieForm>;

type End = { home_score: number | null; outcome?: string | undefined; absent?: string | null | undefined };
const isDecided = ({ home_score, outcome = "played", absent }: End) =>
	home_score !== null || (outcome !== "played" && Boolean(absent));

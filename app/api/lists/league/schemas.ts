import { z } from "zod";
import { classSexes } from "../../../league/classes/class-form.ts";
import { competitionKinds } from "../../../league/competitions/competition-form.ts";
import { entryStates } from "../../../league/competitions/entries/entry-form.ts";
import { zoneKinds } from "../../../league/competitions/groups/zones.ts";
import { levelEnds, pointSources, unplayedScores } from "../../../league/rule-sets/stored-rule.ts";
import { outcomes, phases, sides } from "../../../league/tie.ts";
import { both, id, tieSchema } from "../schemas.ts";

// The fields of competitions, their groups and tables, and of ties within them.

const points = z.number().describe("May have a half.");

const classCode = z.string().describe("The code of the class that plays, such as `women` or `u15`.");
const letter = z.string().describe("A is the club's first squad.");

/** A tie with where it belongs and how it ended. */
export const groupTieSchema = tieSchema.extend({
	competition: z.string().describe("The slug of the competition."),
	group: id,
	round: z.number().int().nullable(),
	home_squad: letter,
	away_squad: letter,
	home_squad_id: id,
	away_squad_id: id,
	venue: id.nullable().describe("Null where the tie is at the usual hall of its home squad."),
	planned_date: z.iso.date().nullable().describe("The day for which it was first planned, when it has moved since."),
	date_known: z.boolean().describe("While false, the tie is expected around `match_date`."),
	phase: z.enum(phases).nullable().describe("Refines the status where there is more to say."),
	outcome: z.enum(outcomes),
	absent: z.enum(sides).nullable().describe("Who did not appear, or lost by a decision."),
	reason: z.string().nullable(),
	reason_ar: z.string().nullable(),
	case_reference: z
		.string()
		.nullable()
		.describe("The published decision that it follows: `/decisions/{case_reference}`; null without one."),
});

const rubberPlayers = z
	.array(z.object({ id: id.nullable(), ...both }))
	.describe(
		"With the names of the day; without an id for someone who is no record. Empty for a side that missed the rubber.",
	);
const rubber = z.object({
	ordinal: z.number().int().describe("From 1."),
	kind: z.enum(["singles", "doubles"]),
	outcome: z.enum(["played", "walkover", "retired", "defaulted", "not played"]),
	absent: z.enum(sides).nullable().describe("Who was absent, retired or was defaulted."),
	home_players: rubberPlayers,
	away_players: rubberPlayers,
	home_games: z.number().int(),
	away_games: z.number().int(),
	games: z.array(z.tuple([z.number().int(), z.number().int()])).describe("Points of each game, home first."),
	counts: z.boolean().describe("False for one that was played after the match was decided: its score has it not."),
});

export const oneTieSchema = groupTieSchema.extend({
	former_dates: z
		.array(z.object({ match_date: z.iso.date(), match_time: z.string().nullable() }))
		.describe("Days and times that it had before, the first one first."),
	as_played: z.boolean().describe("Whether it was entered as it was played, against the order of play or the format."),
	rubbers: z.array(rubber).describe("In the order of play; empty where scores alone are recorded."),
});

export const roundSchema = z.object({
	group: id,
	number: z.number().int(),
	name: z.string().nullable(),
	name_ar: z.string().nullable(),
	from_on: z.iso.date().nullable(),
	until_on: z.iso.date().nullable(),
});

export const venueSchema = z.object({
	id,
	team_id: id.nullable().describe("The club whose hall it is."),
	...both,
	address: z.string().nullable(),
	address_ar: z.string().nullable(),
	location: z.string().nullable().describe("Latitude and longitude in degrees: `24.7136,46.6753`."),
	tables: z.number().int().nullable(),
});

export const competitionSchema = z.object({
	id,
	slug: z.string(),
	...both,
	kind: z.enum(competitionKinds),
	class: classCode,
	sex: z.enum(classSexes),
	season: z.string(),
	state: z.enum(["entries", "running", "finished"]),
	is_default: z.boolean().describe("Whether its first group is the league table of the season."),
});

const ruleSchema = z.object({
	points_from: z.enum(pointSources),
	points_win: points,
	points_draw: points,
	points_loss: points,
	points_walkover_win: points.nullable().describe("Null: as a win."),
	points_walkover_loss: points,
	points_both_absent: points,
	bonus_win: points.nullable().describe("More points for a win by `bonus_win_margin` rubbers at least."),
	bonus_win_margin: z.number().int().nullable(),
	bonus_loss: points.nullable().describe("More points for a loss by `bonus_loss_margin` rubbers at most."),
	bonus_loss_margin: z.number().int().nullable(),
	unplayed_score: z.enum(unplayedScores),
	criteria: z.string().describe("After the points, such as `level:rubbers:ratio all:games:difference`."),
	level_to_the_end: z.enum(levelEnds),
});

const eligibilitySchema = z.object({
	licence: z.boolean().describe("An approved licence that is valid on the day."),
	roster: z.boolean().describe("A place on the squad's roster on the day."),
	stint: z.boolean().describe("Registered with the club, or on loan to it, on the day."),
	class: z.boolean().describe("Sex and date of birth on record, where the class limits them."),
	order: z.boolean().describe("Positions follow the order of strength of the roster."),
	higher: z.number().int().nullable().describe("The most ties for a higher squad of the club; null without a limit."),
	quotas: z.array(
		z.object({
			category: z.string().describe("The code of a category of licences, such as `resident`."),
			...both,
			per: z.enum(["line-up", "squad"]),
			most: z.number().int(),
		}),
	),
	positions: z
		.array(z.object({ position: z.string(), class: z.string().nullable(), born_from: z.number().int().nullable() }))
		.describe("Who may be named at a position: players of a class, or those born in a year or later."),
});

export const groupSchema = z.object({
	id,
	season: z.string(),
	competition: z.string().describe("The slug of the competition."),
	...both,
	tier: z.number().int(),
	legs: z.number().int(),
	rule_set: z.string().describe("The code of its rule set."),
	rule: ruleSchema.describe("The rule by which its table is made now, with the group's own points."),
	zones: z.array(
		z.object({
			from: z.number().int(),
			to: z.number().int(),
			kind: z.enum(zoneKinds),
			label: z.string().optional().describe("Its own words in English, where it has some."),
			label_ar: z.string().optional(),
		}),
	),
	eligibility: eligibilitySchema.describe("What those who are named for its ties need."),
	is_default: z.boolean(),
});

/** A row of a table; `points_for` and `rubbers_for` are one number. */
const standingRow = z.object({
	id: z.string(),
	season: z.string(),
	rank: z.number().int().nullable().describe("Equal for a shared place; null for a squad whose results are expunged."),
	team_id: id,
	squad_id: id,
	class: classCode,
	squad: z.string().describe("The letter of the squad; A is the club's first one in its class."),
	...both,
	logo_url: z.string().nullable(),
	state: z.enum(entryStates),
	matches_played: z.number().int(),
	wins: z.number().int(),
	draws: z.number().int(),
	losses: z.number().int(),
	points_for: z.number().int(),
	points_against: z.number().int(),
	rubbers_for: z.number().int(),
	rubbers_against: z.number().int(),
	games_for: z.number().int(),
	games_against: z.number().int(),
	start_points: points.describe("Given at the start; in `points`."),
	adjustment: points.describe("The sum of `adjustments`; in `points`."),
	adjustments: z
		.array(z.object({ points, reason: z.string(), reason_ar: z.string(), decided_on: z.iso.date() }))
		.describe("Points given or taken by decisions, the first one first."),
	points,
	form: z.array(z.enum(["win", "draw", "loss"])).describe("The last five ties, newest first."),
	why: z
		.object({
			over: z.enum(["all", "level"]).describe("All ties, or those among the squads that were level."),
			measure: z
				.string()
				.describe("The number compared; `name`, `lot`, `shared place` or `lot to be drawn` without one."),
			as: z.enum(["won", "difference", "ratio"]).nullable(),
			above: z.number().nullable().describe("Of the row above; null for a ratio of n to 0."),
			this: z.number().nullable(),
			above_pair: z.array(z.number()).nullable().describe("Won and lost."),
			this_pair: z.array(z.number()).nullable(),
			with: z.array(id).describe("Clubs that were level until then."),
			passed_over: z
				.array(
					z.object({ over: z.enum(["all", "level"]), measure: z.string(), as: z.enum(["won", "difference", "ratio"]) }),
				)
				.describe("Comparisons before it that were not made: some ties have no games or points written down."),
		})
		.nullable()
		.describe("Why it is below the row above; null for the first."),
});

export const groupStandingSchema = standingRow.extend({ group: id });

export const standingSchema = standingRow.extend({ region: z.string(), region_ar: z.string() });

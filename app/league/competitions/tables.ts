import type { Generated, JSONColumnType, Selectable } from "kysely";

export type CompetitionsTable = {
	id: Generated<number>;
	slug: string;
	name: string;
	name_ar: string;
	kind: Generated<"league" | "cup" | "tournament">;
	/** The code of the class that plays in it. */
	class: Generated<string>;
	sponsor: string | null;
	sponsor_ar: string | null;
	/** The one whose table the site shows first, and to which ties without a group belong. */
	is_default: Generated<boolean>;
	sort_order: Generated<number>;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	version: Generated<number>;
};

/** A competition in a season. */
export type EditionsTable = {
	id: Generated<number>;
	competition_id: number;
	season: string;
	state: Generated<"draft" | "entries" | "running" | "finished">;
	/** How much of its ties is written down. */
	depth: Generated<"score" | "outcome" | "rubbers" | "games" | "points">;
	/** The checks of those who are named for a tie, such as `licence stint` (app/people/registrations/eligibility). */
	checks: Generated<string>;
	/** Since when its tables are closed: they change no more until it is opened again. */
	closed_at: Date | null;
	/**
	 * The day on which it was closed first, whose rules its tables keep. Null where it had ended before: each group keeps
	 * those of its own last day.
	 */
	ended_on: string | null;
	/** A squad that leaves keeps its results when at least half of its ties were played. */
	keeps_half: Generated<boolean>;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	version: Generated<number>;
};

export type StagesTable = {
	id: Generated<number>;
	edition_id: number;
	ordinal: Generated<number>;
	kind: Generated<"league" | "groups" | "knock-out" | "play-off">;
	version: Generated<number>;
};

/** Squads that play each other, and the rules of their table. */
export type GroupsTable = {
	id: Generated<number>;
	stage_id: number;
	name: string;
	name_ar: string;
	tier: Generated<number>;
	legs: Generated<number>;
	rule_set: Generated<string>;
	points_win: number | null;
	points_draw: number | null;
	points_loss: number | null;
	points_walkover_loss: number | null;
	zones: Generated<string>;
	/** Null: those of the edition. */
	checks: Generated<string | null>;
	/** An order of play, such as `swaythling5`. */
	format: string | null;
	/**
	 * Deadlines in hours: of a result after the start, of the answer to it, and of changes after it was confirmed; none
	 * where null.
	 */
	sheet_hours: number | null;
	confirmation_hours: number | null;
	/** While a shorter time for the answer does not count yet: the time of before, and when the shorter one begins. */
	former_answer_hours: Generated<number | null>;
	answer_hours_from: Generated<Date | null>;
	lock_hours: number | null;
	/** Days for the answer to a request for another date; null for the usual number. */
	date_answer_days: number | null;
	/** Why its rule changes; the change takes them into its version and leaves none. */
	rule_reason: Generated<string | null>;
	rule_reason_ar: Generated<string | null>;
	is_default: Generated<boolean>;
	sort_order: Generated<number>;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	version: Generated<number>;
};

/** The rule of a group from a day on, null for the first: there is one once it changed after a tie was completed. */
export type GroupRuleVersionsTable = {
	id: Generated<number>;
	group_id: number;
	number: number;
	from_on: string | null;
	rule: JSONColumnType<RuleOfDay, string, string>;
	reason: string | null;
	reason_ar: string | null;
};

/** The rule set of a group, and the points that it gives in place of those. */
export type RuleOfDay = Pick<
	Selectable<GroupsTable>,
	"rule_set" | "points_win" | "points_draw" | "points_loss" | "points_walkover_loss"
>;

/** One of a club's teams in a season. */
export type SquadsTable = {
	id: Generated<number>;
	club_id: number;
	season: string;
	/** The code of the class in which it plays. */
	class: Generated<string>;
	letter: Generated<string>;
	name: string | null;
	name_ar: string | null;
	venue_id: number | null;
	/** The day of the week on which it plays at home; 0 is Sunday. */
	home_day: number | null;
	home_time: string | null;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	version: Generated<number>;
};

/** A squad in a group. */
export type EntriesTable = {
	id: Generated<number>;
	group_id: number;
	squad_id: number;
	seed: number | null;
	start_points: Generated<number>;
	state: Generated<"active" | "withdrawn" | "excluded">;
	since: string | null;
	results: Generated<"keep" | "expunge">;
	version: Generated<number>;
};

/** Points given or taken by a decision. */
export type AdjustmentsTable = {
	id: Generated<number>;
	group_id: number;
	squad_id: number;
	points: number;
	reason: string;
	reason_ar: string;
	decided_on: string;
	case_reference: string | null;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	version: Generated<number>;
};

export type RoundsTable = {
	id: Generated<number>;
	stage_id: number;
	number: number;
	name: string | null;
	name_ar: string | null;
	from_on: string | null;
	until_on: string | null;
	version: Generated<number>;
};

/** An order of squads that only a lot could put in order. */
export type LotsTable = {
	id: Generated<number>;
	group_id: number;
	drawn_on: string;
	drawn_by: string;
	witness: string | null;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	version: Generated<number>;
};

export type LotPlacesTable = { lot_id: number; squad_id: number; place: number };

declare module "../../base/db/database.ts" {
	interface Database {
		competitions: CompetitionsTable;
		editions: EditionsTable;
		stages: StagesTable;
		groups: GroupsTable;
		group_rule_versions: GroupRuleVersionsTable;
		squads: SquadsTable;
		entries: EntriesTable;
		adjustments: AdjustmentsTable;
		rounds: RoundsTable;
		lots: LotsTable;
		lot_places: LotPlacesTable;
	}
}

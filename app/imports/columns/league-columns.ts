import { weekdays } from "../../base/typed/weekdays.ts";
import { classForm, classSexes } from "../../league/classes/class-form.ts";
import { competitionKinds } from "../../league/competitions/competition-form.ts";
import { depths } from "../../league/competitions/depth.ts";
import { editionStates } from "../../league/competitions/edition-form.ts";
import { entryForm, entryResults, entryStates } from "../../league/competitions/entries/entry-form.ts";
import { groupForm } from "../../league/competitions/groups/group-form.ts";
import { chosenKinds, stageNumber } from "../../league/competitions/stage.ts";
import { bestOfChoices, formatForm } from "../../league/formats/format-form.ts";
import { ruleSetForm } from "../../league/rule-sets/rule-set-form.ts";
import { levelEnds, pointSources, unplayedScores } from "../../league/rule-sets/stored-rule.ts";
import { venueForm } from "../../league/venues/venue-form.ts";
import type { Columns } from "./column.ts";

const { shape: group } = groupForm;
const { shape: rule } = ruleSetForm;
const { shape: format } = formatForm;

export const classColumns = {
	code: { as: "code", words: true },
	name: { needed: true, words: true },
	name_ar: { needed: true, words: true },
	sex: { values: classSexes },
	admits_women: { values: ["yes", "no"] },
	age_from: { values: classForm.shape.age_from },
	age_under: { values: classForm.shape.age_under },
} as const satisfies Columns;

export const ruleSetColumns = {
	code: { as: "code", words: true },
	name: { needed: true, words: true },
	name_ar: { needed: true, words: true },
	points_from: { needed: true, values: pointSources },
	points_win: { needed: true, values: rule.points_win },
	points_draw: { needed: true, values: rule.points_draw },
	points_loss: { needed: true, values: rule.points_loss },
	points_walkover_win: { values: rule.points_walkover_win },
	points_walkover_loss: { values: rule.points_walkover_loss },
	points_both_absent: { values: rule.points_both_absent },
	bonus_win: { values: rule.bonus_win },
	bonus_win_margin: { values: rule.bonus_win_margin },
	bonus_loss: { values: rule.bonus_loss },
	bonus_loss_margin: { values: rule.bonus_loss_margin },
	unplayed_score: { values: unplayedScores },
	criteria: { as: "criteria" },
	level_to_the_end: { values: levelEnds },
	source: { words: true },
	reason: { words: true, as: "whyRule" },
	reason_ar: { words: true, as: "whyRule" },
} as const satisfies Columns;

export const formatColumns = {
	code: { as: "code", words: true },
	name: { needed: true, words: true },
	name_ar: { needed: true, words: true },
	order_of_play: { needed: true, as: "order" },
	wins_needed: { values: format.wins_needed },
	best_of: { needed: true, values: bestOfChoices },
	points_to: { needed: true, values: format.points_to },
	min_players: { needed: true, values: format.min_players },
	max_players: { needed: true, values: format.max_players },
	most_rubbers: { values: format.most_rubbers },
	position_rules: { as: "positions" },
	source: { words: true },
} as const satisfies Columns;

export const venueColumns = {
	name: { needed: true, words: true },
	name_ar: { needed: true, words: true },
	tables: { values: venueForm.shape.tables },
	team: { named: true, as: "club" },
	address: { words: true },
	address_ar: { words: true },
	place: { as: "position" },
} as const satisfies Columns;

export const closureColumns = {
	venue: { needed: true, named: true, words: true, as: "venue" },
	from: { needed: true, as: "day" },
	until: { as: "day" },
	reason: { words: true },
	reason_ar: { words: true },
} as const satisfies Columns;

export const competitionColumns = {
	code: { as: "code", words: true },
	name: { needed: true, words: true },
	name_ar: { needed: true, words: true },
	kind: { values: competitionKinds },
	class: { words: true, values: "classes" },
	sponsor: { words: true },
	sponsor_ar: { words: true },
} as const satisfies Columns;

export const editionColumns = {
	competition: { needed: true, named: true, words: true, as: "competition" },
	season: { needed: true, values: "seasons" },
	state: { values: editionStates },
	depth: { values: depths },
	keeps_half: { values: ["yes", "no"] },
	checks: { as: "checks" },
} as const satisfies Columns;

export const stageColumns = {
	competition: { needed: true, named: true, words: true, as: "competition" },
	season: { needed: true, values: "seasons" },
	stage: { needed: true, values: stageNumber },
	kind: { needed: true, values: chosenKinds },
} as const satisfies Columns;

export const groupColumns = {
	competition: { needed: true, words: true },
	season: { needed: true, values: "seasons" },
	group: { needed: true, words: true },
	competition_ar: { words: true, as: "onlyNew" },
	group_ar: { words: true },
	tier: { values: group.tier },
	rule_set: { values: "rule-sets" },
	points_win: { values: group.points_win },
	points_draw: { values: group.points_draw },
	points_loss: { values: group.points_loss },
	points_walkover_loss: { values: group.points_walkover_loss },
	format: { values: "formats" },
	legs: { values: group.legs },
	zones: { as: "zones" },
	checks: { as: "checks" },
	class: { words: true, values: "classes" },
	kind: { values: competitionKinds },
	stage: { values: stageNumber },
	stage_kind: { values: chosenKinds },
	depth: { values: depths },
	report_hours: { values: group.sheet_hours },
	confirm_hours: { values: group.confirmation_hours },
	lock_hours: { values: group.lock_hours },
	date_answer_days: { values: group.date_answer_days },
	rule_reason: { words: true, as: "whyRule" },
	rule_reason_ar: { words: true, as: "whyRule" },
} as const satisfies Columns;

export const entryColumns = {
	competition: { needed: true, named: true, as: "competition" },
	season: { needed: true, values: "seasons" },
	group: { needed: true, named: true, as: "group" },
	team: { needed: true, named: true, as: "club" },
	squad: { as: "letter" },
	state: { values: entryStates },
	since: { as: "day" },
	results: { values: entryResults },
	start_points: { values: entryForm.shape.start_points },
	venue: { named: true, words: true, as: "venue" },
	seed: { values: entryForm.shape.seed },
	home_day: { values: weekdays },
	home_time: { as: "time" },
	squad_name: { words: true },
	squad_name_ar: { words: true },
} as const satisfies Columns;

export const adjustmentColumns = {
	competition: { needed: true, named: true, as: "competition" },
	season: { needed: true, values: "seasons" },
	group: { needed: true, named: true, as: "group" },
	team: { needed: true, named: true, as: "club" },
	points: { needed: true },
	reason: { needed: true, words: true },
	reason_ar: { needed: true, words: true },
	decided_on: { needed: true, as: "day" },
	squad: { as: "letter" },
	case_reference: {},
} as const satisfies Columns;

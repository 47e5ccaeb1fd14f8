import type { RuleOfDay } from "../../competitions/tables.ts";
import { formatOf, fullScoreOf } from "../../formats/format.ts";
import { formatPresets } from "../../formats/presets.ts";
import { presetNamed, presets, type RuleSet } from "../../ranking/rule-set.ts";
import { ruleVersion } from "../../ranking/rule-version.ts";
import { ruleSetOf } from "../../ranking/season-rule.ts";
import type { FullScore } from "../../ranking/tally.ts";
import { ruleOfStored, type StoredRule } from "../../rule-sets/stored-rule.ts";

/** The points that a group gives in place of its preset's, as its row has them, and those of its season. */
export type GroupRule = {
	rule_set: string;
	/** The values that count in place of these, where they changed since ties were played. */
	rule_of_day: RuleOfDay | null;
	/** Of its rule set, where an editor made that: as it was when the table was that of its day. */
	own_rule: StoredRule | null;
	format: string | null;
	/** Of its format, where an editor made that. */
	order_of_play: string | null;
	wins_needed: number | null;
	best_of: number | null;
	points_to: number | null;
	points_win: number | null;
	points_draw: number | null;
	points_loss: number | null;
	points_walkover_loss: number | null;
	season_win: number;
	season_draw: number;
	season_loss: number;
};

/**
 * The rules of a group: its rule set with its own points, and those of the season where the group has none and the rule
 * set is the specification's. A name that no rule set has counts as that one.
 */
export function rulesOf(given: GroupRule): RuleSet {
	const group = { ...given, ...given.rule_of_day };
	const name = presetNamed(group.rule_set);
	const season = { points_win: group.season_win, points_draw: group.season_draw, points_loss: group.season_loss };
	const preset: RuleSet = name === "spec" ? ruleSetOf(season) : presets[name];
	const set = group.own_rule ? ruleOfStored(group.own_rule) : preset;
	const usual = set.points;
	const own = (given: number | null, otherwise: number) => given ?? otherwise;
	return {
		...set,
		points: {
			...usual,
			win: own(group.points_win, usual.win),
			draw: own(group.points_draw, usual.draw),
			loss: own(group.points_loss, usual.loss),
			walkoverLoss: own(group.points_walkover_loss, usual.walkoverLoss),
		},
	};
}

/** The most of a tie where no format is known: three rubbers, each best of five games. */
export const usualFull: FullScore = { rubbers: 3, games: 9, points: 99 };

/** The most that a side can win in a tie of the group. */
export function fullOf({ format, order_of_play, wins_needed, best_of, points_to }: GroupRule): FullScore {
	const players = { min_players: 1, max_players: 1, most_rubbers: null };
	const own = order_of_play !== null && best_of !== null && points_to !== null;
	const stored = own
		? { ...players, order_of_play, wins_needed, best_of, points_to }
		: formatPresets.find(({ code }) => code === format);
	const known = stored && formatOf(stored);
	return known ? fullScoreOf(known) : usualFull;
}

/** Names the rules by which the table of a group is made now. */
export const ruleVersionOf = (group: GroupRule) => ruleVersion(rulesOf(group), fullOf(group));

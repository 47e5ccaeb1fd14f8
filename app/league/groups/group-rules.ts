import { type Preset, presets, type RuleSet } from "../ranking/rule-set.ts";
import { type PointsRule, ruleSetOf } from "../standings.ts";

const isPreset = (name: string): name is Preset => Object.hasOwn(presets, name);

/** The points that a group gives in place of its preset's, as its row has them. */
export type GroupRule = {
	rule_set: string;
	points_win: number | null;
	points_draw: number | null;
	points_loss: number | null;
	points_walkover_loss: number | null;
};

/**
 * The rules of a group: its preset with its own points, and those of the season where the group has none and the preset is the
 * specification's. A name that no preset has counts as that preset.
 */
export function rulesOf(group: GroupRule, season: PointsRule): RuleSet {
	const name = isPreset(group.rule_set) ? group.rule_set : "spec";
	const preset: RuleSet = name === "spec" ? ruleSetOf(season) : presets[name];
	const usual = preset.points;
	const own = (given: number | null, otherwise: number) => given ?? otherwise;
	return {
		...preset,
		points: {
			win: own(group.points_win, usual.win),
			draw: own(group.points_draw, usual.draw),
			loss: own(group.points_loss, usual.loss),
			walkoverLoss: own(group.points_walkover_loss, usual.walkoverLoss),
		},
	};
}

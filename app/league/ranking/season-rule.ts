import { presets, type RuleSet } from "./rule-set.ts";

/** Points of a season: 2 for a win, 1 for a loss, 1 for a drawn tie (docs/rules/league.md#standings). */
type PointsRule = { points_win: number; points_draw: number; points_loss: number };
const usualRule: PointsRule = { points_win: 2, points_draw: 1, points_loss: 1 };

/** The rules of a season that has points alone: the criteria of the preset `spec` with these points. */
export const ruleSetOf = (rule: PointsRule = usualRule): RuleSet => ({
	...presets.spec,
	points: {
		win: rule.points_win,
		draw: rule.points_draw,
		loss: rule.points_loss,
		walkoverLoss: rule.points_loss,
	},
});

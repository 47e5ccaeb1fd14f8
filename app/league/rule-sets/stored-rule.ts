import { presetNamed, presets, type RuleSet } from "../ranking/rule-set.ts";
import { criteriaOf, writeCriteria } from "./criteria.ts";

export const pointSources = ["ties", "rubbers"] as const satisfies readonly RuleSet["pointsFrom"][];
export const unplayedScores = [
	"decided",
	"maximum",
	"none",
	"typed",
] as const satisfies readonly RuleSet["unplayedScore"][];
export const levelEnds = [
	"shared place",
	"lot",
	"play-off",
	"name",
] as const satisfies readonly RuleSet["levelToTheEnd"][];

/** A rule as a row keeps it, and each of its versions. */
export type StoredRule = {
	points_from: RuleSet["pointsFrom"];
	points_win: number;
	points_draw: number;
	points_loss: number;
	/** Null: as a win. */
	points_walkover_win: number | null;
	points_walkover_loss: number;
	points_both_absent: number;
	/** Points and margin of a bonus; both, or none. */
	bonus_win: number | null;
	bonus_win_margin: number | null;
	bonus_loss: number | null;
	bonus_loss_margin: number | null;
	unplayed_score: RuleSet["unplayedScore"];
	/** After the points: codes of criteria.ts. */
	criteria: string;
	level_to_the_end: RuleSet["levelToTheEnd"];
};

/** The columns of a rule. */
export const ruleColumns = [
	"points_from",
	"points_win",
	"points_draw",
	"points_loss",
	"points_walkover_win",
	"points_walkover_loss",
	"points_both_absent",
	"bonus_win",
	"bonus_win_margin",
	"bonus_loss",
	"bonus_loss_margin",
	"unplayed_score",
	"criteria",
	"level_to_the_end",
] as const satisfies readonly (keyof StoredRule)[];

export function ruleOfStored(stored: StoredRule): RuleSet {
	const win = bonusOf(stored.bonus_win, stored.bonus_win_margin);
	const loss = bonusOf(stored.bonus_loss, stored.bonus_loss_margin);
	return {
		pointsFrom: stored.points_from,
		points: {
			win: stored.points_win,
			draw: stored.points_draw,
			loss: stored.points_loss,
			walkoverLoss: stored.points_walkover_loss,
			...(stored.points_walkover_win !== null && { walkoverWin: stored.points_walkover_win }),
			...(stored.points_both_absent !== 0 && { bothAbsent: stored.points_both_absent }),
		},
		...((win || loss) && { bonus: { ...(win && { win }), ...(loss && { loss }) } }),
		criteria: criteriaOf(stored.criteria),
		levelToTheEnd: stored.level_to_the_end,
		unplayedScore: stored.unplayed_score,
	};
}

const bonusOf = (points: number | null, margin: number | null) =>
	points === null || margin === null ? undefined : { points, margin };

export const storedOfRule = ({ pointsFrom, points, bonus, ...rule }: RuleSet): StoredRule => ({
	points_from: pointsFrom,
	points_win: points.win,
	points_draw: points.draw,
	points_loss: points.loss,
	points_walkover_win: points.walkoverWin ?? null,
	points_walkover_loss: points.walkoverLoss,
	points_both_absent: points.bothAbsent ?? 0,
	bonus_win: bonus?.win?.points ?? null,
	bonus_win_margin: bonus?.win?.margin ?? null,
	bonus_loss: bonus?.loss?.points ?? null,
	bonus_loss_margin: bonus?.loss?.margin ?? null,
	unplayed_score: rule.unplayedScore,
	criteria: writeCriteria(rule.criteria),
	level_to_the_end: rule.levelToTheEnd,
});

/** The score of ties that were not played, by the name of a rule set, and its rule where it is no usual one. */
export const unplayedScoreOf = (name: string, own: StoredRule | null) =>
	own?.unplayed_score ?? presets[presetNamed(name)].unplayedScore;

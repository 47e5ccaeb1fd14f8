import type { RuleSet } from "./rule-set.ts";
import type { Pair } from "./tally.ts";

/** The rule set in words that fit a table: without comparisons of games, or of points, where no tie of it has them. */
export function recorded(rule: RuleSet, rows: readonly { games: Pair; rallies: Pair }[]): RuleSet {
	const has = (column: "games" | "rallies") => rows.some(({ [column]: [won, lost] }) => won + lost > 0);
	const isMissing = { games: !has("games"), points: !has("rallies") };
	const criteria = rule.criteria.filter(
		({ measure }) => !((measure === "games" || measure === "points") && isMissing[measure]),
	);
	return criteria.length === rule.criteria.length ? rule : { ...rule, criteria };
}

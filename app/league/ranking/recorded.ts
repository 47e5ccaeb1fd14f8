import type { RuleSet } from "./rule-set.ts";
import type { Pair } from "./tally.ts";

/** The rule set as it can be applied: without comparisons of games and points where none are recorded, which are level for all. */
export function recorded(rule: RuleSet, rows: readonly { games: Pair }[]): RuleSet {
	if (rows.some(({ games: [won, lost] }) => won + lost > 0)) return rule;
	const criteria = rule.criteria.filter(({ measure }) => measure !== "games" && measure !== "points");
	return criteria.length === rule.criteria.length ? rule : { ...rule, criteria };
}

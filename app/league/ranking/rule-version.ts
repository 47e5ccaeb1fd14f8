import type { RuleSet } from "./rule-set.ts";
import type { FullScore } from "./tally.ts";

/**
 * To be raised when the same rules place the same results otherwise, so that tables kept by a former release are made
 * again.
 */
const RANKING = 2;

/** Names the rules that a table was made by: equal for equal rules, another for others. */
export function ruleVersion(rule: RuleSet, full: FullScore): string {
	let hash = 0x811c9dc5;
	for (const sign of JSON.stringify([rule, full])) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
	return `${RANKING}-${(hash >>> 0).toString(16)}`;
}

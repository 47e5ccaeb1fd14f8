import { shownGroups } from "../competitions/competitions.server.ts";
import { endingOf, type TieToJudge } from "../ranking/ending.ts";
import { ruleSetOf } from "../ranking/season-rule.ts";
import { fullOf, rulesOf, usualFull } from "./content/group-rules.ts";

/** Ties with their ending by the rules of their groups, as the tables of these count them. */
export async function withEndings<T extends TieToJudge & { group_id: number }>(ties: readonly T[]) {
	const groups = new Map((await shownGroups()).map((group) => [group.id, group]));
	return ties.map((tie) => {
		const group = groups.get(tie.group_id);
		const ending = group ? endingOf(tie, rulesOf(group), fullOf(group)) : endingOf(tie, ruleSetOf(), usualFull);
		return { ...tie, ending };
	});
}

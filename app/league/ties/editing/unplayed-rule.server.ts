import { groupById } from "../../competitions/competitions.server.ts";
import { fullScoreOf } from "../../formats/format.ts";
import { formatByCode } from "../../formats/formats.server.ts";
import { rulesOf } from "../../group-tables/content/group-rules.ts";
import { ruleSetOf } from "../../ranking/season-rule.ts";
import { type UnplayedScore, USUAL_MOST } from "./walkover-score.ts";

/** The score that a group gives a tie that was not played; the season's where no group is named. */
export async function ruleOfUnplayed(groupId: number | null | undefined): Promise<UnplayedScore> {
	const group = await groupById(groupId ?? 0);
	const format = await formatByCode(group?.format ?? null);
	return {
		score: (group ? rulesOf(group) : ruleSetOf()).unplayedScore,
		most: format ? fullScoreOf(format.rules).rubbers : USUAL_MOST,
	};
}

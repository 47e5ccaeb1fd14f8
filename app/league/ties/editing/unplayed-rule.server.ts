import { db } from "../../../base/db/client.server.ts";
import { fullScoreOf } from "../../formats/format.ts";
import { formatByCode } from "../../formats/formats.server.ts";
import { presetNamed, presets } from "../../ranking/rule-set.ts";
import { type UnplayedScore, USUAL_MOST } from "./walkover-score.ts";

/** The score that a group gives a tie that was not played; the season's where no group is named. */
export async function ruleOfUnplayed(groupId: number | null | undefined): Promise<UnplayedScore> {
	const group = await db()
		.selectFrom("groups")
		.select(["rule_set", "format"])
		.where("id", "=", groupId ?? 0)
		.executeTakeFirst();
	const format = await formatByCode(group?.format ?? null);
	return {
		score: presets[presetNamed(group?.rule_set ?? "spec")].unplayedScore,
		most: format ? fullScoreOf(format.rules).rubbers : USUAL_MOST,
	};
}

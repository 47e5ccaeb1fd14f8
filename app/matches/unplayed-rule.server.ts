import { db } from "../base/db/client.server.ts";
import { type Preset, presets } from "../league/ranking/rule-set.ts";

/** The score that the rules of a group give a tie that was not played; those of the season where no group is named. */
export async function ruleOfUnplayed(groupId: number | null | undefined) {
	const group = await db()
		.selectFrom("groups")
		.select("rule_set")
		.where("id", "=", groupId ?? 0)
		.executeTakeFirst();
	const name = group?.rule_set ?? "spec";
	return presets[isPreset(name) ? name : "spec"].unplayedScore;
}

const isPreset = (name: string): name is Preset => Object.hasOwn(presets, name);

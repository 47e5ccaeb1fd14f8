import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { dayOfEnd } from "./own-rule.server.ts";

export type RuleChange = { from_on: string; reason: string; reason_ar: string };

/** The changes of the rule of a group since its first tie, the latest first, each with its day and reason. */
export async function ruleChanges(groupId: number): Promise<RuleChange[]> {
	const rows = await db()
		.selectFrom("groups as g")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.innerJoin("rule_sets as r", "r.code", "g.rule_set")
		.innerJoin("rule_set_versions as v", "v.rule_set_id", "r.id")
		.select(["v.from_on", "v.reason", "v.reason_ar"])
		.where("g.id", "=", groupId)
		.where(sql<boolean>`coalesce(v.from_on <= ${dayOfEnd}, true)`)
		.where(sql<boolean>`v.from_on >= (select min(m.match_date) from matches m
			where m.group_id = g.id and m.status = 'completed')`)
		.orderBy("v.number", "desc")
		.execute();
	return rows.flatMap(({ from_on, reason, reason_ar }) =>
		from_on && reason && reason_ar ? [{ from_on, reason, reason_ar }] : [],
	);
}

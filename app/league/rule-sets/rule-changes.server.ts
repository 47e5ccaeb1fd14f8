import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { dayOfEnd, ruleSetOfDay } from "./own-rule.server.ts";

export type RuleChange = { from_on: string; reason: string; reason_ar: string };

/**
 * The changes of the rules of groups since their first ties, by the group, the latest first, each with its day and
 * reason: to another rule set or other points, and within the rule set that it has. None for a group without any.
 */
export async function ruleChanges(groups: readonly number[]): Promise<Map<number, RuleChange[]>> {
	const within = () =>
		db()
			.selectFrom("groups as g")
			.innerJoin("stages as s", "s.id", "g.stage_id")
			.innerJoin("editions as e", "e.id", "s.edition_id")
			.select("g.id")
			.where("g.id", "in", [...groups, 0]);
	const own = await within()
		.innerJoin("group_rule_versions as w", "w.group_id", "g.id")
		.select(["w.from_on", "w.reason", "w.reason_ar"])
		.where("w.from_on", "is not", null)
		.where(sql<boolean>`coalesce(w.from_on <= ${dayOfEnd}, true)`)
		.orderBy("w.number", "desc")
		.execute();
	const ofRuleSet = await within()
		.innerJoin("rule_sets as r", (join) => join.on("r.code", "=", ruleSetOfDay()))
		.innerJoin("rule_set_versions as v", "v.rule_set_id", "r.id")
		.select(["v.from_on", "v.reason", "v.reason_ar"])
		.where(sql<boolean>`coalesce(v.from_on <= ${dayOfEnd}, true)`)
		.where(sql<boolean>`v.from_on >= (select min(m.match_date) from matches m
			where m.group_id = g.id and m.status = 'completed')`)
		// Of a rule set that it came to later, the changes since.
		.where(sql<boolean>`coalesce(v.from_on >= (select max(w.from_on) from group_rule_versions w
			where w.group_id = g.id and w.rule ->> 'rule_set' = r.code and not exists (select from group_rule_versions b
				where b.group_id = w.group_id and b.number = w.number - 1 and b.rule ->> 'rule_set' = r.code)), true)`)
		.orderBy("v.number", "desc")
		.execute();
	const changes = [...own, ...ofRuleSet]
		.flatMap(({ id, from_on, reason, reason_ar }) =>
			from_on && reason && reason_ar ? [{ id, change: { from_on, reason, reason_ar } }] : [],
		)
		.toSorted((a, b) => (a.change.from_on < b.change.from_on ? 1 : a.change.from_on > b.change.from_on ? -1 : 0));
	return new Map(
		[...Map.groupBy(changes, ({ id }) => id)].map(([id, of]) => [id, of.map(({ change }) => change)] as const),
	);
}

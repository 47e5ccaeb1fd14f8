import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { authorizeAbout } from "../../access/own-club.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { slugOf } from "../../base/locale/slug.ts";
import { addRecord, changeRecord, deleteRecord } from "../../records/change-record.server.ts";
import { lockedRow } from "../../records/order/locked-row.server.ts";
import { fieldsOfRule, type RuleSetValues } from "./rule-set-form.ts";
import { allRuleSets, isPlayedUnder, ruleSetRow } from "./rule-sets.server.ts";
import { ruleColumns, type StoredRule } from "./stored-rule.ts";

/** Adds a rule set. Groups name it by a code, which is made of its English name and stays. */
export async function createRuleSet(actor: Actor, { reason, reason_ar, ...values }: RuleSetValues) {
	authorize(actor, "league.manage");
	const code = slugOf(values.name);
	return inTransaction(async () => {
		const others = await lockedRuleSets();
		if (others.some((other) => other.code === code || isNamed(other, values))) return refused({ name: "sameRuleSet" });
		await addRecord(actor, "rule-set", { ...values, code });
		return { ok: true as const };
	});
}

/** Changes a rule set; a rule by which ties were played with a reason alone, which the public reads. */
export async function changeRuleSet(actor: Actor, id: number, version: number, values: RuleSetValues) {
	await authorizeAbout(actor, "league.manage", { rule_sets: [id] });
	return inTransaction(async () => {
		const others = (await lockedRuleSets()).filter((other) => other.id !== id);
		if (others.some((other) => isNamed(other, values))) return refused({ name: "sameRuleSet" });
		const present = await ruleSetRow(id);
		const { reason, reason_ar, ...rule } = values;
		const needsReason = present && !isSameRule(present, values) && (await isPlayedUnder(present.code));
		const missing = { ...(!reason && { reason: "required" }), ...(!reason_ar && { reason_ar: "required" }) };
		if (needsReason && Object.keys(missing).length > 0) return refused(missing);
		const saved = await changeRecord(actor, "rule-set", id, version, needsReason ? values : rule);
		if (saved.ok || !("current" in saved)) return saved;
		const { criteria, ...current } = saved.current;
		return { ...saved, current: fieldsOfRule({ ...current, criteria: String(criteria) }) };
	});
}

/** Deletes a rule set that no group has. */
export async function deleteRuleSet(actor: Actor, id: number): Promise<"deleted" | "gone" | "used"> {
	authorize(actor, "league.manage");
	return inTransaction(async () => {
		await lockedRuleSets();
		const found = await lockedRow("rule_sets", id);
		if (!found) return "gone";
		if (await isRuleSetUsed(found.code)) return "used";
		await deleteRecord(actor, "rule-set", id);
		return "deleted";
	});
}

/** Whether a group has a rule set, or had it while ties were played: tables of those days need it. */
export async function isRuleSetUsed(code: string): Promise<boolean> {
	const { rows } = await sql`select from groups where rule_set = ${code}
		union all select from group_rule_versions where rule ->> 'rule_set' = ${code} limit 1`.execute(db());
	return rows.length > 0;
}

/** All rule sets, with new ones and other changes kept out until the end of the transaction. */
async function lockedRuleSets() {
	await sql`lock table rule_sets in share row exclusive mode`.execute(db());
	return allRuleSets();
}

const refused = (problems: Record<string, string>) => ({ ok: false as const, problems });

const isSameRule = (one: StoredRule, other: StoredRule) => ruleColumns.every((column) => one[column] === other[column]);

const isNamed = (other: { name: string }, { name }: { name: string }) =>
	other.name.toLowerCase() === name.toLowerCase();

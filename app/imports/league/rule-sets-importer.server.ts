import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { namedPresets } from "../../league/rule-sets/presets.ts";
import { criterionNames, ruleSetForm, ruleSetValuesOf } from "../../league/rule-sets/rule-set-form.ts";
import { ruleColumns } from "../../league/rule-sets/stored-rule.ts";
import { ruleSetColumns } from "../columns/league-columns.ts";
import { codedImporter } from "../plan/coded-importer.ts";

const reasons = ["reason", "reason_ar"] as const;

/** Rule sets. One by which ties were played changes with a reason alone; where nothing changes it says nothing. */
export const ruleSetsImporter = codedImporter(ruleSetColumns, async () => ({
	form: ruleSetForm.transform(ruleSetValuesOf),
	known: await db()
		.selectFrom("rule_sets as r")
		.selectAll("r")
		.select(sql<boolean>`is_played_under(r.code)`.as("is_played"))
		.orderBy("r.name")
		.execute(),
	usual: namedPresets,
	taken: "sameRuleSet",
	read({ criteria = "", ...fields }) {
		const words = criteria.split(/\s+/).filter(Boolean);
		return {
			fields: { ...fields, ...Object.fromEntries(criterionNames.map((name, nth) => [name, words[nth] ?? ""])) },
			...(words.length > criterionNames.length && { problems: { criteria: "unknownChoice" } }),
		};
	},
	columnOf: (field) => (criterionNames.some((name) => name === field) ? "criteria" : field),
	judge(values, record, columns) {
		const isOther = record && ruleColumns.some((name) => columns.includes(name) && record[name] !== values[name]);
		if (!isOther || !record.is_played) return { silent: reasons };
		return { problems: Object.fromEntries(reasons.flatMap((name) => (values[name] ? [] : [[name, "required"]]))) };
	},
}));

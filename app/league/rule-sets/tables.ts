import type { ColumnType, Generated } from "kysely";
import type { StoredRule } from "./stored-rule.ts";

/** A rule set that an editor made. The reason is that of its last change. */
export type RuleSetsTable = StoredRule & {
	id: Generated<number>;
	code: string;
	name: string;
	name_ar: string;
	source: string | null;
	reason: string | null;
	reason_ar: string | null;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	version: Generated<number>;
};

/** A rule as it was from a day on; null for the first. The database writes each when its rule set changes. */
export type RuleSetVersionsTable = {
	id: Generated<number>;
	rule_set_id: number;
	number: number;
	from_on: string | null;
	rule: ColumnType<StoredRule, never, never>;
	reason: string | null;
	reason_ar: string | null;
};

declare module "../../base/db/database.ts" {
	interface Database {
		rule_sets: RuleSetsTable;
		rule_set_versions: RuleSetVersionsTable;
	}
}

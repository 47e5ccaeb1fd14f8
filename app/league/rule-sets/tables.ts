import type { ColumnType, Generated } from "kysely";
import type { StoredRule } from "./stored-rule.ts";

/** A rule set that an editor made; the columns are those of stored-rule.ts. The reason is that of its last change. */
export type RuleSetsTable = {
	id: Generated<number>;
	code: string;
	name: string;
	name_ar: string;
	source: string | null;
	points_from: StoredRule["points_from"];
	points_win: number;
	points_draw: number;
	points_loss: number;
	points_walkover_win: number | null;
	points_walkover_loss: number;
	points_both_absent: Generated<number>;
	bonus_win: number | null;
	bonus_win_margin: number | null;
	bonus_loss: number | null;
	bonus_loss_margin: number | null;
	unplayed_score: StoredRule["unplayed_score"];
	criteria: Generated<string>;
	level_to_the_end: StoredRule["level_to_the_end"];
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

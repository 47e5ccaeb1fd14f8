import type { Generated } from "kysely";

/** A pair of cases, the smaller id first. */
export type JoinedCasesTable = {
	id: Generated<number>;
	complaint_id: string;
	other_id: string;
	joined_by_id: string | null;
	joined_at: Generated<Date>;
};

declare module "../../base/db/database.ts" {
	interface Database {
		joined_cases: JoinedCasesTable;
	}
}

import type { Generated } from "kysely";

/** A decision in the words that a head wrote for the public. */
export type PublishedDecisionsTable = {
	id: Generated<number>;
	case_reference: string;
	title: string;
	title_ar: string;
	body: string;
	body_ar: string;
	decided_on: string;
	published_at: Generated<Date>;
	published_by_id: string | null;
	/** When its case was reopened or appealed since, kept by a trigger. */
	reopened_at: Date | null;
};

declare module "../base/db/database.ts" {
	interface Database {
		published_decisions: PublishedDecisionsTable;
	}
}

import type { Generated } from "kysely";

/** The names of a record as the search compares them, kept by triggers (migrations/functions/search.sql). */
export type SearchTextsTable = {
	kind: string;
	id: number;
	locale: Generated<string>;
	names: string;
	place: number | null;
	since: Generated<Date>;
};

declare module "../db/database.ts" {
	interface Database {
		search_texts: SearchTextsTable;
	}
}

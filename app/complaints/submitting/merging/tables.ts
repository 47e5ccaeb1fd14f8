import type { Generated } from "kysely";

type DraftFieldsTable = { complaint_id: string; field: string; page: string };
type DraftTextsTable = {
	id: Generated<string>;
	complaint_id: string;
	field: string;
	page: string | null;
	body: string;
	kept_at: Generated<Date>;
};

declare module "../../../base/db/database.ts" {
	interface Database {
		draft_fields: DraftFieldsTable;
		draft_texts: DraftTextsTable;
	}
}

import type { Generated } from "kysely";

/** Tokens are numbers of 64 bits: they are compared in the database and never read. */
export type CaseTokensTable = {
	complaint_id: string;
	tokens: Generated<string[]>;
	links: Generated<string[]>;
	made_with: string | null;
};

export type DeskTokensTable = { complaint_id: string; tokens: string[]; links: string[] };

declare module "../../../base/db/database.ts" {
	interface Database {
		case_tokens: CaseTokensTable;
		desk_tokens: DeskTokensTable;
	}
}

import type { Generated } from "kysely";

/** The public halves of every key that ever signed here, by `kid`. A row is never changed or removed. */
export type ReceiptKeysTable = { key: string; public_key: string; created_at: Generated<Date> };

declare module "../base/db/database.ts" {
	interface Database {
		receipt_keys: ReceiptKeysTable;
	}
}

import type { Generated } from "kysely";

export type ReceiptKeysTable = { key: string; public_key: string; created_at: Generated<Date> };

export type ComplaintReceiptsTable = {
	complaint_id: string;
	case_reference: string;
	body: string;
	/** The protected header of a JWS in base64url; null when the signature covers the body alone. */
	jws_header: string | null;
	signature: string;
	receipt_key: string;
	/** The text whose hash is in `body`; null when its complainant was erased, or when it was not stored at the time. */
	statement: string | null;
};

declare module "../../base/db/database.ts" {
	interface Database {
		receipt_keys: ReceiptKeysTable;
		complaint_receipts: ComplaintReceiptsTable;
	}
}

import type { Generated } from "kysely";
import type { Act } from "./acts.ts";

export type ComplaintReceiptsTable = {
	id: Generated<number>;
	complaint_id: string;
	case_reference: string;
	act: Act;
	body: string;
	/** The protected header of a JWS in base64url; null when the signature covers the body alone. */
	jws_header: string | null;
	signature: string;
	receipt_key: string;
	/** The text whose hash is in `body`; null when it was erased, not stored at the time, or when nothing was said. */
	statement: string | null;
	/** The files as JSON where `body` holds the hash of their list. */
	file_list: string | null;
};

declare module "../../base/db/database.ts" {
	interface Database {
		complaint_receipts: ComplaintReceiptsTable;
	}
}

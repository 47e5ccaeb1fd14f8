import type { Generated } from "kysely";
import type { ScanState } from "../case/complaint.ts";

export type ComplaintAttachmentsTable = {
	id: Generated<string>;
	complaint_id: string;
	file_name: string;
	file_path: string;
	file_type: string;
	file_size: number;
	sha256: string;
	scan: Generated<ScanState>;
	scanned_at: Date | null;
	uploaded_by_id: string | null;
	uploaded_at: Generated<Date>;
	erased_at: Date | null;
	purpose: Generated<"evidence" | "decision">;
	is_whole: Generated<boolean>;
	flat_path: string | null;
	released_at: Date | null;
	released_by_id: string | null;
	release_reason: string | null;
};

export type CaseFilesTable = { path: string; put_at: Generated<Date> };

declare module "../../base/db/database.ts" {
	interface Database {
		complaint_attachments: ComplaintAttachmentsTable;
		case_files: CaseFilesTable;
	}
}

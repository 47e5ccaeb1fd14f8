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
	flat_sha256: string | null;
	released_at: Date | null;
	released_by_id: string | null;
	release_reason: string | null;
};

export type EvidenceDamageTable = {
	attachment_id: string;
	complaint_id: string;
	how: "changed" | "missing" | "unreadable";
	found_at: Generated<Date>;
};

export type EvidencePassesTable = {
	id: Generated<number>;
	started_at: Generated<Date>;
	position: string | null;
	files: Generated<number>;
	bytes: Generated<number>;
	bad: Generated<number>;
	finished_at: Date | null;
};

export type EvidenceUploadsTable = {
	id: string;
	account_id: string;
	file_name: string;
	file_size: number;
	received: Generated<number>;
	/** Names in the store, in their order. */
	parts: Generated<string[]>;
	begun_at: Generated<Date>;
	attached_id: string | null;
};

export type CaseFilesTable = { path: string; put_at: Generated<Date> };

declare module "../../base/db/database.ts" {
	interface Database {
		complaint_attachments: ComplaintAttachmentsTable;
		case_files: CaseFilesTable;
		evidence_damage: EvidenceDamageTable;
		evidence_passes: EvidencePassesTable;
		evidence_uploads: EvidenceUploadsTable;
	}
}

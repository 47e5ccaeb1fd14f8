import type { Generated, JSONColumnType } from "kysely";
import type { Locale } from "../../base/locale/locale.ts";
import type { CaseRole } from "./case-role.ts";
import type { DisputeType, IdType, Priority, ScanState, Status, SubmitterType } from "./complaint.ts";

export type ComplaintUsersTable = {
	id: string;
	email: string;
	full_name: string;
	full_name_ar: string | null;
	phone: string | null;
	date_of_birth: string | null;
	address: string | null;
	id_type: IdType | null;
	id_number: string | null;
	id_number_index: string | null;
	organization: string | null;
	organization_ar: string | null;
	submitter_type: Generated<SubmitterType>;
	email_verified: Generated<boolean>;
	erased_at: Date | null;
	inbox_seen_at: Date | null;
	search: Generated<string>;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
};

/** `ended_as`, `ended_by_id` and `judges` are kept by the database: the last transition that ended the case, its account, and the accounts that ended it before its appeal. */
export type ComplaintsTable = {
	id: Generated<string>;
	user_id: string;
	case_reference: string | null;
	status: Generated<Status>;
	status_before: Status | null;
	dispute_type: Generated<DisputeType>;
	detailed_description: string | null;
	detailed_description_ar: string | null;
	incident_location: string | null;
	incident_location_ar: string | null;
	incident_date: string | null;
	first_party_full_name: string | null;
	first_party_phone: string | null;
	first_party_organization: string | null;
	second_party_full_name: string | null;
	second_party_phone: string | null;
	second_party_organization: string | null;
	priority: Generated<Priority>;
	language: Generated<Locale>;
	terms_version: string | null;
	step: Generated<number>;
	appeal_until: Date | null;
	appeal_grounds: string | null;
	appealed_at: Date | null;
	ended_as: "resolved" | "rejected" | "closed" | null;
	ended_by_id: string | null;
	judges: Generated<string[]>;
	match_id: number | null;
	party_keys: Generated<string[] | null>;
	withdrawn_at: Date | null;
	appeal_reminded_at: Date | null;
	assigned_to_id: string | null;
	clock_kind: "decision" | "appeal" | null;
	clock_from: Date | null;
	clock_days: number | null;
	clock_first_days: number | null;
	clock_waited_days: Generated<number>;
	clock_waits_since: Date | null;
	clock_stopped_at: Date | null;
	due_at: Date | null;
	was_late: Generated<boolean>;
	first_answered_at: Date | null;
	version: Generated<number>;
	created_at: Generated<Date>;
	submitted_at: Date | null;
	updated_at: Generated<Date>;
	last_updated_at: Generated<Date>;
	files_removed_at: Date | null;
	words_removed_at: Date | null;
	decision_removed_at: Date | null;
};

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

export type ComplaintEventsTable = {
	id: Generated<number>;
	complaint_id: string;
	at: Generated<Date>;
	type: string;
	actor_id: string | null;
	actor_role: CaseRole;
	from_status: Status | null;
	to_status: Status | null;
	is_public: Generated<boolean>;
	details: JSONColumnType<Record<string, unknown>, string | undefined>;
};

export type ComplaintMessagesTable = {
	id: Generated<number>;
	complaint_id: string;
	at: Generated<Date>;
	kind: "message" | "question" | "evidence_request" | "answer" | "note" | "reason";
	author_id: string | null;
	author_role: CaseRole;
	body: string;
	due_on: string | null;
	answered_at: Date | null;
	reminded_at: Date | null;
};

export type ComplaintDecisionsTable = {
	id: Generated<number>;
	complaint_id: string;
	outcome: "resolved" | "rejected";
	body: string;
	on_appeal: Generated<boolean>;
	decided_by_id: string | null;
	decided_at: Generated<Date>;
	reasons: string | null;
	appeal_until: Date | null;
	document_id: string | null;
};

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

export type CaseCountersTable = { year: number; last: number };
export type CaseMovesTable = { from_status: Status; to_status: Status; who: CaseRole; appealed: boolean };

export type OneTimeCodesTable = {
	email_hash: string;
	purpose: string;
	code_hash: string;
	tries: Generated<number>;
	expires_at: Date;
};

export type CaseFilesTable = { path: string; put_at: Generated<Date> };

export type TrackingPassesTable = {
	token_hash: string;
	complaint_id: string;
	sees_all: Generated<boolean>;
	expires_at: Date;
};

export type RegistrationsTable = { token_hash: string; sealed: string; created_at: Generated<Date> };
export type ErasureRequestsTable = { account_id: string; requested_at: Generated<Date>; done_at: Date | null };

export type CaseNotesTable = {
	id: Generated<number>;
	complaint_id: string;
	at: Generated<Date>;
	author_id: string | null;
	body: string;
};
export type CaseConflictsTable = {
	complaint_id: string;
	account_id: string;
	kind: Generated<"declared" | "ordered" | "party">;
	recused_by_id: string | null;
	reason: string;
	declared_at: Generated<Date>;
};
export type CaseHoldsTable = {
	id: Generated<number>;
	complaint_id: string;
	reason: string;
	placed_by_id: string | null;
	placed_at: Generated<Date>;
	lifted_by_id: string | null;
	lifted_at: Date | null;
};
/** Submitted cases from which the current officer is recused. */
export type DeskRecusedTable = { id: string; case_reference: string };
export type AnswerTemplatesTable = {
	id: Generated<number>;
	used_for: "message" | "question" | "decision";
	title: string;
	body: string;
	body_ar: string;
	version: Generated<number>;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
};

export type DeskViewsTable = {
	id: Generated<string>;
	account_id: string;
	name: string | null;
	query: Generated<string>;
	words: string | null;
	created_at: Generated<Date>;
};
export type DeskMovesTable = { at: Date; status: Status };
export type DeskTermsTable = {
	id: string;
	dispute_type: DisputeType;
	submitted_at: Date;
	first_answered_at: Date | null;
	appealed_at: Date | null;
	was_late: boolean;
	due_at: Date | null;
	clock_from: Date | null;
	clock_stopped_at: Date | null;
};
export type DeskDecisionsTable = {
	id: number;
	complaint_id: string;
	outcome: "resolved" | "rejected";
	on_appeal: boolean;
	decided_at: Date;
};
export type DeskPeopleTable = { id: string; search: string };
export type LastCaseEventTable = { id: number };
export type DeskCountsTable = { status: Status; count: number };
/** The view behind the list of the desk: read in the staff's scope only. */
export type DeskCasesTable = {
	id: string;
	case_reference: string;
	user_id: string;
	status: Status;
	dispute_type: DisputeType;
	priority: Priority;
	version: number;
	created_at: Date;
	last_updated_at: Date;
	due_at: Date | null;
	appealed_at: Date | null;
	assigned_to_id: string | null;
	officer: string | null;
	officer_email: string | null;
	full_name: string;
	full_name_ar: string | null;
	email: string;
	search: string;
	judges: string[];
};

declare module "../../base/db/database.ts" {
	interface Database {
		complaint_users: ComplaintUsersTable;
		complaints: ComplaintsTable;
		complaint_attachments: ComplaintAttachmentsTable;
		complaint_events: ComplaintEventsTable;
		complaint_messages: ComplaintMessagesTable;
		complaint_decisions: ComplaintDecisionsTable;
		receipt_keys: ReceiptKeysTable;
		complaint_receipts: ComplaintReceiptsTable;
		case_counters: CaseCountersTable;
		case_moves: CaseMovesTable;
		one_time_codes: OneTimeCodesTable;
		tracking_passes: TrackingPassesTable;
		registrations: RegistrationsTable;
		erasure_requests: ErasureRequestsTable;
		case_notes: CaseNotesTable;
		case_conflicts: CaseConflictsTable;
		case_holds: CaseHoldsTable;
		desk_recused: DeskRecusedTable;
		desk_cases: DeskCasesTable;
		desk_counts: DeskCountsTable;
		desk_moves: DeskMovesTable;
		desk_terms: DeskTermsTable;
		desk_people: DeskPeopleTable;
		case_files: CaseFilesTable;
		desk_decisions: DeskDecisionsTable;
		last_case_event: LastCaseEventTable;
		desk_views: DeskViewsTable;
		answer_templates: AnswerTemplatesTable;
	}
}

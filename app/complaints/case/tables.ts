import type { Generated, JSONColumnType } from "kysely";
import type { Locale } from "../../base/locale/locale.ts";
import type { CaseRole } from "./case-role.ts";
import type { DisputeType, Priority, Representation, Status } from "./complaint.ts";
import type { ReopeningGround, Stage } from "./stage.ts";

/**
 * `ended_as`, `ended_by_id` and `judges` are kept by the database: the last transition that ended the case, its
 * account, and the accounts that ended it before its appeal.
 */
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
	represented_name: string | null;
	represented_as: Representation | null;
	filer_names: string[] | null;
	filer_contacts: string[] | null;
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
	reopened_at: Date | null;
	reopen_until: Date | null;
	appeal_judges: Generated<string[]>;
	consent_until: Date | null;
	own_case_at: Date | null;
	appeal_reminded_at: Date | null;
	assigned_to_id: string | null;
	clock_kind: "decision" | "appeal" | null;
	clock_from: Date | null;
	clock_days: number | null;
	clock_first_days: number | null;
	clock_waited_days: Generated<number>;
	clock_pauses: string[] | null;
	clock_waits_since: Date | null;
	clock_stopped_at: Date | null;
	answer_due_at: Date | null;
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
	erased_at: Date | null;
	erasure_agreed_at: Date | null;
	erasure_ended_at: Date | null;
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
	facts: string | null;
	articles: string | null;
	remedy: string | null;
	second_language: string | null;
	/** The name, or the office, that the document names; null for decisions of before. */
	decided_by: string | null;
	/** The signed statement as a compact JWS; null for decisions of before. */
	jws: string | null;
	appeal_until: Date | null;
	document_id: string | null;
};

export type CaseCountersTable = { year: number; last: number };
export type CaseMovesTable = {
	from_status: Status;
	to_status: Status;
	who: CaseRole;
	appealed: boolean;
	stage: Stage;
	by_link: boolean;
};

export type CaseNotesTable = {
	id: Generated<number>;
	complaint_id: string;
	at: Generated<Date>;
	author_id: string | null;
	body: string;
};
export type CaseConflictsTable = {
	id: Generated<number>;
	complaint_id: string;
	account_id: string;
	kind: Generated<"declared" | "ordered" | "party" | "side">;
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
	/** Who asks that another lifts it. */
	lift_asked_by_id: string | null;
	lift_asked_at: Date | null;
	lift_reason: string | null;
};

export type CaseReopeningsTable = {
	id: Generated<number>;
	complaint_id: string;
	ground: ReopeningGround;
	reason: string;
	proposed_by_id: string | null;
	proposed_at: Generated<Date>;
	expires_at: Date;
	ended_as: "confirmed" | "revoked" | "expired" | null;
	ended_at: Date | null;
	ended_by_id: string | null;
	/** The appeal that the reopening set aside. */
	appealed_at: Date | null;
	appeal_grounds: string | null;
};

export type LastCaseEventTable = { id: number };

declare module "../../base/db/database.ts" {
	interface Database {
		complaints: ComplaintsTable;
		complaint_events: ComplaintEventsTable;
		complaint_messages: ComplaintMessagesTable;
		complaint_decisions: ComplaintDecisionsTable;
		case_counters: CaseCountersTable;
		case_moves: CaseMovesTable;
		case_notes: CaseNotesTable;
		case_conflicts: CaseConflictsTable;
		case_holds: CaseHoldsTable;
		case_reopenings: CaseReopeningsTable;
		last_case_event: LastCaseEventTable;
	}
}

import type { Generated } from "kysely";
import type { DisputeType, Priority, Status } from "../case/complaint.ts";

/** Submitted cases from which the current officer is recused. */
export type DeskRecusedTable = { id: string; case_reference: string };

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
	submitted_at: Date | null;
	last_updated_at: Date;
	due_at: Date | null;
	answer_due_at: Date | null;
	appealed_at: Date | null;
	assigned_to_id: string | null;
	officer: string | null;
	officer_email: string | null;
	full_name: string;
	full_name_ar: string | null;
	email: string;
	judges: string[];
	erased_at: Date | null;
	is_unread: boolean;
	is_minor: boolean;
	reopened_at: Date | null;
	withdrawn_at: Date | null;
	reopen_until: Date | null;
	appeal_judges: string[];
	represented_name: string | null;
};

export type DeskCountsTable = { status: Status; count: number };

export type DeskMovesTable = { at: Date; status: Status };

export type DeskTermsTable = {
	id: string;
	dispute_type: DisputeType;
	submitted_at: Date;
	first_answered_at: Date | null;
	appealed_at: Date | null;
	was_late: boolean;
	due_at: Date | null;
	answer_due_at: Date | null;
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

export type DeskViewsTable = {
	id: Generated<string>;
	account_id: string;
	name: string | null;
	query: Generated<string>;
	words: string | null;
	created_at: Generated<Date>;
};

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

declare module "../../base/db/database.ts" {
	interface Database {
		desk_recused: DeskRecusedTable;
		desk_cases: DeskCasesTable;
		desk_counts: DeskCountsTable;
		desk_moves: DeskMovesTable;
		desk_terms: DeskTermsTable;
		desk_decisions: DeskDecisionsTable;
		desk_views: DeskViewsTable;
		answer_templates: AnswerTemplatesTable;
	}
}

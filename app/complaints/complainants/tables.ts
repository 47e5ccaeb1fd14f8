import type { Generated } from "kysely";
import type { IdType, SubmitterType } from "../case/complaint.ts";

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
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
};

export type RegistrationsTable = { token_hash: string; sealed: string; created_at: Generated<Date> };

export type ErasureRequestsTable = {
	account_id: string;
	requested_at: Generated<Date>;
	done_at: Date | null;
	/** Who an erased person was, for claims (erased-identity.server.ts). */
	sealed_identity: string | null;
};

declare module "../../base/db/database.ts" {
	interface Database {
		complaint_users: ComplaintUsersTable;
		registrations: RegistrationsTable;
		erasure_requests: ErasureRequestsTable;
	}
}

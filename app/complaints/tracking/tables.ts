import type { Generated } from "kysely";

export type OneTimeCodesTable = {
	email_hash: string;
	purpose: string;
	code_hash: string;
	tries: Generated<number>;
	expires_at: Date;
};

export type TrackingPassesTable = {
	token_hash: string;
	complaint_id: string;
	sees_all: Generated<boolean>;
	expires_at: Date;
};

declare module "../../base/db/database.ts" {
	interface Database {
		one_time_codes: OneTimeCodesTable;
		tracking_passes: TrackingPassesTable;
	}
}

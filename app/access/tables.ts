import type { Generated } from "kysely";

export type AuditLogTable = {
	id: Generated<number>;
	at: Generated<Date>;
	actor_id: string | null;
	actor: string;
	action: string;
	subject: string | null;
	details: Generated<Record<string, unknown>>;
	address: string | null;
};

declare module "../base/db/database.ts" {
	interface Database {
		audit_log: AuditLogTable;
	}
}

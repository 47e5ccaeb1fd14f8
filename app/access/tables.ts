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
	chain: Generated<string>;
	seq: Generated<number>;
	actor_key: string | null;
	previous: Generated<string>;
	hash: Generated<string>;
};

export type AuditChainsTable = { chain: string; seq: number; hash: string };
export type AuditHeadsTable = { day: string; chain: string; seq: number; hash: string };

declare module "../base/db/database.ts" {
	interface Database {
		audit_log: AuditLogTable;
		audit_chains: AuditChainsTable;
		audit_heads: AuditHeadsTable;
	}
}

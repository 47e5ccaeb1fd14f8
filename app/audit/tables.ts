import type { Generated, JSONColumnType } from "kysely";

export type AuditLogTable = {
	id: Generated<number>;
	at: Generated<Date>;
	actor_id: string | null;
	actor: string;
	action: string;
	subject: string | null;
	details: JSONColumnType<Record<string, unknown>, string | undefined>;
	chain: Generated<string>;
	seq: Generated<number>;
	actor_key: Generated<string | null>;
	previous: Generated<string>;
	hash: Generated<string>;
};

export type AuditChainsTable = { chain: string; seq: number; hash: string };
export type AuditHeadsTable = {
	epoch: Generated<number>;
	day: string;
	chain: string;
	seq: number;
	hash: string;
	/** The signed list of a day. */
	jws: string | null;
};
export type AuditRewritesTable = {
	epoch: number;
	at: Date;
	reason: string;
	rows: number;
	chains: number;
	digest: string;
};
export type AuditFormerHeadsTable = { epoch: number; chain: string; seq: number; hash: string };
export type AuditReasonsTable = {
	hash: string;
	complaint_id: string | null;
	salt: string;
	body: string;
	at: Generated<Date>;
	blanked_at: Generated<Date | null>;
};

declare module "../base/db/database.ts" {
	interface Database {
		audit_log: AuditLogTable;
		audit_chains: AuditChainsTable;
		audit_heads: AuditHeadsTable;
		audit_rewrites: AuditRewritesTable;
		audit_former_heads: AuditFormerHeadsTable;
		audit_reasons: AuditReasonsTable;
	}
}

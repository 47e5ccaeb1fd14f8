import { sql } from "kysely";
import type { Actor } from "../access/actor.ts";
import { authorize } from "../access/authorize.ts";
import { db } from "../base/db/client.server.ts";
import { contains } from "../base/db/queries/contains.server.ts";
import { startOfDay } from "../base/locale/format.ts";
import { keyedHash } from "../base/secrets/seal.server.ts";
import { shownActor } from "./audit.server.ts";

const EVENTS_PER_PAGE = 50;
export type AuditFilter = { who?: string; action?: string; record?: string; from?: string; until?: string };

function filtered({ who, action, record, from, until }: AuditFilter) {
	let query = db().selectFrom("audit_log");
	if (who)
		query = query.where((eb) =>
			eb.or([contains(["actor"], who), isOfPersonNamed(who), eb.and([contains(["subject"], who), isOfNoCase])]),
		);
	if (action) query = query.where("action", "=", action);
	if (record?.includes(":")) query = query.where("subject", "=", record);
	else if (record) query = query.where("subject", "like", `${record}:%`);
	if (from) query = query.where("at", ">=", startOfDay(from));
	if (until) query = query.where("at", "<", startOfDay(until, 1));
	return query;
}

const columns = ["id", "at", "actor_id", shownActor, "action", "subject", "details"] as const;
/**
 * Rows that name their actor, of the accounts with such a name; of captains, whose address the log does not hold, by
 * that as well.
 */
const isOfPersonNamed = (who: string) =>
	sql<boolean>`(actor like '%@%' and actor_id in ${accountsWith(["name"], who)}
		or actor = 'captain' and actor_id in ${accountsWith(["name", "email"], who)})`;
const accountsWith = (columns: ("name" | "email")[], who: string) =>
	db().selectFrom("accounts").select("id").where(contains(columns, who));
const isOfNoCase = sql<boolean>`coalesce(subject, '') not like 'case:%'`;

type Row = {
	id: number;
	at: Date;
	actor_id: string | null;
	actor: string;
	action: string;
	subject: string | null;
	details: Record<string, unknown>;
};

/**
 * A row as owners see it. They may not see cases: of a case they get a code that is the same in each of its rows and
 * leads nowhere, and which status became which. An erasure has no code: its time is that at which an account vanishes.
 */
function forOwners(found: Row): Row {
	// Who is not named is not to be found by their account either.
	const row = { ...found, actor_id: found.actor.includes("@") ? found.actor_id : null };
	if (!row.subject?.startsWith("case:")) return row;
	const { from, to, was, is } = row.details;
	const code = keyedHash("case in the audit log", row.subject)
		.replace(/[^a-zA-Z0-9]/g, "")
		.slice(0, 8);
	return { ...row, subject: row.action === "case.erased" ? "case" : `case:${code}`, details: { from, to, was, is } };
}

/** One page of the audit log, latest first. For owners. */
export async function auditPage(actor: Actor, filter: AuditFilter, page: number) {
	authorize(actor, "audit.read");
	const rows = await filtered(filter)
		.select(columns)
		.orderBy("id", "desc")
		.limit(EVENTS_PER_PAGE)
		.offset((page - 1) * EVENTS_PER_PAGE)
		.execute();
	const { total } = await filtered(filter)
		.select((eb) => eb.fn.countAll<number>().as("total"))
		.executeTakeFirstOrThrow();
	return { rows: rows.map(forOwners), total, pages: Math.max(1, Math.ceil(total / EVENTS_PER_PAGE)) };
}

/** The same rows for a file, at most a hundred thousand. */
export async function auditRows(actor: Actor, filter: AuditFilter) {
	authorize(actor, "audit.read");
	const rows = await filtered(filter).select(columns).orderBy("id", "desc").limit(100_000).execute();
	return rows.map(forOwners).map(({ details, actor_id, ...row }) => ({ ...row, details: JSON.stringify(details) }));
}

/** Every kind of event there has been. */
export async function auditActions() {
	// One look into the index for each kind: there are few, and a great many rows.
	const { rows } = await sql<{ action: string }>`
		with recursive kinds as (
			select min(action) as action from audit_log
			union all
			select (select min(action) from audit_log where action > kinds.action) from kinds where kinds.action is not null)
		select action from kinds where action is not null`.execute(db());
	return rows.map((row) => row.action);
}

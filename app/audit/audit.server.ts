import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { type Actor, accountIdOf } from "../access/actor.ts";
import { db } from "../base/db/client.server.ts";

/** Kinds of events in the audit log, in the past tense: what happened to what. */
export type AuditEvent = `${string}.${string}`;

/**
 * Adds a row to the audit log. Call it in the transaction of the change: both happen or neither. `subject` is the
 * record's kind and id (`team:12`); `details` are names of fields, codes and counts. The database writes the time and
 * the actor's name, and leaves out whose row it is when it is a complainant's (migration 0018).
 */
export async function audit(
	actor: Actor,
	action: AuditEvent,
	subject: string | null = null,
	details: Record<string, unknown> = {},
) {
	await db()
		.insertInto("audit_log")
		.values(rowOf(actor, action, subject, details))
		.execute();
}

/** The same event of several records, in their order. */
export async function auditEach(
	actor: Actor,
	action: AuditEvent,
	events: readonly { subject: string; details?: Record<string, unknown> }[],
) {
	if (events.length === 0) return;
	await db()
		.insertInto("audit_log")
		.values(events.map(({ subject, details = {} }) => rowOf(actor, action, subject, details)))
		.execute();
}

const rowOf = (actor: Actor, action: AuditEvent, subject: string | null, details: Record<string, unknown>) => ({
	actor_id: accountIdOf(actor),
	actor: actor.kind === "account" && actor.link ? "access link" : actor.kind,
	action,
	subject,
	// Which pass it was: the log has no account to name.
	details: JSON.stringify(actor.kind === "pass" ? { ...details, pass: actor.id } : details),
});

/**
 * Stores the words of a reason apart from the log, where erasure can blank them, and returns what the log holds of
 * them: a hash that is salted, so that short words cannot be found by trying. Call it in the transaction of the row
 * that names the hash.
 */
export async function storeReason(body: string, complaintId: string | null = null): Promise<{ reason_sha256: string }> {
	const salt = randomUUID();
	const hash = reasonHash(salt, body);
	await db().insertInto("audit_reasons").values({ hash, complaint_id: complaintId, salt, body }).execute();
	return { reason_sha256: hash };
}

export const reasonHash = (salt: string, body: string) =>
	createHash("sha256")
		.update(salt + body)
		.digest("hex");

/**
 * The actor of a row, for staff to read: a captain by the address of today, because the log holds none; an erased one
 * by the word alone.
 */
export const shownActor =
	sql<string>`case when audit_log.actor = 'captain' then coalesce((select a.email::text from accounts a
	where a.id = audit_log.actor_id and a.email not like 'erased-%@erased.invalid'), audit_log.actor)
		else audit_log.actor end`.as("actor");

/** The last change of a record that the log knows of. */
export function lastChange(subject: string) {
	return db()
		.selectFrom("audit_log")
		.select([shownActor, "at"])
		.where("subject", "=", subject)
		.orderBy("id", "desc")
		.executeTakeFirst();
}

import { db } from "../base/db/client.server.ts";
import { type Actor, accountIdOf } from "./actor.ts";

/** Kinds of events in the audit log, in the past tense: what happened to what. */
export type AuditEvent = `${string}.${string}`;

/**
 * Adds a row to the audit log. Call it in the transaction of the change: both happen or neither.
 * `subject` is the record's kind and id (`team:12`); `details` are names of fields and counts, never passwords or letters.
 */
export async function record(
	actor: Actor,
	action: AuditEvent,
	subject: string | null = null,
	details: Record<string, unknown> = {},
) {
	await db()
		.insertInto("audit_log")
		.values({
			actor_id: accountIdOf(actor),
			actor: nameOf(actor),
			action,
			subject,
			details: JSON.stringify(details) as never,
			address: actor.kind === "account" ? (actor.address ?? null) : null,
		})
		.execute();
}

/** Staff are named by their address. Who only files complaints is not: the log outlives a wish to be forgotten. */
function nameOf(actor: Actor): string {
	if (actor.kind !== "account") return actor.kind;
	const isOnlyComplainant = actor.roles.length > 0 && actor.roles.every((role) => role === "complainant");
	if (isOnlyComplainant) return "complainant";
	return actor.link ? `${actor.email} (access link)` : actor.email;
}

/** The last change of a record that the log knows of. */
export function lastChange(subject: string) {
	return db()
		.selectFrom("audit_log")
		.select(["actor", "at"])
		.where("subject", "=", subject)
		.orderBy("id", "desc")
		.executeTakeFirst();
}

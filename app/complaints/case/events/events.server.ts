import { sql } from "kysely";
import { accountIdOf } from "../../../access/actor.ts";
import { audit, storeReason } from "../../../audit/audit.server.ts";
import { db } from "../../../base/db/client.server.ts";
import type { ActorInRole } from "../case-role.ts";
import type { Status } from "../complaint.ts";
import type { Notice } from "../notices/notice-kinds.ts";
import { markUnread, tellStaff } from "../notices/tell-staff.server.ts";

/** Events of a case, in the past tense. The public ones are in its timeline. */
export type CaseEvent =
	| "case.submitted"
	| "case.moved"
	| "case.answered"
	| "case.withdrawn"
	| "case.appeal-withdrawn"
	| "case.appealed"
	| "case.decided"
	| "message.sent"
	| "evidence.added"
	| "evidence.infected"
	| "evidence.downloaded"
	| "evidence.damaged"
	| "evidence.mended"
	| "case.erasure-requested"
	| "case.erasure-withdrawn"
	| "case.erasure-agreed"
	| "case.erased"
	| "case.erasure-ended"
	| "case.identity-revealed"
	| "case.viewed"
	| "case.assigned"
	| "case.prioritised"
	| "case.reclassified"
	| "case.noted"
	| "case.conflict-declared"
	| "case.recused"
	| "case.conflict-lifted"
	| "case.files-removed"
	| "case.words-removed"
	| "case.decision-removed"
	| "case.reopening-proposed"
	| "case.reopening-revoked"
	| "case.reopened"
	| "case.continued"
	| "case.consent-asked"
	| "case.consented"
	| "case.consent-refused"
	| "case.joined"
	| "case.parted"
	| "case.held"
	| "case.hold-lifted"
	| "case.hold-lift-asked"
	| "case.hold-kept"
	| "case.deadline-moved"
	| "case.deadline-corrected"
	| "case.lateness-corrected"
	| "case.notified"
	| "case.time-extended"
	| "case.unanswered"
	| "case.published"
	| "case.unpublished"
	| "case.bundled"
	| "evidence.released"
	| "profile.id-revealed";

/** Acts of a complainant that the staff hear of. */
const heard: Partial<Record<CaseEvent, Notice>> = {
	"case.submitted": "new_case",
	"case.answered": "answer",
	"case.withdrawn": "withdrawal",
	"case.appealed": "appeal",
	"case.appeal-withdrawn": "withdrawal",
	"message.sent": "message",
	"evidence.added": "evidence",
	"case.erasure-requested": "erasure",
};

type Facts = {
	from?: Status;
	to?: Status;
	isPublic?: boolean;
	/** Counts and codes; the words of a `reason` are stored apart, and the event holds their hash. */
	details?: Record<string, unknown> & { reason?: string };
};

/** Adds an event to a case and the same to the audit log; call it in the transaction of the change. */
export async function addEvent(
	{ actor, role }: ActorInRole,
	complaintId: string,
	type: CaseEvent,
	{ from, to, isPublic = true, details: { reason, ...given } = {} }: Facts = {},
) {
	const details = { ...given, ...(reason ? await storeReason(reason, complaintId) : {}) };
	await db()
		.insertInto("complaint_events")
		.values({
			complaint_id: complaintId,
			type,
			// A complainant is known by the case alone.
			actor_id: role === "complainant" ? null : accountIdOf(actor),
			actor_role: role,
			from_status: from ?? null,
			to_status: to ?? null,
			is_public: isPublic,
			details: JSON.stringify(details),
		})
		.execute();
	// Not by `returning`: the row policies let an actor add events that they may not read.
	const { rows } = await sql<{
		id: number;
	}>`select currval(pg_get_serial_sequence('complaint_events', 'id')) as id`.execute(db());
	const statuses = to ? { from, to } : {};
	await audit(actor, type, `case:${complaintId}`, { ...details, ...statuses, event: rows[0]?.id });
	const notice = role === "complainant" ? heard[type] : undefined;
	if (!notice) return;
	await markUnread(complaintId);
	await tellStaff(notice, complaintId);
}

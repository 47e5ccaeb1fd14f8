import type { Actor } from "../../access/actor.ts";
import type { Side } from "../../access/side.ts";
import type { AuditEvent } from "../../audit/audit.server.ts";
import { changeRecord } from "../../records/change-record.server.ts";

export type TieDate = {
	match_date: string;
	match_time: string | null;
	venue_id: number | null;
	date_known?: boolean;
	phase?: null;
	said_day?: string;
	said_by?: Side;
};

/**
 * Gives a tie another day, time and hall, as plans and agreed dates do, unless it changed since `version`. The days
 * that it had, calendars and the audit log follow, and the date is agreed. `phase: null` ends that it is postponed. The
 * caller has asked for the permission.
 */
export async function giveTieDate(
	actor: Actor,
	id: number,
	version: number,
	to: TieDate,
	event?: AuditEvent,
): Promise<boolean> {
	return (await changeRecord(actor, "match", id, version, { ...to, date_known: true }, event)).ok;
}

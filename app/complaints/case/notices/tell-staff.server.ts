import { sql } from "kysely";
import { asSystem } from "../../../access/case-access.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { enqueue } from "../../../base/jobs/queue.server.ts";
import { isMailSilent } from "../../../base/mail/mail.server.ts";
import type { Notice } from "./notice-kinds.ts";

/** The job that mails what waits (desk/notices/send-notices.server.ts). */
export const TELL_STAFF = "tell-staff";
/** Files and words that are sent together are told together. */
const SECONDS_TO_GATHER = 20;

/**
 * Notes that the staff of a case are to hear of something by mail: its assignee, else the heads (`readers_of_case`);
 * where no account may act, the owners, that this is so. Requests for erasure go to every head. Call it in the
 * transaction of the act. `except` is the account that did it.
 */
export function tellStaff(kind: Notice, complaintId: string, except: string | null = null): Promise<void> {
	return isMailSilent()
		? Promise.resolve()
		: asSystem(async () => {
				const readers = kind === "nobody" ? 0 : await addFor(kind, complaintId, except);
				if (readers === 0) await addForOwners(complaintId);
			});
}

/** How many people read of it, those who wait for a mail about the same included. */
async function addFor(kind: Notice, complaintId: string, except: string | null): Promise<number> {
	const readers = kind === "erasure" ? sql`heads_of_case` : sql`readers_of_case`;
	const { rows } = await sql<{ id: string }>`select ${readers}(${complaintId}::uuid) as id`.execute(db());
	await add(
		rows.filter(({ id }) => id !== except),
		kind,
		complaintId,
	);
	return rows.length;
}

async function addForOwners(complaintId: string) {
	const owners = await db()
		.selectFrom("account_roles as r")
		.innerJoin("accounts as a", "a.id", "r.account_id")
		.select("a.id")
		.where("r.role", "=", "owner")
		.where("a.disabled_at", "is", null)
		.execute();
	await add(owners, "nobody", complaintId);
}

async function add(people: { id: string }[], kind: Notice, complaint_id: string) {
	if (people.length === 0) return;
	const { numInsertedOrUpdatedRows: added = 0n } = await db()
		.insertInto("desk_notices")
		.values(people.map(({ id }) => ({ account_id: id, complaint_id, kind })))
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst();
	// A waiting notice already has its job, and a job looks every five minutes.
	if (added > 0n) await enqueue({ name: TELL_STAFF }, {}, SECONDS_TO_GATHER);
}

/**
 * Something of the complainant arrived: the case is unread for all of the staff. Recused accounts never see their row.
 */
export const markUnread = (complaintId: string) =>
	asSystem(() =>
		sql`insert into desk_unread (account_id, complaint_id)
			select distinct r.account_id, ${complaintId}::uuid from account_roles r join accounts a on a.id = r.account_id
			where r.role in ('officer', 'head') and a.disabled_at is null
			on conflict do nothing`.execute(db()),
	);

/**
 * The officer who opens a case has read what arrived. Call it before the case is read: what comes in between stays
 * unread.
 */
export async function markRead(account: string, complaintId: string) {
	for (const table of ["desk_unread", "desk_notices"] as const)
		await db().deleteFrom(table).where("account_id", "=", account).where("complaint_id", "=", complaintId).execute();
}

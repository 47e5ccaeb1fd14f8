import { sql } from "kysely";
import { absolute } from "../../../base/config.server.ts";
import { db } from "../../../base/db/client.server.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { sendEmail } from "../../../base/mail/mail.server.ts";
import { liftHoldEmail } from "./emails.ts";

/** How long a request to lift a hold waits; the database has the same (migrations/functions/holds.sql). */
const DAYS = 7;

/** That an account asks for the lifting of a hold. `isOwn`: of the account that looks. */
export type LiftRequest = { by: string | null; at: Date; reason: string | null; isOwn: boolean };
type LiftOutcome = "lifted" | "asked" | "waits" | "none";

/** The requests to lift the holds on these cases, where one waits. Runs in the caller's scope. */
export async function liftRequestsOf(complaintIds: string[], account: string | null) {
	const found = new Map<string, LiftRequest>();
	if (complaintIds.length === 0) return found;
	const rows = await db()
		.selectFrom("case_holds as h")
		.innerJoin("accounts as a", "a.id", "h.lift_asked_by_id")
		.select(["h.complaint_id", "h.lift_asked_at", "h.lift_asked_by_id", "h.lift_reason", "a.name", "a.email"])
		.where("h.complaint_id", "in", complaintIds)
		.where("h.lifted_at", "is", null)
		.where("h.lift_asked_at", ">", sql<Date>`now() - ${`${DAYS} days`}::interval`)
		.where(sql<boolean>`may_lift_hold(h.complaint_id, h.lift_asked_by_id)`)
		.execute();
	for (const { complaint_id, lift_asked_at: at, lift_asked_by_id, lift_reason: reason, name, email } of rows)
		if (at) found.set(complaint_id, { by: name || email, at, reason, isOwn: lift_asked_by_id === account });
	return found;
}

/** The request to lift the hold on a case; undefined when none waits. Runs in the caller's scope. */
export const liftRequestOf = async (complaintId: string, account: string | null) =>
	(await liftRequestsOf([complaintId], account)).get(complaintId);

/**
 * Heads who take part in a case and owners, those who are recused left out, other than an account: one of them agrees
 * to a lifting. Whom the account itself recused, and owners who were just shut out, count and do not agree
 * (docs/rules/personal-data.md#holds).
 */
export async function othersWhoLift(complaintId: string, account: string | null) {
	if (account === null) return [];
	const { rows } = await sql<{ email: string; language: Locale; is_head: boolean; agrees: boolean }>`
		select a.email, a.language, may_lift_hold(${complaintId}::uuid, a.id) as agrees,
			exists (select from account_roles r where r.account_id = a.id and r.role = 'head') as is_head
		from accounts a where (a.owner_ended_at > now() - interval '7 days'
				or a.id in (select account_id from account_roles where role in ('head', 'owner')))
			and counts_for_hold(${complaintId}::uuid, a.id, ${account}::uuid) order by a.email`.execute(db());
	return rows;
}

/**
 * Lifts the hold on a case in the caller's scope where another account asked for it, or no other could; else asks the
 * others, by email (docs/rules/personal-data.md#holds). Call it with the case locked.
 */
export async function liftOrAsk(
	{ id, reference }: { id: string; reference: string },
	account: string | null,
	reason: string,
): Promise<LiftOutcome> {
	const open = db().updateTable("case_holds").where("complaint_id", "=", id).where("lifted_at", "is", null);
	const others = await othersWhoLift(id, account);
	const request = await liftRequestOf(id, account);
	if (others.length === 0 || (request && !request.isOwn)) {
		const lifted = await open.set({ lifted_at: new Date(), lifted_by_id: account }).executeTakeFirst();
		return lifted.numUpdatedRows > 0n ? "lifted" : "none";
	}
	if (request) return "waits";
	const asks = { lift_asked_by_id: account, lift_asked_at: new Date(), lift_reason: reason || null };
	const asked = await open.set(asks).executeTakeFirst();
	if (asked.numUpdatedRows === 0n) return "none";
	for (const { email, language, is_head } of others.filter(({ agrees }) => agrees)) {
		const page = is_head
			? pathIn(language, "/complaints/admin/case/:caseReference", { caseReference: reference })
			: `${pathIn(language, "/admin/retention")}#holds`;
		await sendEmail(liftHoldEmail(language, reference, absolute(page)), { to: email });
	}
	return "asked";
}

/** Ends a request in the caller's scope: the hold stays. False when none waits. */
export async function endLiftRequest(complaintId: string): Promise<boolean> {
	const { numUpdatedRows } = await db()
		.updateTable("case_holds")
		.set({ lift_asked_by_id: null, lift_asked_at: null, lift_reason: null })
		.where("complaint_id", "=", complaintId)
		.where("lifted_at", "is", null)
		.where("lift_asked_at", "is not", null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

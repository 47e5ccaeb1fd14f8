import { type Actor, accountIdOf } from "../../access/actor.ts";
import { db } from "../../base/db/client.server.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import type { ReopeningGround } from "../case/stage.ts";
import { endOfPeriod } from "../deadlines/complainant/period.ts";

/** How long a proposal waits for another head, in days. */
const PROPOSAL_DAYS = 14;

/**
 * The proposal of a head to reopen a case that waits for another; undefined when there is none, or when its time is
 * over.
 */
export const openProposal = (complaintId: string, now: Date) =>
	db()
		.selectFrom("case_reopenings as r")
		.leftJoin("accounts as a", "a.id", "r.proposed_by_id")
		.select(["r.id", "r.ground", "r.reason", "r.proposed_at", "r.expires_at", "r.proposed_by_id", "a.name", "a.email"])
		.where("r.complaint_id", "=", complaintId)
		.where("r.ended_at", "is", null)
		.where("r.expires_at", ">", now)
		.executeTakeFirst();

/** Stores a proposal on the locked case. An open one of before ends: the new one takes its place. */
export async function propose(
	actor: Actor,
	complaint_id: string,
	{ ground, reason }: { ground: ReopeningGround; reason: string },
	now: Date,
) {
	await endProposal(complaint_id, accountIdOf(actor), now);
	const proposed_by_id = accountIdOf(actor);
	const { holidays } = await siteSettings();
	const expires_at = endOfPeriod(now, { days: PROPOSAL_DAYS, kind: "calendar" }, holidays);
	await db()
		.insertInto("case_reopenings")
		.values({ complaint_id, ground, reason, proposed_by_id, expires_at })
		.execute();
}

/**
 * Ends the open proposal of a case: revoked, or expired where its time was over. False when there was none that could
 * be confirmed.
 */
export async function endProposal(complaintId: string, by: string | null, now: Date): Promise<boolean> {
	const open = db()
		.updateTable("case_reopenings")
		.where("complaint_id", "=", complaintId)
		.where("ended_at", "is", null);
	await open.set({ ended_as: "expired", ended_at: now }).where("expires_at", "<=", now).execute();
	const { numUpdatedRows } = await open.set({ ended_as: "revoked", ended_at: now, ended_by_id: by }).executeTakeFirst();
	return numUpdatedRows > 0n;
}

import { type Actor, accountIdOf } from "../access/actor.ts";
import { db } from "../base/db/client.server.ts";

/**
 * Whether somebody is too close to a case to deal with it: they filed it themselves, or have declared a conflict of interest. Asked with
 * the staff's power.
 */
export async function isPartial(actor: Actor, item: { id: string; user_id: string }): Promise<boolean> {
	const account = accountIdOf(actor);
	if (!account) return false;
	if (item.user_id === account) return true;
	const declared = await db()
		.selectFrom("case_conflicts")
		.select("account_id")
		.where("complaint_id", "=", item.id)
		.where("account_id", "=", account)
		.executeTakeFirst();
	return declared !== undefined;
}

/** Nobody judges an appeal against their own decision (product rules, section 3). */
export async function decidedFirst(complaintId: string, actor: Actor): Promise<boolean> {
	const decisions = await db()
		.selectFrom("complaint_decisions")
		.select("decided_by_id")
		.where("complaint_id", "=", complaintId)
		.where("on_appeal", "=", false)
		.execute();
	return decisions.some((row) => row.decided_by_id !== null && row.decided_by_id === accountIdOf(actor));
}

import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asStaff } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { parseReference } from "../../decisions/reference.ts";
import { holdOf } from "../holds/holds.server.ts";
import { retainedCases } from "../privacy/kept/kept.server.ts";
import { type CommandResult, note, withLockedCase } from "./commands/case-commands.server.ts";

/**
 * The cases whose complainants asked for erasure and which still hold something of them, the oldest request first. For
 * heads.
 */
export function erasureRequests(actor: Actor) {
	authorize(actor, "case.hold");
	return asStaff(actor, () => retainedCases(sql<boolean>`r.requested_at is not null`));
}

/**
 * A head agrees that statement and evidence go before the period for claims is over. Refused without a request, for a
 * case on hold, and a second time.
 */
export async function agreeToErasure(actor: Actor, reference: string, reason: string): Promise<CommandResult> {
	authorize(actor, "case.hold");
	const brief = await asStaff(actor, () =>
		db()
			.selectFrom("complaints")
			.select("id")
			.where("case_reference", "=", parseReference(reference) ?? "")
			.executeTakeFirst(),
	);
	return withLockedCase(actor, brief?.id ?? "", (item) => agree(actor, item, reason), { judges: true });
}

async function agree(actor: Actor, item: { id: string; user_id: string }, reason: string): Promise<CommandResult> {
	const request = await db()
		.selectFrom("erasure_requests")
		.select("account_id")
		.where("account_id", "=", item.user_id)
		.executeTakeFirst();
	if (!request || (await holdOf(item.id))) return { ok: false, refused: "unknown" };
	const { numUpdatedRows } = await db()
		.updateTable("complaints")
		.set({ erasure_agreed_at: new Date() })
		.where("id", "=", item.id)
		.where("erasure_agreed_at", "is", null)
		.where("erasure_ended_at", "is", null)
		.executeTakeFirst();
	if (numUpdatedRows === 0n) return { ok: false, refused: "unchanged" };
	await note(actor, item.id, "case.erasure-agreed", { reason }, true);
	return { ok: true };
}

import { type Actor, accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { db } from "../../base/db/client.server.ts";
import { isUuid } from "../../base/http/params.ts";
import { asStaff } from "../case-access.server.ts";
import { addEvent, handOf } from "../case-event.server.ts";
import { fullId } from "../profile.server.ts";
import { type Handled, handle, note } from "./handle-case.server.ts";

/**
 * Declares that one is too close to a case to deal with it. From then on one neither reads nor changes it, and it is no longer one's own.
 */
export function declareConflict(actor: Actor, id: string, reason: string): Promise<Handled> {
	return handle(actor, id, async (item) => {
		const account_id = accountIdOf(actor) ?? "";
		await db().insertInto("case_conflicts").values({ complaint_id: id, account_id, reason }).execute();
		if (item.assigned_to_id === account_id)
			await db().updateTable("complaints").set({ assigned_to_id: null }).where("id", "=", id).execute();
		await note(actor, id, "case.conflict-declared", { account: account_id });
		return { ok: true };
	});
}

/** A head lifts somebody else's declaration. Nobody lifts their own: they are partial, and that is refused. */
export function liftConflict(actor: Actor, id: string, account: string): Promise<Handled> {
	authorize(actor, "case.decide");
	return handle(actor, id, async () => {
		const gone = isUuid(account)
			? await db()
					.deleteFrom("case_conflicts")
					.where("complaint_id", "=", id)
					.where("account_id", "=", account)
					.returning("account_id")
					.executeTakeFirst()
			: undefined;
		if (!gone) return { ok: false, refused: "unknown" };
		await note(actor, id, "case.conflict-lifted", { account });
		return { ok: true };
	});
}

/** Lets a file be downloaded that no scanner could look into; the officer vouches for it with a reason (product rules, section 9). */
export function releaseFile(actor: Actor, id: string, file: string, reason: string): Promise<Handled> {
	return handle(actor, id, async () => {
		const released = isUuid(file)
			? await db()
					.updateTable("complaint_attachments")
					.set({ released_at: new Date(), released_by_id: accountIdOf(actor), release_reason: reason })
					.where("id", "=", file)
					.where("complaint_id", "=", id)
					.where("scan", "=", "unscannable")
					.where("released_at", "is", null)
					.where("erased_at", "is", null)
					.returning("sha256")
					.executeTakeFirst()
			: undefined;
		if (!released) return { ok: false, refused: "unknown" };
		await note(actor, id, "evidence.released", { sha256: released.sha256, reason });
		return { ok: true };
	});
}

/**
 * The ID number of a case's complainant in full, for the one moment it is needed. The reason is written to the audit log in the same
 * transaction: no number without a row. Undefined when there is none, or for somebody who is partial.
 */
export async function revealId(actor: Actor, id: string, reason: string): Promise<string | undefined> {
	authorize(actor, "case.handle");
	let found: string | undefined;
	await handle(actor, id, async (item) => {
		const person = await db()
			.selectFrom("complaint_users")
			.select(["id", "id_number"])
			.where("id", "=", item.user_id)
			.executeTakeFirst();
		found = person?.id_number ? fullId(person.id, person.id_number) : undefined;
		await note(actor, id, "profile.id-revealed", { reason });
		return { ok: true };
	});
	return found;
}

/** Notes that the whole case was taken along. */
export const noteBundle = (actor: Actor, id: string) =>
	asStaff(actor, () => addEvent({ actor, who: handOf(actor) }, id, "case.bundled", { isPublic: false }));

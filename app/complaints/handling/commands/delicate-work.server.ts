import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { asStaff } from "../../../access/case-access.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { isUuid } from "../../../base/forms/params.ts";
import { caseRoleOf } from "../../case/case-role.ts";
import { addEvent } from "../../case/events/events.server.ts";
import { identityOf } from "../../complainants/erased-identity.server.ts";
import { fullId } from "../../complainants/profile.server.ts";
import { type CommandResult, note, withLockedCase } from "./case-commands.server.ts";

/**
 * Lets a file be downloaded that no scanner could look into; the officer vouches for it with a reason
 * (docs/rules/complaints.md#scanning).
 */
export function releaseFile(actor: Actor, id: string, file: string, reason: string): Promise<CommandResult> {
	return withLockedCase(actor, id, async () => {
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
 * The ID number of a case's complainant in full, or to a head who an erased complainant was, for the one moment it is
 * needed. The reason is stored in the same transaction, with its hash in the audit log: no number without a row.
 * Undefined when there is none, or for a recused officer.
 */
export async function revealId(actor: Actor, id: string, reason: string): Promise<string | undefined> {
	authorize(actor, "case.handle");
	let found: string | undefined;
	await withLockedCase(actor, id, async (item) => {
		const person = await db()
			.selectFrom("complaint_users")
			.select(["id", "id_number"])
			.where("id", "=", item.user_id)
			.executeTakeFirst();
		const identity = await identityOf(item.user_id);
		found = person?.id_number ? fullId(person.id, person.id_number) : identity;
		await note(actor, id, identity ? "case.identity-revealed" : "profile.id-revealed", { reason });
		return { ok: true };
	});
	return found;
}

/** Notes that the whole case was taken along. */
export const noteBundle = (actor: Actor, id: string) =>
	asStaff(actor, () => addEvent({ actor, role: caseRoleOf(actor) }, id, "case.bundled", { isPublic: false }));

import { type Actor, accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asComplainant } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { addEvent } from "../case/events/events.server.ts";

/** The complainant of a withdrawn case does not agree that it goes on. False when consent is no longer asked for. */
export function refuseConsent(actor: Actor, complaintId: string): Promise<boolean> {
	authorize(actor, "case.file");
	return asComplainant(actor, async () => {
		const { numUpdatedRows } = await db()
			.updateTable("complaints")
			.set({ consent_until: null })
			.where("id", "=", complaintId)
			.where("user_id", "=", accountIdOf(actor) ?? "")
			.where("consent_until", ">", new Date())
			.executeTakeFirst();
		if (numUpdatedRows === 0n) return false;
		await addEvent({ actor, role: "complainant" }, complaintId, "case.consent-refused");
		return true;
	});
}

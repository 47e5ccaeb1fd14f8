import { type Actor, accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asComplainant, asStaff } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { type Limit, secondsToWait } from "../../base/limits/rate-limit.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { type ActorInRole, caseRoleOf } from "../case/case-role.ts";
import { addEvent } from "../case/events/events.server.ts";
import { isBarred } from "../case/flow/case-flow.ts";
import { isSentAlready, type WrittenText } from "../case/messages/sent-already.server.ts";
import { actorIsRecused } from "../case/recusal.server.ts";
import { sendCaseEmail } from "../case/send-case-email.server.ts";
import { noteFirstAnswer } from "../deadlines/deadlines.server.ts";
import { storeMessage } from "./store-text.server.ts";

const perAccount: Limit = { what: "case-message", times: 60, seconds: 3600 };
/** Messages of a complainant to one case, so that its officers can still read them. */
const perCase: Limit = { what: "case-message-of-case", times: 20, seconds: 3600 };
type SendOutcome = Outcome<{ wait: number; refused: "recused" | "judgedBefore" | "erased" }>;

/** A complainant writes to the officers of an own case. Another person's case counts as missing. */
export function writeToOfficers(actor: Actor, complaintId: string, written: WrittenText): Promise<SendOutcome> {
	authorize(actor, "case.file");
	return asComplainant(actor, () => send({ actor, role: "complainant" }, complaintId, written));
}

/** An officer writes to the complainant; a mail says that there is something to read. */
export async function writeToComplainant(
	actor: Actor,
	complaintId: string,
	written: WrittenText,
): Promise<SendOutcome> {
	authorize(actor, "case.write");
	const { holidays } = await siteSettings();
	return asStaff(actor, async () => {
		const sent = await send({ actor, role: caseRoleOf(actor) }, complaintId, written);
		if (sent.ok) await noteFirstAnswer(complaintId, holidays, new Date());
		return sent;
	});
}

async function send(acting: ActorInRole, complaintId: string, written: WrittenText): Promise<SendOutcome> {
	const wait = await secondsToWait(perAccount, accountIdOf(acting.actor) ?? "");
	if (wait > 0) return { ok: false, wait };
	const item = await db()
		.selectFrom("complaints")
		.select(["id", "user_id", "case_reference", "appealed_at", "judges", "erased_at"])
		.where("id", "=", complaintId)
		.where("status", "!=", "draft")
		.$if(acting.role === "complainant", (query) => query.where("user_id", "=", accountIdOf(acting.actor) ?? ""))
		.forUpdate()
		.executeTakeFirst();
	if (acting.role !== "complainant" && (await actorIsRecused(complaintId))) return { ok: false, refused: "recused" };
	if (!item) throw notFound();
	if (item.erased_at) return { ok: false, refused: "erased" }; // its reader is gone
	if (acting.role === "complainant") {
		const forCase = await secondsToWait(perCase, `${accountIdOf(acting.actor)}:${complaintId}`);
		if (forCase > 0) return { ok: false, wait: forCase };
	}
	if (acting.role !== "complainant" && isBarred(item, accountIdOf(acting.actor)))
		return { ok: false, refused: "judgedBefore" };
	if (await isSentAlready(acting.actor, complaintId, "complaint_messages", written)) return { ok: true };
	await storeMessage(acting, complaintId, { kind: "message", body: written.body });
	await db().updateTable("complaints").set({ last_updated_at: new Date() }).where("id", "=", complaintId).execute();
	await addEvent(acting, complaintId, "message.sent");
	if (acting.role !== "complainant") await sendCaseEmail("message", item);
	return { ok: true };
}

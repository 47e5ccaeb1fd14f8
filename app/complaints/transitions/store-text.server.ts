import { accountIdOf } from "../../access/actor.ts";
import { db } from "../../base/db/client.server.ts";
import type { ActorInRole } from "../case/case-role.ts";
import type { DecidedStatus, Status } from "../case/complaint.ts";
import type { Needs } from "../case/flow/case-flow.ts";
import type { ComplaintMessagesTable } from "../case/tables.ts";
import { type Decision, storeDecision } from "./store-decision.server.ts";

type TransitionText = Decision & {
	to: Status;
	text: string;
	dueOn?: string;
	kind: Needs["kind"];
};

/**
 * Stores the text of a transition where the complainant finds it: as a decision, or as a message, whose id it returns.
 */
export async function storeText(
	acting: ActorInRole,
	complaintId: string,
	{ to, text, dueOn, kind, ...rest }: TransitionText,
): Promise<number | undefined> {
	if (kind === "grounds") return undefined; // a column of the case holds them
	if (kind === "outcome") {
		await storeDecision(acting, complaintId, to as DecidedStatus, text, rest);
		return undefined;
	}
	// A note is a word of the staff; with it a complainant who consents writes a message.
	const kindOfWords = kind === "note" && acting.role === "complainant" ? "message" : kind;
	const isRequest = kind === "question" && to === "incomplete_evidence";
	return storeMessage(acting, complaintId, { kind: isRequest ? "evidence_request" : kindOfWords, body: text, dueOn });
}

type Message = { kind: ComplaintMessagesTable["kind"]; body: string; dueOn?: string };

/** Stores what one side writes to the other, and returns its id. */
export async function storeMessage(
	{ actor, role }: ActorInRole,
	complaintId: string,
	{ kind, body, dueOn }: Message,
): Promise<number> {
	const { id } = await db()
		.insertInto("complaint_messages")
		.values({
			complaint_id: complaintId,
			kind,
			author_id: accountIdOf(actor),
			author_role: role,
			body,
			due_on: dueOn ?? null,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/** Marks the open question as answered or withdrawn. */
export const settleQuestions = (complaintId: string, now: Date) =>
	db()
		.updateTable("complaint_messages")
		.set({ answered_at: now })
		.where("complaint_id", "=", complaintId)
		.where("kind", "in", ["question", "evidence_request"])
		.where("answered_at", "is", null)
		.execute();

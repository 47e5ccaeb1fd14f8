import { accountIdOf } from "../../access/actor.ts";
import { db } from "../../base/db/client.server.ts";
import { enqueue } from "../../base/jobs/queue.server.ts";
import type { ActorInRole } from "../case/case-role.ts";
import type { Decided, Status } from "../case/complaint.ts";
import type { Needs } from "../case/flow/case-flow.ts";
import { scanJob } from "../evidence/scan-evidence.server.ts";
import { rowOf, type StoredFile } from "../evidence/store-file.server.ts";

type TransitionText = {
	to: Status;
	text: string;
	reasons?: string;
	document?: StoredFile;
	/** Until when a decision can be appealed. */
	appealUntil: Date;
	dueOn?: string;
	kind: Needs["kind"];
	onAppeal: boolean;
};

/** Stores the text of a transition where the complainant finds it: as a decision, or as a message. */
export async function storeText(
	acting: ActorInRole,
	complaintId: string,
	{ to, text, dueOn, kind, ...rest }: TransitionText,
) {
	if (kind === "grounds") return; // a column of the case holds them
	if (kind === "outcome") return storeDecision(acting, complaintId, to as Decided, text, rest);
	await db()
		.insertInto("complaint_messages")
		.values({
			complaint_id: complaintId,
			kind: kind === "question" && to === "incomplete_evidence" ? "evidence_request" : kind,
			author_id: accountIdOf(acting.actor),
			author_role: acting.role,
			body: text,
			due_on: dueOn ?? null,
		})
		.execute();
}

type Decision = Pick<TransitionText, "reasons" | "document" | "onAppeal" | "appealUntil">;

async function storeDecision(
	{ actor }: ActorInRole,
	complaintId: string,
	outcome: Decided,
	body: string,
	{ reasons, document, onAppeal, appealUntil }: Decision,
) {
	if (document) {
		const row = rowOf(document, complaintId, accountIdOf(actor));
		await db()
			.insertInto("complaint_attachments")
			.values({ ...row, purpose: "decision" })
			.execute();
		await enqueue(scanJob, { id: document.id });
	}
	await db()
		.insertInto("complaint_decisions")
		.values({
			complaint_id: complaintId,
			outcome,
			body,
			reasons: reasons || null,
			document_id: document?.id ?? null,
			on_appeal: onAppeal,
			appeal_until: onAppeal ? null : appealUntil,
			decided_by_id: accountIdOf(actor),
		})
		.execute();
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

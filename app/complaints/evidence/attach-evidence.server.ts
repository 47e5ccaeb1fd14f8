import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asComplainant, lockComplainant } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { isUnknown } from "../../base/errors/away.server.ts";
import { files } from "../../base/files/store/store.server.ts";
import { isUuid } from "../../base/forms/params.ts";
import { enqueue } from "../../base/jobs/queue.server.ts";
import { type Limit, secondsToWait } from "../../base/limits/rate-limit.server.ts";
import { addEvent } from "../case/events/events.server.ts";
import { canAddEvidence } from "../case/flow/case-flow.ts";
import { receiveAct } from "../receipts/issue-receipt.server.ts";
import { inspections } from "./inspect/inspect.server.ts";
import { type EvidenceProblem, MAX_ACCOUNT_BYTES, problemBefore, tidyName } from "./rules/evidence-rules.ts";
import { scanJob } from "./scan-evidence.server.ts";
import { dropStored, rowOf, type StoredFile, storeFile } from "./store-file.server.ts";

const perAccount: Limit = { what: "evidence", times: 200, seconds: 3600 };

export type AttachmentOutcome =
	| { ok: true; id: string; name: string }
	| {
			ok: false;
			name: string;
			problem: EvidenceProblem | "evidenceFailed" | "evidenceBusy" | "evidenceClosed" | "evidenceWait";
	  };

/**
 * Attaches a file to a case or draft of this account: inspected, hashed, stored under a name of ours, noted, and queued
 * for the scanner. The file is in the store before it is in the database: a row never names a file that is not there.
 */
export async function attachEvidence(actor: Actor, complaintId: string, file: File): Promise<AttachmentOutcome> {
	authorize(actor, "case.file");
	const name = tidyName(file.name);
	const refuse = (problem: Extract<AttachmentOutcome, { ok: false }>["problem"]): AttachmentOutcome => ({
		ok: false,
		name,
		problem,
	});
	const account = accountIdOf(actor) ?? "";
	if ((await secondsToWait(perAccount, account)) > 0) return refuse("evidenceWait");
	if (inspections.isSpent(account, Date.now())) return refuse("evidenceWait");
	if (!isUuid(complaintId)) return refuse("evidenceClosed");
	const stored = await storeFile(complaintId, file, account);
	if (!stored.ok) return stored;
	const { file: note } = stored;
	const problem = await noteFile(actor, complaintId, note).catch(async (error) => {
		if (!isUnknown(error)) await dropStored(note); // else the row may be there: only the answer to its commit was lost
		throw error;
	});
	if (!problem) return { ok: true, id: note.id, name };
	await dropStored(note);
	return refuse(problem);
}

/** Counted on the locked case and the locked person: twenty files at once slip past no limit. */
function noteFile(actor: Actor, complaintId: string, file: StoredFile) {
	return asComplainant(actor, async (): Promise<EvidenceProblem | "evidenceClosed" | undefined> => {
		await lockComplainant(actor);
		const item = await db()
			.selectFrom("complaints")
			.select(["id", "case_reference", "status", "appeal_until", "appealed_at", "withdrawn_at"])
			.where("id", "=", complaintId)
			.where("user_id", "=", accountIdOf(actor) ?? "")
			.forUpdate()
			.executeTakeFirst();
		if (!item || !canAddEvidence(item, new Date())) return "evidenceClosed";
		const held = await db()
			.selectFrom("complaint_attachments")
			.select(["sha256", "file_size"])
			.where("complaint_id", "=", complaintId)
			.where("purpose", "=", "evidence")
			.execute();
		if (held.some((row) => row.sha256 === file.sha256)) return "evidenceKnown";
		const bytes = held.reduce((sum, row) => sum + row.file_size, 0);
		const problem = problemBefore({ name: file.name, size: file.size }, { files: held.length, bytes });
		if (problem) return problem;
		if ((await heldBy(actor)) + file.size > MAX_ACCOUNT_BYTES) return "evidenceOfAccount";
		await db()
			.insertInto("complaint_attachments")
			.values(rowOf(file, complaintId, accountIdOf(actor)))
			.execute();
		if (item.status !== "draft") {
			await receiveAct("evidence", item, { now: new Date(), added: { sha256: file.sha256, size: file.size } });
			await addEvent({ actor, role: "complainant" }, complaintId, "evidence.added", {
				details: { sha256: file.sha256 },
			});
			await db().updateTable("complaints").set({ last_updated_at: new Date() }).where("id", "=", complaintId).execute();
		}
		await enqueue(scanJob, { id: file.id });
		return undefined;
	});
}

/**
 * Bytes of evidence in a person's drafts and in their cases that are not closed, and of the last month in any: who
 * withdraws has the files of a case stay, and would have room for as many more each time.
 */
async function heldBy(actor: Actor): Promise<number> {
	const { bytes } = await db()
		.selectFrom("complaint_attachments as f")
		.innerJoin("complaints as c", "c.id", "f.complaint_id")
		.select(sql<string>`coalesce(sum(f.file_size), 0)`.as("bytes"))
		.where("c.user_id", "=", accountIdOf(actor) ?? "")
		.where(sql<boolean>`(c.status <> 'closed' or f.uploaded_at > now() - interval '30 days')`)
		.where("f.purpose", "=", "evidence")
		.executeTakeFirstOrThrow();
	return Number(bytes);
}

/** Takes a file away from a draft; from a case nothing is taken away. False when there is no such file. */
export async function detachEvidence(actor: Actor, complaintId: string, attachmentId: string): Promise<boolean> {
	authorize(actor, "case.file");
	const gone = await asComplainant(actor, () =>
		db()
			.deleteFrom("complaint_attachments")
			.where("id", "=", attachmentId)
			.where("complaint_id", "=", complaintId)
			.where((eb) =>
				eb.exists(
					eb
						.selectFrom("complaints")
						.select("id")
						.whereRef("complaints.id", "=", "complaint_attachments.complaint_id")
						.where("status", "=", "draft")
						.where("user_id", "=", accountIdOf(actor) ?? ""),
				),
			)
			.returning("file_path")
			.executeTakeFirst(),
	);
	if (gone) await files().delete(gone.file_path);
	return gone !== undefined;
}

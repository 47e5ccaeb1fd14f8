import { createHash, randomBytes } from "node:crypto";
import { db } from "../../base/db/client.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { federationName } from "../../settings/federation.server.ts";
import { sign } from "../../signing/sign.server.ts";
import { compactJws } from "../../signing/signed.ts";
import { type Status, waitsForComplainant } from "../case/complaint.ts";
import { canAppeal } from "../case/flow/case-flow.ts";
import { type Act, acts } from "./acts.ts";
import { PRINTED_MAX, type ReceiptBody, type ReceivedFile, saidText, type TimeLimit } from "./receipt.ts";

export const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");

type Case = {
	id: string;
	case_reference: string | null;
	status: Status;
	appeal_until: Date | null;
	appealed_at: Date | null;
	withdrawn_at: Date | null;
};
type ReceivedContent = { now: Date; text?: string; added?: ReceivedFile };

/**
 * Issues the receipt of an act on a submitted case, with all that belongs to it by the table of acts. Call it in the
 * transaction of the act, with the case as it was before.
 */
export async function receiveAct(act: Exclude<Act, "submission">, item: Case, { now, text, added }: ReceivedContent) {
	const { says, files, limits } = acts[act];
	await issueReceipt(item.id, act, {
		case_reference: item.case_reference ?? "",
		received_at: now,
		statement: says === "text" ? saidText(text ?? "", randomBytes(16).toString("base64url")) : undefined,
		files: files === "sinceLastChange" ? await filesSinceLastChange(item.id) : added ? [added] : [],
		time_limit: await timeLimit(item, limits, now),
	});
}

type Facts = {
	case_reference: string;
	received_at: Date;
	statement?: string;
	files: ReceivedFile[];
	time_limit?: TimeLimit;
	terms_version?: string;
};

/** Signs a receipt and stores it with its case and the text it certifies; call it in the transaction of the act. */
export async function issueReceipt(complaintId: string, act: Act, { statement, received_at, files, ...rest }: Facts) {
	const facts: Omit<ReceiptBody, "files" | "file_list"> = {
		kind: "receipt",
		federation: federationName("en"),
		case_reference: rest.case_reference,
		act,
		received_at: received_at.toISOString(),
		statement_sha256: statement === undefined ? undefined : sha256(statement),
		time_limit: rest.time_limit,
		terms_version: rest.terms_version,
	};
	const { list, ...signed } = await signFitting(facts, files);
	await db()
		.insertInto("complaint_receipts")
		.values({
			complaint_id: complaintId,
			case_reference: rest.case_reference,
			act,
			body: signed.body,
			jws_header: signed.header,
			signature: signed.signature,
			receipt_key: signed.kid,
			statement,
			file_list: list,
		})
		.execute();
}

/**
 * Signs the files one by one where the whole statement can be printed as one code, the hash of their list where it
 * cannot.
 */
async function signFitting(facts: Omit<ReceiptBody, "files" | "file_list">, files: ReceivedFile[]) {
	const each = await sign({ kind: "receipt", ...facts, files });
	if (compactJws(each).length <= PRINTED_MAX) return { ...each, list: null };
	const list = JSON.stringify(files);
	const file_list = { count: files.length, sha256: sha256(list) };
	return { ...(await sign({ kind: "receipt", ...facts, file_list })), list };
}

/**
 * Evidence that came after the last change of the status: after the question that is answered, the decision that is
 * appealed.
 */
async function filesSinceLastChange(complaintId: string): Promise<ReceivedFile[]> {
	const rows = await db()
		.selectFrom("complaint_attachments")
		.select(["sha256", "file_size as size"])
		.where("complaint_id", "=", complaintId)
		.where("purpose", "=", "evidence")
		.where("uploaded_at", ">", (eb) =>
			eb
				.selectFrom("complaint_events")
				.select((e) => e.fn.max("at").as("at"))
				.where("complaint_id", "=", complaintId)
				.where("to_status", "is not", null),
		)
		.orderBy("uploaded_at")
		.orderBy("id")
		.execute();
	return rows;
}

/** The first of these limits that runs for the case. */
async function timeLimit(item: Case, limits: readonly TimeLimit["of"][], now: Date): Promise<TimeLimit | undefined> {
	for (const of of limits) {
		const last_day = of === "answer" ? await lastDayToAnswer(item) : lastDayToAppeal(item, now);
		if (last_day) return { of, last_day };
	}
	return undefined;
}

const lastDayToAppeal = (item: Case, now: Date) =>
	item.appeal_until && canAppeal(item, now) ? riyadhDay(item.appeal_until) : undefined;

async function lastDayToAnswer({ id, status }: Case): Promise<string | undefined> {
	if (!waitsForComplainant(status)) return undefined;
	const open = await db()
		.selectFrom("complaint_messages")
		.select("due_on")
		.where("complaint_id", "=", id)
		.where("kind", "in", ["question", "evidence_request"])
		.where("answered_at", "is", null)
		.orderBy("id", "desc")
		.executeTakeFirst();
	return open?.due_on ?? undefined;
}

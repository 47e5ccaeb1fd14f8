import { verify } from "node:crypto";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asStaff, asSystem } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { type Limit, networkMustWait } from "../../base/limits/rate-limit.server.ts";
import { parseReference } from "../../decisions/reference.ts";
import { verifySigned } from "../../signing/sign.server.ts";
import { compactJws, pastedJws } from "../../signing/signed.ts";
import { type ListedReceipt, plainCode, type ReceiptBody, type ReceivedFile } from "./receipt.ts";

const perAddress: Limit = { what: "verify-receipt", times: 60, seconds: 3600 };

/**
 * A receipt with the text that it certifies (`statement`: null where none was stored, it was erased or nothing was
 * said). `jws` is null for those that were issued before receipts were JWS.
 */
export type Receipt = Awaited<ReturnType<typeof receiptsOf>>[number];

const receipts = () =>
	db()
		.selectFrom("complaint_receipts as r")
		.innerJoin("receipt_keys as k", "k.key", "r.receipt_key")
		.select(["r.act", "r.body", "r.jws_header", "r.signature", "r.statement", "r.file_list", "k.public_key"]);
type Row = Awaited<ReturnType<ReturnType<typeof receipts>["execute"]>>[number];

/** The receipts of a case visible in the current scope, the first one first; `number` counts them from 1. */
export async function receiptsOf(complaintId: string) {
	const rows = await receipts().where("r.complaint_id", "=", complaintId).orderBy("r.id").execute();
	return rows.map((row, i) => ({
		number: i + 1,
		act: row.act,
		body: bodyOf(row),
		files: filesOf(row),
		signed: row.body,
		statement: row.statement,
		code: row.signature,
		jws: jwsOf(row),
		publicKey: row.public_key,
	}));
}

/** The receipts of a case as its page lists them: texts and signatures stay on the server. */
export const listedReceipts = async (complaintId: string): Promise<ListedReceipt[]> =>
	(await receiptsOf(complaintId)).map(({ number, act, body }) => ({ number, act, received_at: body.received_at }));

/** The receipts of a case for officers who take part in it; none for a recused officer. */
export function receiptsForStaff(actor: Actor, complaintId: string): Promise<Receipt[]> {
	authorize(actor, "case.read");
	return asStaff(actor, () => receiptsOf(complaintId));
}

const bodyOf = ({ body }: Row): ReceiptBody => JSON.parse(body);
const filesOf = (row: Row): ReceivedFile[] => (row.file_list ? JSON.parse(row.file_list) : (bodyOf(row).files ?? []));
const jwsOf = ({ jws_header: header, body, signature }: Row) => header && compactJws({ header, body, signature });

type VerificationOutcome =
	| { ok: true; body: Record<string, unknown> & { kind?: string }; files: ReceivedFile[] }
	| { ok: false }
	| { ok: false; wait: number };

/**
 * Whether something is ours: a whole signed statement by its signature alone, else a code that is the signature of one
 * of the receipts of this reference. The answer shows what was signed, to compare a copy with; it tells nothing of the
 * case.
 */
export async function verifyReceipt(reference: string, code: string, address: string): Promise<VerificationOutcome> {
	const wait = await networkMustWait(perAddress, address);
	if (wait > 0) return { ok: false, wait };
	const jws = pastedJws(code);
	if (jws) return verifyWhole(jws);
	const plain = parseReference(reference);
	if (!plain) return { ok: false };
	for (const row of await receiptsOfReference(plain))
		if (await isSignedBy(row, plainCode(code))) return { ok: true, body: bodyOf(row), files: filesOf(row) };
	return { ok: false };
}

async function verifyWhole(jws: string): Promise<VerificationOutcome> {
	const verified = await verifySigned(jws);
	if (!verified.ok) return { ok: false };
	const reference = parseReference(String(verified.body.case_reference ?? ""));
	const stored = reference ? (await receiptsOfReference(reference)).find((row) => jwsOf(row) === jws) : undefined;
	const { files } = verified.body;
	return { ok: true, body: verified.body, files: stored ? filesOf(stored) : Array.isArray(files) ? files : [] };
}

const receiptsOfReference = (reference: string) =>
	asSystem(() => receipts().where("r.case_reference", "=", reference).orderBy("r.id").execute());

/** Whether a code is the signature under this receipt. Of a receipt without a header it covers the body alone. */
async function isSignedBy(row: Row, code: string) {
	const { jws_header: header, body, public_key } = row;
	if (!header) return verify(null, Buffer.from(body), public_key, Buffer.from(code, "base64url"));
	return (await verifySigned(compactJws({ header, body, signature: code }))).ok;
}

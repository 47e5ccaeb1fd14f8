import { createHash, createPrivateKey, createPublicKey, verify } from "node:crypto";
import { CompactSign, compactVerify, importSPKI } from "jose";
import { db } from "../../base/db/client.server.ts";
import { type Limit, networkMustWait } from "../../base/limits/rate-limit.server.ts";
import { derivedKey } from "../../base/secrets/seal.server.ts";
import { asSystem } from "../case/access/case-access.server.ts";
import { parseReference } from "../case/reference.ts";
import { plainCode, type ReceiptBody } from "./receipt.ts";

const perAddress: Limit = { what: "verify-receipt", times: 60, seconds: 3600 };
/** EdDSA over Ed25519 (RFC 8037). */
const ALGORITHM = "EdDSA";
/** DER of an Ed25519 private key up to its 32 bytes (RFC 8410, section 7). */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");

export const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** The key that signs now, made from SECRET_KEY, and the name of its public half. */
function signingKey() {
	const key = createPrivateKey({ key: Buffer.concat([PKCS8, derivedKey("receipt")]), format: "der", type: "pkcs8" });
	const publicKey = createPublicKey(key).export({ format: "pem", type: "spki" }).toString();
	return { key, publicKey, name: sha256(publicKey).slice(0, 16) };
}

/**
 * Signs a receipt as a compact JWS and stores it with its case and the statement; call it in the transaction that submits. The public key is
 * stored as well: receipts stay verifiable when SECRET_KEY changes.
 */
export async function issueReceipt(complaintId: string, body: ReceiptBody, statement: string) {
	const { key, publicKey, name } = signingKey();
	const text = JSON.stringify(body);
	const jws = await new CompactSign(Buffer.from(text)).setProtectedHeader({ alg: ALGORITHM, kid: name }).sign(key);
	const [jws_header = "", , signature = ""] = jws.split(".");
	await db()
		.insertInto("receipt_keys")
		.values({ key: name, public_key: publicKey })
		.onConflict((oc) => oc.doNothing())
		.execute();
	await db()
		.insertInto("complaint_receipts")
		.values({
			complaint_id: complaintId,
			case_reference: body.case_reference,
			body: text,
			jws_header,
			signature,
			receipt_key: name,
			statement,
		})
		.execute();
}

/** The compact JWS of a receipt: what any JOSE tool checks with the public key. */
const jwsOf = (header: string, body: string, signature: string) =>
	`${header}.${Buffer.from(body).toString("base64url")}.${signature}`;

const bodyOf = ({ body }: { body: string }): ReceiptBody => JSON.parse(body);

/** The receipt of a case visible in the current scope, with its code and the public key. `jws` is null for older receipts. */
export async function receiptOf(complaintId: string) {
	const row = await db()
		.selectFrom("complaint_receipts")
		.innerJoin("receipt_keys", "receipt_keys.key", "complaint_receipts.receipt_key")
		.select(["body", "jws_header", "signature", "public_key"])
		.where("complaint_id", "=", complaintId)
		.executeTakeFirst();
	return (
		row && {
			body: bodyOf(row),
			signed: row.body,
			code: row.signature,
			jws: row.jws_header && jwsOf(row.jws_header, row.body, row.signature),
			publicKey: row.public_key,
		}
	);
}

/** The signed statement, visible in the current scope; undefined when it was not stored at the time. */
export async function signedStatement(complaintId: string): Promise<string | undefined> {
	const row = await db()
		.selectFrom("complaint_receipts")
		.select("statement")
		.where("complaint_id", "=", complaintId)
		.executeTakeFirst();
	return row?.statement ?? undefined;
}

type Verified = { ok: true; body: ReceiptBody } | { ok: false } | { ok: false; wait: number };

/**
 * Whether a receipt is ours: its code is the signature we gave to this reference, and the signature fits what was signed. The
 * answer shows the genuine receipt, to compare a copy with; it tells nothing of the case.
 */
export async function verifyReceipt(reference: string, code: string, address: string): Promise<Verified> {
	const wait = await networkMustWait(perAddress, address);
	if (wait > 0) return { ok: false, wait };
	const plain = parseReference(reference);
	if (!plain) return { ok: false };
	const row = await asSystem(() =>
		db()
			.selectFrom("complaint_receipts")
			.innerJoin("receipt_keys", "receipt_keys.key", "complaint_receipts.receipt_key")
			.select(["body", "jws_header", "public_key"])
			.where("complaint_receipts.case_reference", "=", plain)
			.executeTakeFirst(),
	);
	if (!row) return { ok: false };
	return (await isGenuine(row, plainCode(code))) ? { ok: true, body: bodyOf(row) } : { ok: false };
}

async function isGenuine(row: { body: string; jws_header: string | null; public_key: string }, signature: string) {
	const { body, jws_header, public_key } = row;
	if (!jws_header) return verify(null, Buffer.from(body), public_key, Buffer.from(signature, "base64url"));
	const key = await importSPKI(public_key, ALGORITHM);
	return compactVerify(jwsOf(jws_header, body, signature), key, { algorithms: [ALGORITHM] }).then(
		() => true,
		() => false,
	);
}

import { createHash, createPrivateKey, createPublicKey } from "node:crypto";
import { CompactSign, compactVerify, decodeProtectedHeader, exportJWK, importSPKI, type JWK } from "jose";
import { db } from "../base/db/client.server.ts";
import type { Outcome } from "../base/outcome.ts";
import { derivedKey } from "../base/secrets/seal.server.ts";
import type { SignedBody, SignedParts } from "./signed.ts";

/** EdDSA over Ed25519 (RFC 8037). */
const ALGORITHM = "EdDSA";
/** DER of an Ed25519 private key up to its 32 bytes (RFC 8410, section 7). */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");

/** The key that signs now, made from SECRET_KEY, and the name of its public half. */
function signingKey() {
	const key = createPrivateKey({ key: Buffer.concat([PKCS8, derivedKey("receipt")]), format: "der", type: "pkcs8" });
	const publicKey = createPublicKey(key).export({ format: "pem", type: "spki" }).toString();
	return { key, publicKey, kid: createHash("sha256").update(publicKey).digest("hex").slice(0, 16) };
}

/**
 * Signs a body as a compact JWS; call it in the transaction that stores what it returns. The public key is stored as
 * well: what was signed stays verifiable when SECRET_KEY changes.
 */
export async function sign<B extends SignedBody>(body: B): Promise<SignedParts> {
	const { key, publicKey, kid } = signingKey();
	const text = JSON.stringify(body);
	const jws = await new CompactSign(Buffer.from(text)).setProtectedHeader({ alg: ALGORITHM, kid }).sign(key);
	const [header = "", , signature = ""] = jws.split(".");
	await db()
		.insertInto("receipt_keys")
		.values({ key: kid, public_key: publicKey })
		.onConflict((oc) => oc.doNothing())
		.execute();
	return { header, body: text, signature, kid };
}

/** The body of a signed text; `why` it is not ours otherwise. */
type VerificationOutcome = Outcome<
	{ why: "no-jws" | "unknown-key" | "altered" },
	{ kid: string; body: Partial<SignedBody> & Record<string, unknown> }
>;

/** Whether a compact JWS was signed by this site, with the key of today or a former one, and what it says. */
export async function verifySigned(jws: string): Promise<VerificationOutcome> {
	const kid = kidOf(jws);
	if (kid === undefined) return { ok: false, why: "no-jws" };
	const publicKey = (await publicKeys()).get(kid);
	if (!publicKey) return { ok: false, why: "unknown-key" };
	try {
		const { payload } = await compactVerify(jws, await importSPKI(publicKey, ALGORITHM), { algorithms: [ALGORITHM] });
		return { ok: true, kid, body: JSON.parse(Buffer.from(payload).toString()) };
	} catch {
		return { ok: false, why: "altered" };
	}
}

function kidOf(jws: string): string | undefined {
	try {
		const { alg, kid } = decodeProtectedHeader(jws);
		return alg === ALGORITHM && typeof kid === "string" ? kid : undefined;
	} catch {
		return undefined;
	}
}

/** Every public key there ever was, as PEM by `kid`, the one that signs now included. */
async function publicKeys(): Promise<Map<string, string>> {
	const rows = await db().selectFrom("receipt_keys").select(["key", "public_key"]).orderBy("created_at").execute();
	const { kid, publicKey } = signingKey();
	return new Map([...rows.map((row) => [row.key, row.public_key] as const), [kid, publicKey]]);
}

/** The public keys as a JSON Web Key Set (RFC 7517), for verification without this site. */
export async function publicKeySet(): Promise<{ keys: JWK[] }> {
	const keys = [...(await publicKeys())].map(async ([kid, pem]) => ({
		...(await exportJWK(await importSPKI(pem, ALGORITHM, { extractable: true }))),
		kid,
		alg: ALGORITHM,
		use: "sig",
	}));
	return { keys: await Promise.all(keys) };
}

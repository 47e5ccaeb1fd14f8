/**
 * Signatures and public keys as minisign writes them (https://jedisct1.github.io/minisign/): Ed25519 over the BLAKE2b
 * hash of the file, and a second signature over the first and its trusted comment.
 */
import { createHash, createPublicKey, type KeyObject, verify } from "node:crypto";

export type PublicKey = { id: string; bytes: Buffer };
type Signature = { algorithm: string; id: string; bytes: Buffer; comment: string; overall: Buffer };
export type SignatureCheck = { problem: string } | { id: string; comment: string };

/** The number of a key as minisign prints it. */
export const keyNumber = (id: Uint8Array) => Buffer.from(id).reverse().toString("hex").toUpperCase();
export const noSignature = (name: string) => `${name} is not signed: there is no ${name}.minisig beside it`;
export const prehash = (file: Uint8Array) => createHash("blake2b512").update(file).digest();

/**
 * The public keys of a file, of which there may be several below each other; comments and empty lines are skipped.
 * Throws on another line.
 */
export function readPublicKeys(text: string): PublicKey[] {
	const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "" && !line.startsWith("untrusted comment:"));
	return lines.map((line) => {
		const bytes = fromBase64(line.trim(), 42);
		if (bytes?.toString("latin1", 0, 2) !== "Ed") throw new Error(`This is no public key of minisign: ${line}`);
		return { id: keyNumber(bytes.subarray(2, 10)), bytes: bytes.subarray(10) };
	});
}

function ed25519(key: PublicKey): KeyObject {
	return createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: key.bytes.toString("base64url") }, format: "jwk" });
}

/** Whether a signature is of this file, with the comment that it has, and by one of the keys. */
export function checkSignature(file: Uint8Array, text: string, keys: PublicKey[]): SignatureCheck {
	const signature = readSignature(text);
	if (!signature) return { problem: "the signature is not in the format of minisign" };
	const { algorithm, id, bytes, comment, overall } = signature;
	if (algorithm !== "ED") return { problem: "the signature is of an older kind of minisign, which is not accepted" };
	const sameNumber = keys.filter((key) => key.id === id);
	if (sameNumber.length === 0)
		return { problem: `the key ${id} that signed is not trusted; trusted: ${keys.map((key) => key.id).join(", ")}` };
	const signer = sameNumber.find((key) => verify(null, prehash(file), ed25519(key), bytes));
	if (!signer) return { problem: `the signature is not of this file by the key ${id}` };
	if (!verify(null, signedWithComment(bytes, comment), ed25519(signer), overall))
		return { problem: "the trusted comment was changed after it was signed" };
	return { id, comment };
}

export const signedWithComment = (signature: Uint8Array, comment: string) =>
	Buffer.concat([signature, Buffer.from(comment)]);

function readSignature(text: string): Signature | undefined {
	const [first, signed = "", second = "", over = "", ...rest] = text.split(/\r?\n/);
	const bytes = fromBase64(signed, 74);
	const overall = fromBase64(over, 64);
	const [, comment] = /^trusted comment: (.*)$/.exec(second) ?? [];
	if (!first?.startsWith("untrusted comment: ") || !bytes || !overall || comment === undefined) return undefined;
	if (rest.some((line) => line !== "")) return undefined;
	const algorithm = bytes.toString("latin1", 0, 2);
	return { algorithm, id: keyNumber(bytes.subarray(2, 10)), bytes: bytes.subarray(10), comment, overall };
}

/** Undefined unless the text is base64 of that many bytes, spelled in the one right way. */
function fromBase64(text: string, length: number): Buffer | undefined {
	const bytes = Buffer.from(text, "base64");
	return bytes.length === length && bytes.toString("base64") === text ? bytes : undefined;
}

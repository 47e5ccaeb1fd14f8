/**
 * Streams sealed in the format of `age` (age-encryption.org/v1) with a passphrase (recipient `scrypt`) or an identity
 * (`X25519`), so that they can be opened without the product: `age -d file` (decision 95). Cut, reordered or altered
 * bytes are noticed chunk by chunk, before anything of the chunk is passed on.
 */
import { createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { type AgeIdentity, unwrap, wrapFor } from "./age-identity.server.ts";
import {
	CHUNK,
	derive,
	NONCE,
	openChunk,
	openPayload,
	SealBroken,
	type Source,
	sealChunk,
	sealPayload,
	TAG,
} from "./age-payload.server.ts";

export { SealBroken } from "./age-payload.server.ts";

const VERSION = "age-encryption.org/v1";
const FILE_KEY = 16;
/** 64 MB and a fraction of a second for each guess of a passphrase, which has at least 20 characters. */
const LOG_N = 16;
/** A file that asks for more would only keep us busy. */
const MAX_LOG_N = 20;
const MAX_HEADER = 4096;

/** A passphrase, or an identity. */
export type AgeKey = string | AgeIdentity;

/** The sealed form of a stream, in pieces as they come. */
export async function* sealStream(plain: AsyncIterable<Uint8Array>, key: AgeKey) {
	const fileKey = randomBytes(FILE_KEY);
	const head = `${VERSION}\n-> ${await stanzaFor(fileKey, key)}\n---`;
	yield Buffer.from(`${head} ${base64(headerMac(fileKey, head))}\n`);
	yield* sealPayload(fileKey, plain);
}

/** How many bytes the sealed form of so many has, sealed with an identity. */
export const sealedSize = (bytes: number) =>
	IDENTITY_HEADER + NONCE + bytes + TAG * Math.max(1, Math.ceil(bytes / CHUNK));
const IDENTITY_HEADER = `${VERSION}\n-> X25519 ${"s".repeat(43)}\n${"w".repeat(43)}\n--- ${"m".repeat(43)}\n`.length;

/** The bytes that were sealed. Throws `SealBroken` at the first chunk that is not what was written. */
export async function* openStream(sealed: AsyncIterable<Uint8Array>, key: AgeKey) {
	const source = sealed[Symbol.asyncIterator]();
	try {
		const header = await readHeader(source);
		const fileKey = await fileKeyOf(header, key);
		if (!fileKey) throw new SealBroken("The key is not the one it was sealed with.");
		const { head, mac, rest } = header;
		if (mac.length !== 32 || !timingSafeEqual(mac, headerMac(fileKey, head)))
			throw new SealBroken("Its beginning was altered.");
		yield* openPayload(fileKey, rest, source);
	} finally {
		await source.return?.();
	}
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replace(/=+$/, "");
const headerMac = (fileKey: Buffer, head: string) =>
	createHmac("sha256", derive(fileKey, Buffer.alloc(0), "header"))
		.update(head)
		.digest();

async function stanzaFor(fileKey: Buffer, key: AgeKey): Promise<string> {
	if (typeof key !== "string") {
		const { share, wrapped } = wrapFor(key, fileKey);
		return `X25519 ${base64(share)}\n${base64(wrapped)}`;
	}
	const salt = randomBytes(16);
	const wrapped = sealChunk(await wrappingKey(key, salt, LOG_N), Buffer.alloc(12), fileKey);
	return `scrypt ${base64(salt)} ${LOG_N}\n${base64(wrapped)}`;
}

async function fileKeyOf({ kind, word, logN, wrapped }: Header, key: AgeKey): Promise<Buffer | undefined> {
	if (typeof key !== "string") return kind === "X25519" ? unwrap(key, word, wrapped) : undefined;
	return kind === "scrypt" ? openChunk(await wrappingKey(key, word, logN), Buffer.alloc(12), wrapped) : undefined;
}

const scryptKey = promisify<string, Buffer, number, object, Buffer>(scrypt);
const wrappingKey = (passphrase: string, salt: Buffer, logN: number) =>
	scryptKey(passphrase.normalize(), Buffer.concat([Buffer.from(`${VERSION}/scrypt`), salt]), 32, {
		N: 2 ** logN,
		r: 8,
		p: 1,
		maxmem: 2 ** logN * 8 * 128 + 2 ** 20,
	});

type Header = { kind: string; head: string; mac: Buffer; word: Buffer; logN: number; wrapped: Buffer; rest: Buffer };

async function readHeader(source: Source): Promise<Header> {
	let bytes: Buffer = Buffer.alloc(0);
	for (let end = -1; end < 0; ) {
		const next = await source.next();
		if (next.done || bytes.length > MAX_HEADER) throw new SealBroken("This is no sealed file.");
		bytes = Buffer.concat([bytes, next.value]);
		end = /\n---[^\n]*\n/.exec(bytes.toString("latin1"))?.index ?? -1;
	}
	const text = bytes.toString("latin1");
	const [whole = "", head = "", kind = "", word = "", logN = "0", wrapped = "", mac = ""] =
		/^(age-encryption\.org\/v1\n-> (scrypt|X25519) (\S{22}|\S{43})(?: (\d{1,2}))?\n(\S{43})\n---) (\S{43})\n/.exec(
			text,
		) ?? [];
	if (!whole || Number(logN) > MAX_LOG_N) throw new SealBroken("This is no sealed file.");
	const bytesOf = (text: string) => Buffer.from(text, "base64");
	return {
		kind,
		head,
		word: bytesOf(word),
		logN: Number(logN),
		wrapped: bytesOf(wrapped),
		mac: bytesOf(mac),
		rest: bytes.subarray(whole.length),
	};
}

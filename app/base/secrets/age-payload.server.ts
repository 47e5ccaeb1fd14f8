/** The body of a sealed stream: chunks of 64 kB, each with its tag, numbered, the last one marked. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

export const CHUNK = 64 * 1024;
export const TAG = 16;
export const NONCE = 16;

/** The bytes are no sealed stream, or not one of this key, or not all of it. */
export class SealBroken extends Error {}

export const derive = (key: Uint8Array, salt: Uint8Array, purpose: string) =>
	Buffer.from(hkdfSync("sha256", key, salt, purpose, 32));

export async function* sealPayload(fileKey: Buffer, plain: AsyncIterable<Uint8Array>) {
	const nonce = randomBytes(NONCE);
	yield nonce;
	const key = derive(fileKey, nonce, "payload");
	let counter = 0;
	for await (const { chunk, isLast } of chunksOf(plain, CHUNK))
		yield sealChunk(key, chunkNonce(counter++, isLast), chunk);
}

/**
 * Throws `SealBroken` at the first chunk that is not what was written. `rest` are the bytes behind the header that were
 * read already.
 */
export async function* openPayload(fileKey: Buffer, rest: Buffer, source: Source) {
	const body = await takeNonce(rest, source);
	const key = derive(fileKey, body.nonce, "payload");
	let counter = 0;
	for await (const { chunk, isLast } of chunksOf(following(body.rest, source), CHUNK + TAG)) {
		const plain = openChunk(key, chunkNonce(counter, isLast), chunk);
		if (!plain) throw new SealBroken(broken(counter, isLast));
		counter += 1;
		yield plain;
	}
}

const broken = (chunk: number, isLast: boolean) =>
	`It is ${isLast ? "cut off or altered at its end" : "altered"}, ` +
	`near byte ${(chunk * (CHUNK + TAG)).toLocaleString("en")}.`;

/** The chunk's number, and 1 for the last one: a chunk opens at its own place only. */
function chunkNonce(counter: number, isLast: boolean) {
	const nonce = Buffer.alloc(12);
	nonce.writeUIntBE(counter, 5, 6);
	nonce[11] = isLast ? 1 : 0;
	return nonce;
}

export function sealChunk(key: Buffer, nonce: Buffer, plain: Uint8Array) {
	const cipher = createCipheriv("chacha20-poly1305", key, nonce, { authTagLength: TAG });
	return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

export function openChunk(key: Buffer, nonce: Buffer, sealed: Buffer) {
	if (sealed.length < TAG) return undefined;
	const cipher = createDecipheriv("chacha20-poly1305", key, nonce, { authTagLength: TAG });
	cipher.setAuthTag(sealed.subarray(-TAG));
	try {
		return Buffer.concat([cipher.update(sealed.subarray(0, -TAG)), cipher.final()]);
	} catch {
		return undefined;
	}
}

/** Pieces of `size` bytes; the last one holds what is left, and is empty only when there is nothing at all. */
async function* chunksOf(stream: AsyncIterable<Uint8Array>, size: number) {
	let held: Uint8Array[] = [];
	let length = 0;
	for await (const piece of stream) {
		held.push(piece);
		length += piece.length;
		if (length <= size) continue;
		const all = Buffer.concat(held, length);
		let at = 0;
		for (; length - at > size; at += size) yield { chunk: all.subarray(at, at + size), isLast: false };
		held = [all.subarray(at)];
		length -= at;
	}
	yield { chunk: Buffer.concat(held, length), isLast: true };
}

export type Source = AsyncIterator<Uint8Array>;
async function* following(first: Buffer, source: Source) {
	yield first;
	for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
}

async function takeNonce(rest: Buffer, source: Source) {
	let bytes = rest;
	while (bytes.length < NONCE) {
		const next = await source.next();
		if (next.done) throw new SealBroken("It is cut off at its beginning.");
		bytes = Buffer.concat([bytes, next.value]);
	}
	return { nonce: bytes.subarray(0, NONCE), rest: bytes.subarray(NONCE) };
}

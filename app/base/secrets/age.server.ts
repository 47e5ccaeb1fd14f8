/**
 * Streams sealed with a passphrase in the format of `age` (age-encryption.org/v1, recipient `scrypt`), so that they can be opened without
 * the product: `age -d file`. Cut, reordered or altered bytes are noticed chunk by chunk, before anything of the chunk is passed on.
 */
import {
	createCipheriv,
	createDecipheriv,
	createHmac,
	hkdfSync,
	randomBytes,
	scrypt,
	timingSafeEqual,
} from "node:crypto";
import { promisify } from "node:util";

const VERSION = "age-encryption.org/v1";
const CHUNK = 64 * 1024;
const TAG = 16;
const FILE_KEY = 16;
/** 64 MB and a fraction of a second for each guess of a passphrase, which has at least 20 characters. */
const LOG_N = 16;
/** A file that asks for more would only keep us busy. */
const MAX_LOG_N = 20;
const MAX_HEADER = 4096;

/** The bytes are no sealed stream, or not one of this passphrase, or not all of it. */
export class SealBroken extends Error {}

/** The sealed form of a stream, in pieces as they come. */
export async function* sealStream(plain: AsyncIterable<Uint8Array>, passphrase: string) {
	const fileKey = randomBytes(FILE_KEY);
	const salt = randomBytes(16);
	const wrapped = sealChunk(await wrappingKey(passphrase, salt, LOG_N), Buffer.alloc(12), fileKey);
	const head = `${VERSION}\n-> scrypt ${base64(salt)} ${LOG_N}\n${base64(wrapped)}\n---`;
	yield Buffer.from(`${head} ${base64(headerMac(fileKey, head))}\n`);
	const nonce = randomBytes(16);
	yield nonce;
	const key = derive(fileKey, nonce, "payload");
	let counter = 0;
	for await (const { chunk, isLast } of chunksOf(plain, CHUNK))
		yield sealChunk(key, chunkNonce(counter++, isLast), chunk);
}

/** The bytes that were sealed. Throws `SealBroken` at the first chunk that is not what was written. */
export async function* openStream(sealed: AsyncIterable<Uint8Array>, passphrase: string) {
	const source = sealed[Symbol.asyncIterator]();
	const { head, mac, salt, logN, wrapped, rest } = await readHeader(source);
	const fileKey = openChunk(await wrappingKey(passphrase, salt, logN), Buffer.alloc(12), wrapped);
	if (!fileKey) throw new SealBroken("The key is not the one it was sealed with.");
	if (mac.length !== 32 || !timingSafeEqual(mac, headerMac(fileKey, head)))
		throw new SealBroken("Its beginning was altered.");
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
	`It is ${isLast ? "cut off or altered at its end" : "altered"}, near byte ${(chunk * (CHUNK + TAG)).toLocaleString("en")}.`;

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replace(/=+$/, "");
const derive = (key: Buffer, salt: Buffer, purpose: string) => Buffer.from(hkdfSync("sha256", key, salt, purpose, 32));
const headerMac = (fileKey: Buffer, head: string) =>
	createHmac("sha256", derive(fileKey, Buffer.alloc(0), "header"))
		.update(head)
		.digest();

const scryptKey = promisify<string, Buffer, number, object, Buffer>(scrypt);
const wrappingKey = (passphrase: string, salt: Buffer, logN: number) =>
	scryptKey(passphrase.normalize(), Buffer.concat([Buffer.from(`${VERSION}/scrypt`), salt]), 32, {
		N: 2 ** logN,
		r: 8,
		p: 1,
		maxmem: 2 ** logN * 8 * 128 + 2 ** 20,
	});

/** The chunk's number, and 1 for the last one: a chunk opens at its own place only. */
function chunkNonce(counter: number, isLast: boolean) {
	const nonce = Buffer.alloc(12);
	nonce.writeUIntBE(counter, 5, 6);
	nonce[11] = isLast ? 1 : 0;
	return nonce;
}

function sealChunk(key: Buffer, nonce: Buffer, plain: Uint8Array) {
	const cipher = createCipheriv("chacha20-poly1305", key, nonce, { authTagLength: TAG });
	return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function openChunk(key: Buffer, nonce: Buffer, sealed: Buffer) {
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

type Source = AsyncIterator<Uint8Array>;
async function* following(first: Buffer, source: Source) {
	yield first;
	for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
}

async function readHeader(source: Source) {
	let bytes: Buffer = Buffer.alloc(0);
	for (let end = -1; end < 0; ) {
		const next = await source.next();
		if (next.done || bytes.length > MAX_HEADER)
			throw new SealBroken("This is no file that was sealed with a passphrase.");
		bytes = Buffer.concat([bytes, next.value]);
		end = /\n---[^\n]*\n/.exec(bytes.toString("latin1"))?.index ?? -1;
	}
	const text = bytes.toString("latin1");
	const [whole = "", head = "", salt = "", logN = "", wrapped = "", mac = ""] =
		/^(age-encryption\.org\/v1\n-> scrypt (\S{22}) (\d{1,2})\n(\S{43})\n---) (\S{43})\n/.exec(text) ?? [];
	if (!whole || Number(logN) > MAX_LOG_N) throw new SealBroken("This is no file that was sealed with a passphrase.");
	const bytesOf = (text: string) => Buffer.from(text, "base64");
	return {
		head,
		salt: bytesOf(salt),
		logN: Number(logN),
		wrapped: bytesOf(wrapped),
		mac: bytesOf(mac),
		rest: bytes.subarray(whole.length),
	};
}

async function takeNonce(rest: Buffer, source: Source) {
	let bytes = rest;
	while (bytes.length < 16) {
		const next = await source.next();
		if (next.done) throw new SealBroken("It is cut off at its beginning.");
		bytes = Buffer.concat([bytes, next.value]);
	}
	return { nonce: bytes.subarray(0, 16), rest: bytes.subarray(16) };
}

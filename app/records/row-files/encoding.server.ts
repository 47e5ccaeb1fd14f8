import { decode, getDecoder } from "iconv-lite";
import { type CodePage, ForeignWords, pageOf } from "../../base/files/code-pages.ts";

/** A file that can be read more than once, a piece at a time. */
export type Chunks = () => AsyncIterable<Uint8Array>;
type Unicode = "utf-8" | "utf-16le" | "utf-16be";
/** How a page reads the first line that has letters of its own. */
export type Reading = { page: CodePage; sample: string };
/** A text and how it is read. `isDamaged`: it is UTF-8 with bytes that are none. */
export type TextFile = { chunks: Chunks; encoding: Unicode | CodePage; isDamaged?: boolean };

/** Where bytes are no letter of their encoding. */
export const BROKEN = "\ufffd";
const MAX_SAMPLE = 120;
/** Bytes that show whether a file is UTF-16 without a mark. */
const MAX_HEAD = 4096;

/**
 * How the text of a file is read: Excel writes Arabic as UTF-8, as "Unicode text" in UTF-16, and in the code pages of
 * Windows and of MS-DOS. Which page it is shows in the words; `doubt` has the readings of those that it may be, unless
 * a person has `chosen` one.
 */
export async function openText(chunks: Chunks, chosen?: CodePage): Promise<{ file: TextFile; doubt?: Reading[] }> {
	const head = await firstBytes(chunks);
	const wide = utf16Of(head);
	if (wide) return { file: { chunks, encoding: wide } };
	if (await isUtf8(chunks)) return { file: { chunks, encoding: "utf-8" } };
	if (await isNearlyUtf8(chunks)) return { file: { chunks, encoding: "utf-8", isDamaged: true } };
	if (chosen) return { file: { chunks, encoding: chosen } };
	const { page, others } = pageOf(await foreignWords(chunks));
	const file: TextFile = { chunks, encoding: page };
	if (others.length === 0) return { file };
	const sample = await firstForeignLine(chunks);
	return { file, doubt: [page, ...others].map((each) => ({ page: each, sample: decode(sample, each).trim() })) };
}

/** The text of a file, a piece at a time. */
export async function* textOf({ chunks, encoding }: TextFile): AsyncGenerator<string> {
	const decoder = getDecoder(encoding);
	for await (const chunk of chunks()) yield decoder.write(Buffer.from(chunk));
	yield decoder.end() ?? "";
}

async function firstBytes(chunks: Chunks): Promise<Uint8Array> {
	let read = Buffer.alloc(0);
	for await (const chunk of chunks()) {
		read = Buffer.concat([read, chunk.subarray(0, MAX_HEAD)]);
		if (read.length >= MAX_HEAD) break;
	}
	return read.subarray(0, MAX_HEAD);
}

/** By its mark, or by the zeros beside its Latin letters, delimiters and ends of lines. */
function utf16Of(head: Uint8Array): "utf-16le" | "utf-16be" | undefined {
	if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
	if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
	const zeros = [0, 1].map((at) => head.filter((byte, i) => byte === 0 && i % 2 === at).length);
	const [high = 0, low = 0] = zeros;
	if (low * 20 > head.length && high === 0) return "utf-16le";
	return high * 20 > head.length && low === 0 ? "utf-16be" : undefined;
}

async function isUtf8(chunks: Chunks): Promise<boolean> {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	try {
		for await (const chunk of chunks()) decoder.decode(chunk, { stream: true });
		decoder.decode();
		return true;
	} catch {
		return false;
	}
}

/** Whether a file is UTF-8 but for a few bytes, as one that was cut. No page of one byte a letter looks like it. */
async function isNearlyUtf8(chunks: Chunks): Promise<boolean> {
	const letters = { right: 0, wrong: 0 };
	for await (const text of textOf({ chunks, encoding: "utf-8" }))
		for (const sign of text.match(/[^\p{ASCII}]/gu) ?? []) letters[sign === BROKEN ? "wrong" : "right"] += 1;
	return letters.right > 4 * letters.wrong;
}

async function foreignWords(chunks: Chunks): Promise<ForeignWords> {
	const words = new ForeignWords();
	for await (const chunk of chunks()) {
		words.add(chunk);
		if (words.isFull) break;
	}
	words.end();
	return words;
}

async function firstForeignLine(chunks: Chunks): Promise<Buffer> {
	let line: number[] = [];
	for await (const chunk of chunks())
		for (const byte of chunk) {
			const isEnd = byte === 10 || byte === 13;
			if (isEnd && line.some((each) => each >= 128)) return Buffer.from(line);
			if (isEnd) line = [];
			else if (line.length < MAX_SAMPLE) line.push(byte);
		}
	return Buffer.from(line);
}

import { readSync, writeSync } from "node:fs";

/** The longer side of a page image in pixels, and how many pages are shown. */
export const MAX_SIDE = 1500;
export const MAX_PAGES = 40;

/** One page as plain pixels: three bytes each, row by row. Nothing of the file it came from is left in it. */
export type Frame = { width: number; height: number; pixels: Uint8Array };

const HEAD = 8;
export const frameBytes = (width: number, height: number) => width * height * 3;

/** Writes a page to standard output: width and height as four bytes each, then the pixels. */
export function writeFrame({ width, height, pixels }: Frame) {
	const head = Buffer.alloc(HEAD);
	head.writeUInt32LE(width, 0);
	head.writeUInt32LE(height, 4);
	for (const bytes of [head, pixels]) for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at);
}

/** Reads pages from standard input until it ends. Throws for a page that is larger than any that we write. */
export function* readFrames(): Generator<Frame> {
	for (let count = 0; ; count++) {
		const head = readExactly(HEAD);
		if (!head) return;
		if (count > MAX_PAGES) throw new Error("too many pages"); // one more says how many there are
		const [width, height] = [head.readUInt32LE(0), head.readUInt32LE(4)];
		if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE) throw new Error("no page of ours");
		const pixels = readExactly(frameBytes(width, height));
		if (!pixels) throw new Error("cut off");
		yield { width, height, pixels };
	}
}

function readExactly(length: number): Buffer | undefined {
	const bytes = Buffer.alloc(length);
	let at = 0;
	while (at < length) {
		const read = readSync(0, bytes, at, length - at, null);
		if (read === 0) break;
		at += read;
	}
	if (at === length) return bytes;
	if (at === 0) return undefined;
	throw new Error("cut off");
}

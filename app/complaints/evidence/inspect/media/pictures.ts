import { Refused } from "../../rules/refused.ts";

const SIGNATURE = 8;
const LETTERS = /^[A-Za-z]{4}$/;

/** Where a PNG ends (its standard, 5.3): behind the chunk that says so. Nothing lies between its chunks. */
export function endOfPng(bytes: Buffer): number {
	for (let at = SIGNATURE; at + 12 <= bytes.length; ) {
		const type = bytes.toString("latin1", at + 4, at + 8);
		if (!LETTERS.test(type)) throw new Refused("evidenceTwofold");
		at += 12 + bytes.readUInt32BE(at);
		if (type === "IEND") return at;
	}
	throw new Refused("evidenceDamaged");
}

const SCAN = 0xda;
const END = 0xd9;
/** Markers without a length (ISO/IEC 10918-1, B.1.1.3). */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Where a JPEG ends: behind its first mark of an end, or with the file where there is none. */
export function endOfJpeg(bytes: Buffer): number {
	let at = 2;
	while (at + 4 <= bytes.length) {
		const marker = bytes[at + 1] ?? 0;
		if (bytes[at] !== 0xff) at += 1;
		else if (marker === END) return at + 2;
		else if (marker === 0 || marker === 0xff || isBare(marker)) at += 1;
		else {
			at += 2 + bytes.readUInt16BE(at + 2);
			if (marker === SCAN) at = nextMarker(bytes, at);
		}
	}
	return bytes[at] === 0xff && bytes[at + 1] === END ? at + 2 : bytes.length;
}

/** The next marker behind the rows of a picture: a doubled one is part of them. */
function nextMarker(bytes: Buffer, start: number): number {
	for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
		const marker = bytes[at + 1] ?? 0;
		if (marker !== 0 && marker !== 0xff && !isBare(marker)) return at;
	}
	return bytes.length;
}

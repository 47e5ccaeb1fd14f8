import { type Inspection, Refused } from "../../rules/refused.ts";

const MAX_STREAMS = 8;
const BEGINS = 2;
/** How the first packet of a stream of sound begins. */
const SOUND = ["OpusHead", "\x01vorbis", "Speex   ", "\x7fFLAC", "\x80kate", "fishead\0"];

export const isOgg = (bytes: Buffer) => bytes.toString("latin1", 0, 4) === "OggS";

/**
 * Checks that pages fill the file to its last byte, each with the check sum it names (RFC 3533), and that all streams
 * are sound.
 */
export function inspectOgg(bytes: Buffer): Inspection {
	const streams = new Set<number>();
	for (let at = 0; at < bytes.length; ) {
		if (bytes.length - at < 27 || bytes.toString("latin1", at, at + 4) !== "OggS" || bytes[at + 4] !== 0)
			throw new Refused(at > 0 && bytes[at] !== 0x4f ? "evidenceTwofold" : "evidenceDamaged");
		const segments = bytes[at + 26] ?? 0;
		const content = at + 27 + segments;
		let end = content;
		for (let i = at + 27; i < content; i++) end += bytes[i] ?? 0;
		if (end > bytes.length) throw new Refused("evidenceDamaged");
		if (checkSum(bytes, at, end) !== bytes.readUInt32LE(at + 22)) throw new Refused("evidenceDamaged");
		const stream = bytes.readUInt32LE(at + 14);
		if ((bytes[at + 5] ?? 0) & BEGINS) {
			streams.add(stream);
			const first = bytes.toString("latin1", content, content + 8);
			if (!SOUND.some((head) => first.startsWith(head))) throw new Refused("evidenceMismatch");
		} else if (!streams.has(stream)) throw new Refused("evidenceDamaged");
		if (streams.size > MAX_STREAMS) throw new Refused("evidenceDamaged");
		at = end;
	}
	return { whole: true };
}

const table = Uint32Array.from({ length: 256 }, (_, i) => {
	let value = i << 24;
	for (let k = 0; k < 8; k++) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1;
	return value >>> 0;
});

/** The sum of a page, in which its own place counts as zeros. */
function checkSum(bytes: Buffer, start: number, end: number): number {
	let sum = 0;
	for (let at = start; at < end; at++) {
		const byte = at >= start + 22 && at < start + 26 ? 0 : (bytes[at] ?? 0);
		sum = ((sum << 8) ^ (table[((sum >>> 24) ^ byte) & 255] ?? 0)) >>> 0;
	}
	return sum;
}

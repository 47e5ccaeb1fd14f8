import { type Inspection, Refused } from "../../rules/refused.ts";

/** Elements by their number (RFC 9559): those that hold others, and those that end or decide an inspection. */
const HEAD = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const TRACKS = 0x1654ae6b;
const ATTACHMENTS = 0x1941a469;
const TRACK = 0xae;
const CODEC = 0x86;
const ENCRYPTION = 0x5035;
const DOCTYPE = 0x4282;
const HOLDERS = new Set([HEAD, SEGMENT, CLUSTER, TRACKS, TRACK, 0x6d80, 0x6240]);
/** Elements that a segment may hold: lists of places, names, tracks, marks, chapters, tags, blanks, check sums. */
const OF_SEGMENT = new Set([0x114d9b74, 0x1549a966, TRACKS, 0x1c53bb6b, 0x1043a770, 0x1254c367, CLUSTER, 0xec, 0xbf]);
const OF_CLUSTER = new Set([0xe7, 0xa3, 0xa0, 0xab, 0xa7, 0xec, 0xbf, 0x5854, 0xaf]);
const CODECS = new Set(["V_VP8", "V_VP9", "V_AV1", "A_OPUS", "A_VORBIS"]);

const MAX_ELEMENTS = 2_000_000;
const MAX_TRACKS = 32;

export const isEbml = (bytes: Buffer) => bytes.length > 4 && bytes.readUInt32BE(0) === HEAD;

type Element = { id: number; start: number; end: number; isOpen: boolean };

/**
 * Checks that the elements of a WebM file fill it to its last byte, that its tracks have the codecs of the format, and
 * that no files are attached and nothing is encrypted. Recorders of browsers leave lengths open: such an element ends
 * where one of its parent begins.
 */
export function inspectWebm(bytes: Buffer): Inspection {
	const found = { doctype: "", tracks: 0, codecs: 0, clusters: 0, elements: 0 };
	const read = (start: number, end: number, parent: number) => {
		let at = start;
		while (at < end) {
			const element = elementAt(bytes, at, end);
			if (++found.elements > MAX_ELEMENTS) throw new Refused("evidenceDamaged");
			// An open cluster or segment ends before an element that it cannot hold.
			if (parent === CLUSTER && !OF_CLUSTER.has(element.id)) return at;
			if (parent === SEGMENT && !OF_SEGMENT.has(element.id) && element.id !== ATTACHMENTS) return at;
			note(element);
			at = HOLDERS.has(element.id) ? read(element.start, element.end, element.id) : element.end;
			if (!element.isOpen && at !== element.end) throw new Refused("evidenceDamaged");
		}
		return at;
	};
	const note = ({ id, start, end }: Element) => {
		if (id === ATTACHMENTS) throw new Refused("evidenceInside");
		if (id === ENCRYPTION) throw new Refused("evidenceEncrypted");
		if (id === DOCTYPE) found.doctype = textAt(bytes, start, end);
		if (id === CLUSTER) found.clusters += 1;
		if (id === TRACK && ++found.tracks > MAX_TRACKS) throw new Refused("evidenceDamaged");
		if (id === CODEC) {
			if (!CODECS.has(textAt(bytes, start, end))) throw new Refused("evidenceMismatch");
			found.codecs += 1;
		}
	};
	const head = elementAt(bytes, 0, bytes.length);
	if (head.id !== HEAD || head.isOpen) throw new Refused("evidenceDamaged");
	read(0, head.end, 0);
	if (found.doctype !== "webm") throw new Refused("evidenceMismatch");
	const segment = elementAt(bytes, head.end, bytes.length);
	if (segment.id !== SEGMENT) throw new Refused("evidenceDamaged");
	if (read(segment.start, segment.end, SEGMENT) !== bytes.length) throw new Refused("evidenceTwofold");
	if (found.codecs === 0 || found.codecs !== found.tracks || found.clusters === 0) throw new Refused("evidenceDamaged");
	return { whole: true };
}

const textAt = (bytes: Buffer, start: number, end: number) =>
	bytes.toString("latin1", start, Math.min(end, start + 40)).replace(/\0+$/, "");

function elementAt(bytes: Buffer, at: number, most: number): Element {
	const first = bytes[at] ?? 0;
	const idLength = Math.clz32(first) - 23;
	if (first === 0 || idLength > 4 || at + idLength >= most) throw new Refused("evidenceDamaged");
	const id = bytes.readUIntBE(at, idLength);
	const sizeAt = at + idLength;
	const lead = bytes[sizeAt] ?? 0;
	const length = Math.clz32(lead) - 23;
	if (lead === 0 || sizeAt + length > most) throw new Refused("evidenceDamaged");
	let size = lead & (0xff >> length);
	let isOpen = size === 0xff >> length;
	for (let i = 1; i < length; i++) {
		const byte = bytes[sizeAt + i] ?? 0;
		size = size * 256 + byte;
		isOpen &&= byte === 0xff;
	}
	const start = sizeAt + length;
	const end = isOpen ? most : start + size;
	if (end > most || (isOpen && id !== SEGMENT && id !== CLUSTER)) throw new Refused("evidenceDamaged");
	return { id, start, end, isOpen };
}

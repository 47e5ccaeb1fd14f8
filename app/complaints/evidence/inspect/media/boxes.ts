import { Refused } from "../../rules/refused.ts";

/** A box of an ISO base media file (ISO/IEC 14496-12, 4.2): where its content begins and ends in the file. */
export type Box = { type: string; start: number; end: number };

/** More than any recorder writes; a file may claim any number. */
const MAX_BOXES = 50_000;
const MAX_DEPTH = 12;

/** The boxes between two places. They have to fill the space exactly: nothing may be before, between or behind them. */
export function boxesIn(bytes: Buffer, start: number, end: number, isTop = false): Box[] {
	const found: Box[] = [];
	for (let at = start; at < end; ) {
		// QuickTime ends a list with four zeros.
		if (!isTop && end - at === 4 && bytes.readUInt32BE(at) === 0) break;
		if (end - at < 8 || found.length > MAX_BOXES) throw new Refused("evidenceDamaged");
		const type = bytes.toString("latin1", at + 4, at + 8);
		let [size, head] = [bytes.readUInt32BE(at), 8];
		if (size === 1 && end - at >= 16) [size, head] = [Number(bytes.readBigUInt64BE(at + 8)), 16];
		if (size === 0 && isTop) size = end - at; // to the end of the file
		if (size < head || size > end - at || !/^[\w \-©]{4}$/.test(type)) throw new Refused("evidenceDamaged");
		found.push({ type, start: at + head, end: at + size });
		at += size;
	}
	return found;
}

/**
 * Boxes that hold boxes, and how many bytes come before these. `meta` is one with four bytes before in all but
 * QuickTime files.
 */
const holders: Record<string, number> = {
	moov: 0,
	trak: 0,
	mdia: 0,
	minf: 0,
	stbl: 0,
	dinf: 0,
	edts: 0,
	mvex: 0,
	moof: 0,
	traf: 0,
	tref: 0,
	udta: 0,
	rmra: 0,
	rmda: 0,
	dref: 8,
};

/** Calls `see` for every box below these, the outer ones first. */
export function walk(bytes: Buffer, boxes: Box[], see: (box: Box) => void, depth = 0, left = { count: MAX_BOXES }) {
	if (depth > MAX_DEPTH) throw new Refused("evidenceDamaged");
	for (const box of boxes) {
		left.count -= 1;
		if (left.count < 0) throw new Refused("evidenceDamaged");
		see(box);
		const before = Object.hasOwn(holders, box.type) ? holders[box.type] : undefined;
		const inner = box.type === "meta" ? metaStart(bytes, box) : before === undefined ? undefined : box.start + before;
		if (inner === undefined) continue;
		if (inner > box.end) throw new Refused("evidenceDamaged");
		walk(bytes, boxesIn(bytes, inner, box.end), see, depth + 1, left);
	}
}

/** Whether a `meta` box begins with its version or, as in QuickTime, with its first box. */
const metaStart = (bytes: Buffer, { start, end }: Box) =>
	end - start >= 8 && bytes.toString("latin1", start + 4, start + 8) === "hdlr" ? start : start + 4;

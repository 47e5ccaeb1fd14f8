import { Refused } from "../../rules/refused.ts";

/** Where an archive says that a part begins (APPNOTE 4.3.7), and how long it is. */
export type PlacedPart = { fileNameRaw: Uint8Array; relativeOffsetOfLocalHeader: number; compressedSize: number };

const LOCAL_HEADER = 0x04034b50;
const LONGEST_DESCRIPTOR = 24;

/**
 * Refuses an archive in which two readers see two documents: the directory at its end and the headers between its parts
 * name other parts, or there is room between them for one that only some readers find.
 */
export function inspectLayout(bytes: Buffer, parts: PlacedPart[], directoryAt: number) {
	let end = 0;
	for (const part of parts.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
		const at = part.relativeOffsetOfLocalHeader;
		if (at < end || at > end + LONGEST_DESCRIPTOR) throw new Refused("evidenceTwofold");
		if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== LOCAL_HEADER) throw new Refused("evidenceDamaged");
		const [name, extra] = [bytes.readUInt16LE(at + 26), bytes.readUInt16LE(at + 28)];
		if (!bytes.subarray(at + 30, at + 30 + name).equals(part.fileNameRaw)) throw new Refused("evidenceTwofold");
		end = at + 30 + name + extra + part.compressedSize;
	}
	if (directoryAt < end || directoryAt > end + LONGEST_DESCRIPTOR) throw new Refused("evidenceTwofold");
}

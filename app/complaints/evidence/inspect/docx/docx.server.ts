import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { zipEntries } from "../../../../base/files/zip-entries.server.ts";
import { type Inspection, Refused } from "../../rules/refused.ts";
import { isBlankFrom } from "../media/twofold.ts";
import { content, contentTypes, relationships } from "./docx-rules.ts";
import { readXml } from "./xml.ts";
import { inspectLayout } from "./zip-layout.ts";

const MAX_PARTS = 5000;
const MAX_UNFOLDED = 200 * 1024 * 1024;
const MAX_RATIO = 250;
const RATIO_COUNTS_FROM = 1024 * 1024;
const PROGRAM =
	/vbaproject|vbadata|activex|macrosheets|\.(exe|dll|js|jse|vbs|vbe|wsf|bat|cmd|ps1|scr|hta|lnk|msi|jar)$/;
/** First bytes of parts that are neither XML nor a program: pictures, fonts and printer settings. */
const KNOWN_PART = /\.(png|jpe?g|gif|bmp|tiff?|emf|wmf|emz|wmz|wdp|jxr|webp|ico|odttf|ttf|bin|mp4|m4a|mp3|wav)$/;

/** Parts that say something about the document, and data bound to it: XML that Word does not lay out. */
const DATA = /^(customxml|docprops)\//;

/**
 * Checks a Word document: it is a whole zip with the parts of a document (ECMA-376-2), it runs nothing, carries nothing
 * and fetches nothing, and unfolds to a sensible size. Sizes are counted, not believed. A part of an unknown kind makes
 * it not `whole`.
 */
export async function inspectDocx(bytes: Buffer): Promise<Inspection> {
	if (bytes.subarray(0, 4).toString("latin1") !== "PK\x03\x04") throw new Refused("evidenceTwofold");
	const { names, main, whole } = await inspectPackage(bytes, { unfolded: 0 });
	if (!names.has(main ?? "word/document.xml")) throw new Refused("evidenceMismatch");
	return { whole };
}

type Package = { names: Set<string>; main?: string; whole: boolean };

/** One package of parts; `counted` is shared with a workbook embedded for a chart. */
async function inspectPackage(bytes: Buffer, counted: { unfolded: number }, isInner = false): Promise<Package> {
	const end = bytes.lastIndexOf("PK\x05\x06");
	if (end < 0 || bytes.length < end + 22) throw new Refused("evidenceDamaged");
	if (bytes.readUInt16LE(end + 20) !== 0 || !isBlankFrom(bytes, end + 22)) throw new Refused("evidenceTwofold");
	try {
		const zip = await fromBufferPromise(bytes.subarray(0, end + 22), { lazyEntries: true });
		if (zip.entryCount > MAX_PARTS) throw new Refused("evidenceBomb");
		const entries: Entry[] = [];
		for await (const entry of zipEntries(zip)) entries.push(entry);
		const directoryAt = bytes.readUInt32LE(end + 16);
		if (directoryAt + bytes.readUInt32LE(end + 12) !== end) throw new Refused("evidenceTwofold");
		inspectLayout(bytes, entries, directoryAt);
		const found: Package = { names: new Set(), whole: true };
		for (const entry of entries) await inspectPart(zip, entry, found, counted, isInner);
		if (!found.names.has("[content_types].xml")) throw new Refused("evidenceMismatch");
		return found;
	} catch (error) {
		throw error instanceof Refused ? error : new Refused("evidenceDamaged");
	}
}

async function inspectPart(
	zip: ZipFile,
	entry: Entry,
	found: Package,
	counted: { unfolded: number },
	isInner: boolean,
) {
	const name = entry.fileName.toLowerCase();
	if (found.names.has(name)) throw new Refused("evidenceTwofold"); // two readers would see two documents
	found.names.add(name);
	if (entry.generalPurposeBitFlag & 1) throw new Refused("evidenceEncrypted");
	if (PROGRAM.test(name)) throw new Refused("evidenceActive");
	if (name.endsWith("/") && entry.uncompressedSize === 0) return;
	const isRatio =
		entry.uncompressedSize > RATIO_COUNTS_FROM && entry.uncompressedSize > entry.compressedSize * MAX_RATIO;
	if (isRatio || counted.unfolded + entry.uncompressedSize > MAX_UNFOLDED) throw new Refused("evidenceBomb");
	const part = await unfold(zip, entry, counted);
	const beginning = part.subarray(0, 4).toString("latin1");
	if (beginning.startsWith("MZ") || beginning === "\x7fELF") throw new Refused("evidenceActive");
	if (beginning === "\xd0\xcf\x11\xe0" || beginning.startsWith("%PDF") || beginning === "Rar!")
		throw new Refused("evidenceInside");
	if (name === "[content_types].xml") return readXml(part, contentTypes);
	if (name.endsWith(".rels")) {
		const main = (target: string) => {
			if (name === "_rels/.rels") found.main ??= target;
		};
		return readXml(part, relationships(main));
	}
	if (name.endsWith(".xml") || looksLikeXml(part)) return readXml(part, DATA.test(name) ? {} : content());
	if (beginning === "PK\x03\x04") {
		// The figures behind a chart are a workbook of their own.
		if (isInner || !name.endsWith(".xlsx")) throw new Refused("evidenceInside");
		const inner = await inspectPackage(part, counted, true);
		found.whole &&= inner.whole;
	} else if (part.length > 0 && !KNOWN_PART.test(name)) found.whole = false;
}

function looksLikeXml(part: Buffer): boolean {
	const beginning = part
		.subarray(0, 64)
		.toString("latin1")
		.replace(/[\0\s\xef\xbb\xbf\xfe\xff]/g, "");
	return beginning.startsWith("<");
}

/** The unpacked bytes of a part. They count even when the part is cut off. */
async function unfold(zip: ZipFile, entry: Entry, counted: { unfolded: number }): Promise<Buffer> {
	const chunks: Buffer[] = [];
	const stream = await zip.openReadStreamPromise(entry);
	for await (const chunk of stream) {
		counted.unfolded += chunk.length;
		if (counted.unfolded > MAX_UNFOLDED) {
			stream.destroy();
			throw new Refused("evidenceBomb");
		}
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

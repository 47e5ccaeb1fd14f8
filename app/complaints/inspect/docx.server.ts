import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { zipEntries } from "../../base/files/zip-entries.server.ts";
import type { EvidenceProblem } from "../evidence-rules.ts";

const MAX_PARTS = 5000;
const MAX_UNFOLDED = 200 * 1024 * 1024;
const MAX_RATIO = 250;
const RATIO_COUNTS_FROM = 1024 * 1024;
/** Parts that tell what the document is and what it would load. */
const MAX_READ = 2 * 1024 * 1024;

class Refused extends Error {
	readonly problem: EvidenceProblem;
	constructor(problem: EvidenceProblem) {
		super(problem);
		this.problem = problem;
	}
}

/**
 * What is wrong with a Word document: it is a whole zip with the parts of a document (ECMA-376-2), without macros, without
 * controls, without a template from elsewhere, and it unfolds to a sensible size. Sizes are counted, not believed.
 */
export async function inspectDocx(bytes: Buffer): Promise<EvidenceProblem | undefined> {
	if (bytes.subarray(0, 4).toString("latin1") !== "PK\x03\x04") return "evidenceTwofold";
	const end = bytes.lastIndexOf("PK\x05\x06");
	if (end < 0) return "evidenceDamaged";
	const comment = bytes.length >= end + 22 ? bytes.readUInt16LE(end + 20) : -1;
	if (comment !== 0 || bytes.length !== end + 22) return "evidenceTwofold"; // something stands behind the archive
	try {
		const zip = await fromBufferPromise(bytes, { lazyEntries: true }).catch(() => {
			throw new Refused("evidenceDamaged");
		});
		if (zip.entryCount > MAX_PARTS) return "evidenceBomb";
		await inspectParts(zip);
		return undefined;
	} catch (error) {
		if (error instanceof Refused) return error.problem;
		return "evidenceDamaged";
	}
}

async function inspectParts(zip: ZipFile) {
	const found = new Set<string>();
	let unfolded = 0;
	for await (const entry of zipEntries(zip)) {
		const name = entry.fileName.toLowerCase();
		if (found.has(name)) throw new Refused("evidenceTwofold"); // two readers would see two documents
		found.add(name);
		if (entry.generalPurposeBitFlag & 1) throw new Refused("evidenceEncrypted");
		if (/vbaproject|vbadata|activex|macrosheets|\.(exe|dll|js|vbs|bat|ps1|scr|hta)$/.test(name))
			throw new Refused("evidenceActive");
		const isRatio =
			entry.uncompressedSize > RATIO_COUNTS_FROM && entry.uncompressedSize > entry.compressedSize * MAX_RATIO;
		if (isRatio || unfolded + entry.uncompressedSize > MAX_UNFOLDED) throw new Refused("evidenceBomb");
		const isRead = name === "[content_types].xml" || name.endsWith(".rels");
		const { size, text } = await unfold(zip, entry, MAX_UNFOLDED - unfolded, isRead);
		unfolded += size;
		if (isRead) inspectText(name, text);
	}
	if (!found.has("[content_types].xml") || !found.has("word/document.xml")) throw new Refused("evidenceMismatch");
}

function inspectText(name: string, text: string) {
	if (name === "[content_types].xml" && /macroEnabled|vbaProject/i.test(text)) throw new Refused("evidenceActive");
	// A template, an object or a frame that is fetched when the document is opened. Links that people press are no harm.
	const external = /<Relationship\b[^>]*TargetMode="External"[^>]*>/gi;
	for (const [relationship] of text.matchAll(external))
		if (/\/(attachedTemplate|oleObject|frame|subDocument|externalLink)"/i.test(relationship))
			throw new Refused("evidenceActive");
}

/** How much comes out of a part, and its text where it is needed. */
async function unfold(zip: ZipFile, entry: Entry, budget: number, keep: boolean) {
	const chunks: Buffer[] = [];
	let size = 0;
	const stream = await zip.openReadStreamPromise(entry);
	for await (const chunk of stream) {
		size += chunk.length;
		if (size > budget || (keep && size > MAX_READ)) {
			stream.destroy();
			throw new Refused("evidenceBomb");
		}
		if (keep) chunks.push(chunk);
	}
	return { size, text: Buffer.concat(chunks).toString("utf8") };
}

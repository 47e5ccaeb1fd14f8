import { fileTypeFromBuffer } from "file-type";
import { fromKeys, isKeyOf } from "../../../base/literals.ts";
import type { Outcome } from "../../../base/outcome.ts";
import { type EvidenceProblem, type Extension, extensionOf, kinds, type MediaType } from "../rules/evidence-rules.ts";
import { type Inspection, Refused } from "../rules/refused.ts";
import { inspectDocx } from "./docx/docx.server.ts";
import { inspectMedia, mediaReaders } from "./media/media.ts";
import { inspectPdf, isPdf } from "./pdf/pdf.server.ts";

/** `whole`: every part of the file was read. Otherwise it is stored, and never called clean. */
export type Verdict = Outcome<{ problem: EvidenceProblem }, { type: MediaType; whole: boolean }>;

/** First bytes of an old Office file and of an encrypted new one (MS-CFB, 2.2). */
const COMPOUND_FILE = "d0cf11e0a1b11ae1";

/**
 * Looks into a file: extension, first bytes and structure have to agree, and it must be one thing only (decision 54).
 * Nothing in it runs, and nothing is unfolded further than a limit. `matched` receives the type as soon as the first
 * bytes agree with the name. This is the work of a process of its own: it takes as long and as much memory as the file
 * makes it take.
 */
export async function inspectBytes(
	name: string,
	buffer: Buffer,
	matched: (type: MediaType) => void = () => {},
): Promise<Verdict> {
	const extension = extensionOf(name);
	try {
		if (!isKeyOf(kinds, extension)) throw new Refused("evidenceType");
		const type = kinds[extension];
		if (buffer.length === 0) throw new Refused("evidenceEmpty");
		await matchType(buffer, extension);
		matched(type);
		const { whole } = await inspectors[extension](buffer, type);
		return { ok: true, type, whole };
	} catch (error) {
		if (error instanceof Refused) return { ok: false, problem: error.problem };
		throw error;
	}
}

const inspectors = {
	...media("heic", "heif", "m4a", "aac", "mp3", "ogg", "oga", "opus", "wav", "mp4", "mov", "3gp", "webm"),
	pdf: inspectPdf,
	docx: inspectDocx,
	jpg: image,
	jpeg: image,
	jpe: image,
	jfif: image,
	png: image,
	apng: image,
	webp: image,
} satisfies Record<Extension, (bytes: Buffer, type: MediaType) => Promise<Inspection>>;

/** The decoder is native code: it is loaded only for a picture. */
async function image(bytes: Buffer, type: MediaType) {
	const { inspectImage } = await import("./image.server.ts");
	return inspectImage(bytes, type);
}

/** The kinds that are read by their structure, each with the same reader. */
function media<E extends Extension>(...extensions: E[]) {
	const read = async (bytes: Buffer, type: MediaType) => {
		if (!isKeyOf(mediaReaders, type)) throw new Error("No reader of this kind.");
		return inspectMedia(bytes, type);
	};
	return fromKeys(extensions, () => read);
}

async function matchType(buffer: Buffer, extension: Extension) {
	if (buffer.subarray(0, 8).toString("hex") === COMPOUND_FILE)
		throw new Refused(
			buffer.includes(Buffer.from("EncryptedPackage", "utf16le")) ? "evidenceEncrypted" : "evidenceMismatch",
		);
	const type = kinds[extension];
	if (isKeyOf(mediaReaders, type)) {
		if (mediaReaders[type].matches(buffer)) return;
		throw new Refused("evidenceMismatch");
	}
	if (type === kinds.pdf) {
		// Something else in front of it is said as such: readers of PDFs look further.
		if (isPdf(buffer)) return;
		throw new Refused(buffer.subarray(0, 1024).includes("%PDF-") ? "evidenceTwofold" : "evidenceMismatch");
	}
	const found = await fileTypeFromBuffer(buffer).catch(() => undefined);
	// A document's zip may begin with parts that do not tell what it is: its structure decides.
	if (found?.mime === type || (found?.mime === "image/apng" && type === kinds.png)) return;
	if (type === kinds.docx && found?.mime === "application/zip") return;
	throw new Refused(/macroenabled/i.test(found?.mime ?? "") ? "evidenceActive" : "evidenceMismatch");
}

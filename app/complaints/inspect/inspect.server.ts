import { fileTypeFromBuffer } from "file-type";
import { type EvidenceProblem, type Extension, extensionOf, kinds, type MediaType } from "../evidence-rules.ts";
import { inspectDocx } from "./docx.server.ts";
import { inspectImage } from "./image.server.ts";
import { inspectPdf } from "./pdf.server.ts";

export type Verdict = { ok: true; type: MediaType } | { ok: false; problem: EvidenceProblem };

/** What an old Office file and an encrypted new one begin with (MS-CFB, 2.2). */
const COMPOUND_FILE = "d0cf11e0a1b11ae1";

/**
 * Looks into a file: extension, first bytes and structure have to agree, and it must be one thing only. Nothing in it runs, and
 * nothing is unfolded further than a limit. `name` says what it claims to be.
 */
export async function inspectEvidence(name: string, bytes: Uint8Array): Promise<Verdict> {
	const extension = extensionOf(name) as Extension;
	const type = kinds[extension];
	const refuse = (problem: EvidenceProblem): Verdict => ({ ok: false, problem });
	if (!type) return refuse("evidenceType");
	if (bytes.length === 0) return refuse("evidenceEmpty");
	const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (buffer.subarray(0, 8).toString("hex") === COMPOUND_FILE)
		return refuse(buffer.includes(utf16("EncryptedPackage")) ? "evidenceEncrypted" : "evidenceMismatch");
	const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
	// A document's zip may begin with parts that do not tell what it is: its structure decides.
	const isRight = found?.mime === type || (extension === "docx" && found?.mime === "application/zip");
	if (!isRight) return refuse(isMacroType(found?.mime) ? "evidenceActive" : "evidenceMismatch");
	const problem =
		extension === "pdf"
			? inspectPdf(buffer)
			: extension === "docx"
				? await inspectDocx(buffer)
				: await inspectImage(buffer, type);
	return problem ? refuse(problem) : { ok: true, type };
}

const utf16 = (text: string) => Buffer.from(text, "utf16le");
const isMacroType = (mime = "") => /macroenabled/i.test(mime);

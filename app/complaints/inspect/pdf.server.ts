import { inflateSync } from "node:zlib";
import type { EvidenceProblem } from "../evidence-rules.ts";

const MAX_OBJECT_STREAMS = 2000;
const MAX_UNFOLDED = 64 * 1024 * 1024;

/**
 * What is wrong with a PDF: it begins and ends as one (ISO 32000-1, 7.5), nothing follows its end, it is not encrypted, and it
 * holds no script and starts no program. Objects packed into streams are looked at as well.
 */
export function inspectPdf(bytes: Buffer): EvidenceProblem | undefined {
	if (bytes.subarray(0, 5).toString("latin1") !== "%PDF-") return "evidenceTwofold"; // readers look further than the first byte
	const end = bytes.lastIndexOf("%%EOF");
	if (end < 0 || bytes.lastIndexOf("startxref") < 0) return "evidenceDamaged";
	if (
		bytes
			.subarray(end + 5)
			.toString("latin1")
			.replace(/[\0\s]/g, "") !== ""
	)
		return "evidenceTwofold";
	if (bytes.includes("PK\x05\x06", Math.max(0, bytes.length - 66_000))) return "evidenceTwofold";
	const text = bytes.toString("latin1");
	if (/\/Encrypt[\s<\d]/.test(text)) return "evidenceEncrypted";
	if (isActive(text)) return "evidenceActive";
	return inspectStreams(bytes, text);
}

// Long names only: three letters turn up by chance in the bytes of any scanned page.
const ACTIVE = /\/(JavaScript|Launch)(?![A-Za-z0-9])/;
const SPELLED = /\/(?=[A-Za-z0-9]*#)[A-Za-z0-9#]{7,40}/g;

/** Scripts, and actions that start programs (ISO 32000-1, 12.6.4). `#4A` and the like spell letters of a name (7.3.5). */
function isActive(text: string): boolean {
	if (ACTIVE.test(text)) return true;
	for (const [name] of text.matchAll(SPELLED)) {
		const plain = name.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
		if (ACTIVE.test(plain)) return true;
	}
	return false;
}

function inspectStreams(bytes: Buffer, text: string): EvidenceProblem | undefined {
	let unfolded = 0;
	let seen = 0;
	for (const { index } of text.matchAll(/\/Type\s*\/ObjStm/g)) {
		seen += 1;
		if (seen > MAX_OBJECT_STREAMS) return "evidenceBomb";
		const begin = /stream\r?\n/.exec(text.slice(index, index + 1000));
		if (!begin) continue;
		const from = index + begin.index + begin[0].length;
		const to = text.indexOf("endstream", from);
		try {
			const inner = inflateSync(bytes.subarray(from, to < 0 ? undefined : to), { maxOutputLength: MAX_UNFOLDED });
			unfolded += inner.length;
			if (unfolded > MAX_UNFOLDED) return "evidenceBomb";
			if (isActive(inner.toString("latin1"))) return "evidenceActive";
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") return "evidenceBomb";
			// Another filter than the usual: what cannot be read here is left to the virus scanner.
		}
	}
	return undefined;
}

import { spelled } from "./pdf-object.ts";

/** Long names only: shorter ones turn up by chance in twenty megabytes of compressed bytes. */
const ACTIVE = new Set(["JavaScript", "Launch", "SubmitForm", "ImportData", "RichMedia", "Rendition", "GoToE"]);
const INSIDE = new Set(["EmbeddedFile", "EmbeddedFiles"]);
const LONGEST = 3 * 13;

const SLASH = 0x2f;
const isRegular = (byte: number) => byte > 32 && byte < 127 && !'()<>[]{}/%"'.includes(String.fromCharCode(byte));
const regular = Uint8Array.from({ length: 256 }, (_, byte) => (isRegular(byte) ? 1 : 0));

/**
 * Every long name in the bytes, in any context: a second look at what no cross-reference leads to, such as earlier
 * versions of an object. One pass; the time grows with the bytes and with nothing else.
 */
export function namesIn(bytes: Uint8Array): { active: boolean; inside: boolean; objectStreams: number } {
	const found = { active: false, inside: false, objectStreams: 0 };
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	for (let at = text.indexOf(SLASH); at >= 0; at = text.indexOf(SLASH, at + 1)) {
		let end = at + 1;
		while (end < text.length && end - at <= LONGEST && regular[text[end] ?? 0]) end++;
		if (end - at < 6) continue;
		const name = spelled(text.toString("latin1", at + 1, end));
		if (ACTIVE.has(name)) found.active = true;
		else if (INSIDE.has(name)) found.inside = true;
		else if (name === "ObjStm") found.objectStreams += 1;
	}
	return found;
}

/** Blanks, line ends and zeros, which copying programs and repaired disks leave behind the end of a file. */
export function isBlankFrom(bytes: Buffer, start: number): boolean {
	for (let at = start; at < bytes.length; at++) if ((bytes[at] ?? 0) > 32) return false;
	return true;
}

/** The first bytes of archives, documents and programs. */
const OTHERS = ["PK\x03\x04", "Rar!\x1a\x07", "7z\xbc\xaf\x27\x1c", "%PDF-", "\xd0\xcf\x11\xe0\xa1\xb1", "\x7fELF"];
const PAGE = /^[\0\s]*(?:MZ|<!doctype|<html|<script|<svg|<\?(?:php|xml))/i;

/** Whether the bytes behind a picture are another file that a person or a program could take out. */
export const holdsOther = (behind: Buffer) =>
	PAGE.test(behind.toString("latin1", 0, 1024)) || OTHERS.some((head) => behind.includes(head, 0, "latin1"));

/**
 * Whether a file that should be one thing only begins as a document as well, or ends as an archive or a document. Words
 * of a page in a comment make it none: it begins as what it is, and is never handed out as another type.
 */
export function isTwofold(bytes: Buffer): boolean {
	const tail = Math.max(0, bytes.length - 66_000);
	if (bytes.toString("latin1", 0, 4096).includes("%PDF-")) return true;
	if (bytes.includes("PK\x05\x06", tail) && bytes.includes("PK\x01\x02")) return true;
	return bytes.includes("%%EOF", tail) && bytes.includes("%PDF-");
}

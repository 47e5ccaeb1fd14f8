/**
 * Whether a file that should be one thing only begins as a document or a page as well, or ends as an archive or a
 * document.
 */
export function isTwofold(bytes: Buffer): boolean {
	const beginning = bytes.subarray(0, 4096).toString("latin1");
	const tail = Math.max(0, bytes.length - 66_000);
	if (/%PDF-|<script|<html|<\?php|<svg/i.test(beginning)) return true;
	if (bytes.includes("PK\x05\x06", tail) && bytes.includes("PK\x01\x02")) return true;
	return bytes.includes("%%EOF", tail) && bytes.includes("%PDF-");
}

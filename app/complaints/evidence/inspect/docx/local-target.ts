/** Folders at the root of a Mac, which Word writes behind four strokes; on Windows four strokes begin a share. */
const ROOTS = /^(?:Users|Applications|Library|Volumes|private|Macintosh(?: |%20)HD)\//;

/**
 * Whether the target of a relationship is on the disk of its reader, so that no one learns that it was asked for: a
 * place beside the document, a drive, a path without a computer's name. A share is none: to ask for it sends the name
 * of an account over the network.
 */
export function isLocal(target: string): boolean {
	const written = target.trim();
	if (/^[a-z]:/i.test(written)) return true;
	const path = /^file:(.*)$/is.exec(written)?.[1];
	if (path === undefined) return !/^(?:[\\/]{2}|[a-z][a-z0-9+.-]*:)/i.test(written);
	const [, strokes = "", rest = ""] = /^([\\/]*)(.*)$/s.exec(path) ?? [];
	if (/^(?:%5c|%2f)/i.test(rest)) return false;
	if (/^[a-z][:|]/i.test(rest)) return !strokes.includes("\\");
	if (strokes === "//") return /^localhost\//i.test(rest);
	if (strokes === "////") return ROOTS.test(rest);
	return strokes === "" || strokes === "/" || strokes === "///";
}

import { fold } from "../../../../base/search/fold.ts";
import { latinDigits } from "../../../../base/typed/machine-text.ts";

/** The signs of code page 437 from 128 on: what old programs make of bytes they know nothing about. */
const CP437 =
	"ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ";

const readsAs = (bytes: Uint8Array, encoding: "utf-8" | "windows-1256") => {
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
};

/**
 * Gives an entry of an archive back the name it had. Programs that know no Unicode read its bytes as code page 437;
 * those bytes were UTF-8 or, on old Arabic systems, code page 1256. A name that was never mangled comes back as it is,
 * composed.
 */
export function unmangled(name: string): string {
	const mangled = /[^\p{ASCII}]/u.test(name) && [...name].every((sign) => sign < "\x80" || CP437.includes(sign));
	if (!mangled) return name.normalize("NFC");
	const bytes = Uint8Array.from(name, (sign) => (sign < "\x80" ? sign.charCodeAt(0) : CP437.indexOf(sign) + 128));
	const utf8 = readsAs(bytes, "utf-8");
	if (utf8 !== undefined) return utf8.normalize("NFC");
	const arabic = readsAs(bytes, "windows-1256");
	return arabic && /\p{Script=Arabic}/u.test(arabic) ? arabic.normalize("NFC") : name.normalize("NFC");
}

/** Names that try to leave the folder they are in, or speak of a place on a disk. */
export const isUnsafePath = (name: string) =>
	/^([\\/]|[a-z]:)/i.test(name) || name.includes("\0") || /(^|[\\/])\.\.([\\/]|$)/.test(name);

/** Files that systems put into archives by themselves. */
const BY_SYSTEMS = /^(?:\._.*|\.ds_store|thumbs\.db|desktop\.ini)$/i;

/** Whether an entry was put into the archive by a system, not by a person. */
export function isIgnored(path: string): boolean {
	const parts = path.split(/[\\/]/);
	return parts.includes("__MACOSX") || BY_SYSTEMS.test(parts.at(-1) ?? "");
}

/** Marks that systems add to the name of a second copy: " (1)", " - Copy", " copy 2". */
const COPY = / ?(?:\(\d{1,3}\)|- ?(?:copy|نسخة)|(?<= )(?:copy|نسخة)(?: \d{1,3})?)$/i;

function withoutCopyMarks(base: string): string {
	const shorter = base.replace(COPY, "").trim();
	return shorter === base || shorter === "" ? base : withoutCopyMarks(shorter);
}

/** Names that cameras, phones and messengers give. */
const BY_CAMERAS = /^(?:image|img|photo|picture|scan|screenshot|untitled|صورة|لقطة شاشة)$/i;
const MAX_NAME = 120;

/** Whether a name may be a person's: letters and no digits, and none that a camera gives. */
const isPersons = (name: string) => /\p{L}.*\p{L}/u.test(name) && !/\d/.test(name) && !BY_CAMERAS.test(name);

/**
 * The player in a file name: an id, or a name to look for, which may be a new person's; undefined when it holds
 * neither.
 */
export function subjectOf(path: string): { id: number } | { name: string; key: string; isPerson: boolean } | undefined {
	const file = (path.split(/[\\/]/).at(-1) ?? "").slice(-255);
	const given = latinDigits(file.replace(/\.[^.]*$/, ""))
		.replace(/[_\s]+/g, " ")
		.trim();
	const base = withoutCopyMarks(given);
	const [, id] = /^(?:player[ -]?)?(\d{1,9})$/i.exec(base) ?? [];
	if (id) return { id: Number(id) };
	const name = base.replace(/(?<=\p{Ll})-(?=\p{Ll})/gu, " ").slice(0, MAX_NAME);
	const key = nameKey(base);
	return key ? { name, key, isPerson: isPersons(name) } : undefined;
}

/** Names that are written differently and mean the same person have the same key. */
export const nameKey = (name: string) => fold(name).replaceAll(" ", "");

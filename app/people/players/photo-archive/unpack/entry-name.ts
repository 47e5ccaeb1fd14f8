import { decode, encode } from "iconv-lite";
import { ForeignWords, pageOf } from "../../../../base/files/code-pages.ts";
import { nameKey } from "../../../../base/search/fold.ts";
import { latinDigits } from "../../../../base/typed/machine-text.ts";

const UNREADABLE = "\ufffd";

/** The bytes of a name that a program without Unicode read as code page 437; undefined for one that was never mangled. */
function mangledBytes(name: string): Buffer | undefined {
	if (!/[^\p{ASCII}]/u.test(name)) return undefined;
	const bytes = encode(name, "cp437");
	return decode(bytes, "cp437") === name ? bytes : undefined;
}

function asUtf8(bytes: Uint8Array): string | undefined {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
}

/**
 * Gives the entries of an archive back the names they had. Programs that know no Unicode read their bytes as code page
 * 437; those were UTF-8, or the code page of the system that made the archive, which shows in all of its names
 * together. A name that was never mangled stays. Letters whose page is in doubt are unreadable, and name no person.
 */
export function unmangled(names: readonly string[]): string[] {
	const read = names.map((name) => {
		const bytes = mangledBytes(name);
		const utf8 = bytes && asUtf8(bytes);
		return { name: utf8 ?? name, bytes: utf8 === undefined ? bytes : undefined };
	});
	const words = new ForeignWords();
	for (const { bytes } of read) {
		words.add(bytes ?? new Uint8Array());
		words.end();
	}
	const { page, others } = pageOf(words);
	const inPage = (bytes: Buffer) =>
		others.length === 0 ? decode(bytes, page) : bytes.toString("latin1").replace(/[^\p{ASCII}]/gu, UNREADABLE);
	return read.map(({ name, bytes }) => (bytes ? inPage(bytes) : name).normalize("NFC"));
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

/** Whether a name may be a person's: readable letters and no digits, and none that a camera gives. */
const isPersons = (name: string) => /\p{L}.*\p{L}/u.test(name) && !/[\d\ufffd]/.test(name) && !BY_CAMERAS.test(name);

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
	const key = photoKey(base);
	return key ? { name, key, isPerson: isPersons(name) } : undefined;
}

/** Names that are written differently and mean the same person have the same key. */
export const photoKey = (name: string) => (/[\p{L}\p{N}]/u.test(name) ? nameKey(name).replaceAll(" ", "") : "");

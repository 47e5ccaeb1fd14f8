import { isKeyOf } from "../../../base/literals.ts";
import { cutText } from "../../../base/locale/cut-text.ts";
import { visibleText } from "../../../base/locale/visible-text.ts";

/** Accepted evidence (docs/rules/complaints.md#evidence). */

const MB = 1024 * 1024;
const MAX_FILES = 20;
/** A film and everything else: room for one of the largest size beside what a case had before films were taken. */
export const MAX_CASE_BYTES = 200 * MB;

/**
 * The files of all of one account's drafts and of its cases that are not closed, and what it added to any within thirty
 * days.
 */
export const MAX_ACCOUNT_BYTES = 1024 * MB;

/** The longest body that the pages take: every file of a case at once, and room for the form around them. */
export const MAX_UPLOAD = MAX_CASE_BYTES + 2 * MB;

/** The longest piece of an upload that can be resumed, in bytes: the server holds it in memory while it arrives. */
export const MAX_PART = MB;

/** For how long an upload can be resumed. */
export const RESUMABLE = "1 day";

/** Kinds by their extension: what the bytes have to be. */
export const kinds = {
	pdf: "application/pdf",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	jpg: "image/jpeg",
	jpeg: "image/jpeg",
	jpe: "image/jpeg",
	jfif: "image/jpeg",
	png: "image/png",
	apng: "image/png",
	webp: "image/webp",
	heic: "image/heic",
	heif: "image/heic",
	m4a: "audio/mp4",
	aac: "audio/aac",
	mp3: "audio/mpeg",
	ogg: "audio/ogg",
	oga: "audio/ogg",
	opus: "audio/ogg",
	wav: "audio/wav",
	mp4: "video/mp4",
	mov: "video/quicktime",
	"3gp": "video/3gpp",
	webm: "video/webm",
} as const;
export type Extension = keyof typeof kinds;
export type MediaType = (typeof kinds)[Extension];

/** Families of kinds: each has its name on pages and its largest size. */
export type Family = "document" | "picture" | "sound" | "film";

export function familyOf(type: string): Family {
	if (type.startsWith("image/")) return "picture";
	if (type.startsWith("audio/")) return "sound";
	return type.startsWith("video/") ? "film" : "document";
}

/**
 * The largest file of each family, in bytes: a minute of a phone's film is 60 to 130 MB at its best and a tenth of it
 * as sent on.
 */
const maxBytes = { document: 20 * MB, picture: 20 * MB, sound: 20 * MB, film: 100 * MB } as const satisfies Record<
	Family,
	number
>;
export const MAX_FILE_BYTES = maxBytes.film;
const maxBytesOf = (type: string): number => maxBytes[familyOf(type)];

/** Kinds that have pages or are one: of these officers are offered page images. */
const flat: readonly string[] = [kinds.pdf, kinds.jpg, kinds.png, kinds.webp, kinds.heic];
export const canBeFlat = (type: string) => flat.includes(type);

/** For the control that chooses files. */
export const acceptedExtensions = Object.keys(kinds)
	.map((extension) => `.${extension}`)
	.join(",");

/** The control that opens a phone's camera. */
export const PHOTO = "photo";

/** Why a file is not taken: keys of what to say. */
export type EvidenceProblem =
	| "evidenceType"
	| "evidenceMismatch"
	| "evidenceTooLarge"
	| "evidenceTooMany"
	| "evidenceTotal"
	| "evidenceOfAccount"
	| "evidenceEmpty"
	| "evidenceEncrypted"
	| "evidenceActive"
	| "evidenceInside"
	| "evidenceRemote"
	| "evidenceLink"
	| "evidenceDamaged"
	| "evidenceBomb"
	| "evidenceTwofold"
	| "evidenceKnown";

export const extensionOf = (name: string) => /\.([a-z0-9]+)$/i.exec(name.trim())?.[1]?.toLowerCase();

const MAX_NAME = 150;

/** The given name as it is kept: its last part, composed, without control and direction signs. */
export function tidyName(given: string): string {
	const last = given.split(/[\\/]/).at(-1) ?? "";
	const clean = visibleText(last.replace(/[\p{Cc}\u2028\u2029\ufff9-\ufffb]/gu, "").normalize("NFC"))
		.replace(/\s+/g, " ")
		.trim();
	if (clean.length <= MAX_NAME) return clean || "file";
	const extension = extensionOf(clean);
	if (!extension) return cutText(clean, MAX_NAME);
	return `${cutText(clean.slice(0, -extension.length - 1), MAX_NAME - extension.length - 1)}.${extension}`;
}

/** Checks that need no bytes: type by name, size, and the total of the case. */
export function problemBefore(
	file: { name: string; size: number },
	held: { files: number; bytes: number },
): EvidenceProblem | undefined {
	const extension = extensionOf(tidyName(file.name));
	if (!extension || !isKeyOf(kinds, extension)) return "evidenceType";
	if (file.size === 0) return "evidenceEmpty";
	if (file.size > maxBytesOf(kinds[extension])) return "evidenceTooLarge";
	if (held.files >= MAX_FILES) return "evidenceTooMany";
	if (held.bytes + file.size > MAX_CASE_BYTES) return "evidenceTotal";
	return undefined;
}

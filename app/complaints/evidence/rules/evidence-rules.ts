/** Accepted evidence (docs/rules.md#evidence). */

export const MAX_FILE_BYTES = 20 * 1024 * 1024;
const MAX_FILES = 20;
export const MAX_CASE_BYTES = 100 * 1024 * 1024;

/** The files of all of one account's drafts and of its cases that are not closed. */
export const MAX_ACCOUNT_BYTES = 1024 * 1024 * 1024;

/** The longest body that the pages take: every file of a case at once, and room for the form around them. */
export const MAX_UPLOAD = MAX_CASE_BYTES + 2 * 1024 * 1024;

/** Kinds by their extension: what the bytes have to be. */
export const kinds = {
	pdf: "application/pdf",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	jpg: "image/jpeg",
	jpeg: "image/jpeg",
	png: "image/png",
} as const;
export type Extension = keyof typeof kinds;
export type MediaType = (typeof kinds)[Extension];

/** Kinds that have pages or are one: of these officers are offered page images. */
export const canBeFlat = (type: string) => type === kinds.pdf || type === kinds.jpg || type === kinds.png;

/** For the control that chooses files. */
export const acceptedExtensions = Object.keys(kinds)
	.map((extension) => `.${extension}`)
	.join(",");

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
	| "evidenceDamaged"
	| "evidenceBomb"
	| "evidenceTwofold"
	| "evidenceKnown";

export const extensionOf = (name: string) => /\.([a-z0-9]+)$/i.exec(name.trim())?.[1]?.toLowerCase();

/** The given name as it is kept: its last part, without control and direction signs, at most 150 characters. */
export function tidyName(given: string): string {
	const last = given.split(/[\\/]/).at(-1) ?? "";
	const clean = last
		.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "")
		.replace(/\s+/g, " ")
		.trim();
	if (clean.length <= 150) return clean || "file";
	const extension = extensionOf(clean);
	return extension ? `${clean.slice(0, 145 - extension.length)}….${extension}` : `${clean.slice(0, 149)}…`;
}

/** Checks that need no bytes: type by name, size, and the total of the case. */
export function problemBefore(
	file: { name: string; size: number },
	held: { files: number; bytes: number },
): EvidenceProblem | undefined {
	const extension = extensionOf(tidyName(file.name));
	if (!extension || !Object.hasOwn(kinds, extension)) return "evidenceType";
	if (file.size === 0) return "evidenceEmpty";
	if (file.size > MAX_FILE_BYTES) return "evidenceTooLarge";
	if (held.files >= MAX_FILES) return "evidenceTooMany";
	if (held.bytes + file.size > MAX_CASE_BYTES) return "evidenceTotal";
	return undefined;
}

import { type Entry, fromFdPromise, getFileNameLowLevel, type ZipFile } from "yauzl";
import { MAX_PICTURE_BYTES } from "../../../../base/files/pictures/picture-url.ts";
import { zipEntries } from "../../../../base/files/zip-entries.server.ts";
import { isIgnored, isUnsafePath, unmangled } from "./entry-name.ts";

/** Entries that are looked at; what comes after them is refused. */
const MAX_ENTRIES = 500;
const MAX_LISTED = 5000;
export const MAX_UNPACKED = 400 * 1024 * 1024;
const MAX_RATIO = 200;
const RATIO_COUNTS_FROM = 1024 * 1024;

/** Not an archive, or a hostile one. */
export class ArchiveRefused extends Error {}

export const refusals = ["unsafePath", "tooLarge", "tooMany", "encrypted", "damaged"] as const;
type Refusal = (typeof refusals)[number];
export type UnpackedEntry = { name: string } & ({ bytes: Uint8Array } | { refused: Refusal } | { ignored: true });

/**
 * Opens a zip archive in an open file and gives its files one by one, each with its bytes or with why it was not
 * unpacked. Sizes are believed only as far as they are seen: an entry stops at its limit, and so does the archive.
 * Throws `ArchiveRefused`.
 */
export async function openArchive(fd: number) {
	const zip = await open(fd);
	if (zip.entryCount <= MAX_LISTED) return { total: zip.entryCount, entries: unpack(zip) };
	throw new ArchiveRefused("tooMany");
}

async function open(fd: number): Promise<ZipFile> {
	try {
		return await fromFdPromise(fd, { lazyEntries: true, decodeStrings: false, autoClose: false });
	} catch {
		throw new ArchiveRefused("zipFailed");
	}
}

async function* unpack(zip: ZipFile): AsyncGenerator<UnpackedEntry> {
	let seen = 0;
	const budget = { left: MAX_UNPACKED };
	for (const { entry, name } of await namedEntries(zip)) {
		if (name.endsWith("/")) continue; // a folder is no file
		if (isIgnored(name)) {
			yield { name, ignored: true };
			continue;
		}
		seen += 1;
		if (seen > MAX_ENTRIES) yield { name, refused: "tooMany" };
		else if (isUnsafePath(name)) yield { name, refused: "unsafePath" };
		else if (entry.generalPurposeBitFlag & 1) yield { name, refused: "encrypted" };
		else if (isBomb(entry) || budget.left <= 0) yield { name, refused: "tooLarge" };
		else yield { name, ...(await inflate(zip, entry, budget)) };
	}
}

/** The entries of an archive, whose names are read together. */
async function namedEntries(zip: ZipFile): Promise<{ entry: Entry; name: string }[]> {
	try {
		const entries = await Array.fromAsync(zipEntries(zip));
		const names = unmangled(
			entries.map((entry) =>
				getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true),
			),
		);
		return entries.map((entry, i) => ({ entry, name: names[i] ?? "" }));
	} catch {
		throw new ArchiveRefused("damaged");
	}
}

const isBomb = ({ uncompressedSize, compressedSize }: Entry) =>
	uncompressedSize > MAX_PICTURE_BYTES ||
	(uncompressedSize > RATIO_COUNTS_FROM && uncompressedSize > compressedSize * MAX_RATIO);

async function inflate(
	zip: ZipFile,
	entry: Entry,
	budget: { left: number },
): Promise<{ bytes: Uint8Array } | { refused: Refusal }> {
	const chunks: Buffer[] = [];
	let size = 0;
	try {
		const stream = await zip.openReadStreamPromise(entry);
		for await (const chunk of stream) {
			size += chunk.length;
			budget.left -= chunk.length;
			if (size > MAX_PICTURE_BYTES || budget.left <= 0) {
				stream.destroy();
				return { refused: "tooLarge" };
			}
			chunks.push(chunk);
		}
	} catch {
		return { refused: "damaged" };
	}
	return { bytes: Buffer.concat(chunks) };
}

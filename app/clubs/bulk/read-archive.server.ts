import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from "yauzl";
import { MAX_PICTURE_BYTES } from "../../base/files/pictures.server.ts";
import { zipEntries } from "../../base/files/zip-entries.server.ts";
import { isUnsafePath, unmangled } from "./entry-name.ts";

/** Entries that are looked at; what comes after them is refused. */
const MAX_ENTRIES = 500;
const MAX_LISTED = 5000;
const MAX_UNPACKED = 400 * 1024 * 1024;
const MAX_RATIO = 200;
const RATIO_COUNTS_FROM = 1024 * 1024;

/** Not an archive, or a hostile one. */
export class ArchiveRefused extends Error {}

export type Unpacked = { name: string } & ({ bytes: Uint8Array } | { refused: Refusal });
type Refusal = "unsafePath" | "tooLarge" | "tooMany" | "encrypted" | "damaged";

/**
 * Opens a zip archive on disk and gives its files one by one, each with its bytes or with why it was not unpacked. Sizes are believed
 * only as far as they are seen: an entry stops at its limit, and so does the archive. Throws `ArchiveRefused`. The file is open until
 * `close`.
 */
export async function openArchive(path: string) {
	const zip = await open(path);
	const close = () => zip.close();
	if (zip.entryCount <= MAX_LISTED) return { total: zip.entryCount, entries: unpack(zip), close };
	close();
	throw new ArchiveRefused("tooMany");
}

async function open(path: string): Promise<ZipFile> {
	try {
		return await openPromise(path, { lazyEntries: true, decodeStrings: false, autoClose: false });
	} catch {
		throw new ArchiveRefused("zipFailed");
	}
}

async function* unpack(zip: ZipFile): AsyncGenerator<Unpacked> {
	let seen = 0;
	const budget = { left: MAX_UNPACKED };
	for await (const entry of entriesOf(zip)) {
		const name = nameOf(entry);
		if (name.endsWith("/")) continue; // a folder is no file
		seen += 1;
		if (seen > MAX_ENTRIES) yield { name, refused: "tooMany" };
		else if (isUnsafePath(name)) yield { name, refused: "unsafePath" };
		else if (entry.generalPurposeBitFlag & 1) yield { name, refused: "encrypted" };
		else if (isBomb(entry) || budget.left <= 0) yield { name, refused: "tooLarge" };
		else yield { name, ...(await inflate(zip, entry, budget)) };
	}
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
	try {
		yield* zipEntries(zip);
	} catch {
		throw new ArchiveRefused("damaged");
	}
}

function nameOf(entry: Entry): string {
	const raw = entry.fileNameRaw;
	return unmangled(getFileNameLowLevel(entry.generalPurposeBitFlag, raw, entry.extraFields, true));
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

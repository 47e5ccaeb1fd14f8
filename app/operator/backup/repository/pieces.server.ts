import { createHash } from "node:crypto";
import { bytesOf } from "../../../base/files/bytes.ts";
import { files } from "../../../base/files/store/store.server.ts";
import { isMissing } from "../../../base/files/store/store-away.ts";
import { openStream, SealBroken, sealedSize, sealStream } from "../../../base/secrets/age.server.ts";
import { type ListedFile, readList } from "./listed-files.server.ts";
import { PIECES, type Repository } from "./repository.server.ts";
import { NotThere, ObjectBroken } from "./target.ts";

/** Files up to this size are read in one request. */
const AT_ONCE_BYTES = 1024 * 1024;

/** The pieces that are in a repository, each as its size and, where the last backup lists it, as its line there. */
type KnownPieces = Map<string, { size: number; listed?: ListedFile }>;

export async function knownPieces(repository: Repository): Promise<KnownPieces> {
	const known: KnownPieces = new Map();
	for await (const { name, size } of repository.target.list(PIECES)) known.set(name, { size });
	const last = (await repository.ids()).at(-1);
	if (!last) return known;
	for await (const listed of readList(repository, last)) {
		const found = known.get(listed.piece);
		if (found?.size === sealedSize(listed.size)) found.listed = listed;
	}
	return known;
}

export type PieceWriter = {
	put: (path: string) => Promise<ListedFile | undefined>;
	copied: { files: number; bytes: number };
};

/**
 * Brings files of the store into a repository. A piece that is there is not written again; one that no whole backup
 * lists, of an interrupted backup, is compared by its size, and its file is read for its hash. `put` answers undefined
 * for a file that the store does not have.
 */
export function putPieces(repository: Repository, known: KnownPieces): PieceWriter {
	const copied = { files: 0, bytes: 0 };
	const { target, identity } = repository;
	async function put(path: string): Promise<ListedFile | undefined> {
		const piece = repository.pieceOf(path);
		const found = known.get(piece);
		if (found?.listed) return found.listed;
		const stored = await sizeInStore(path);
		if (stored === undefined) return undefined;
		const size = stored;
		let hash = createHash("sha256");
		async function* hashed() {
			hash = createHash("sha256");
			const read = size <= AT_ONCE_BYTES ? [await files().getBytes(path)] : bytesOf(await files().getStream(path));
			for await (const bytes of read) {
				hash.update(bytes);
				yield bytes;
			}
		}
		if (found?.size === sealedSize(size))
			for await (const _ of hashed()); // hashed on the way
		else {
			await target.write(piece, sealedSize(size), () => sealStream(hashed(), identity));
			copied.files += 1;
			copied.bytes += size;
		}
		return { path, size, sha256: hash.digest("hex"), piece };
	}
	return { put, copied };
}

async function sizeInStore(path: string): Promise<number | undefined> {
	try {
		return (await files().getMetaData(path)).contentLength;
	} catch (error) {
		if (isMissing(error)) return undefined;
		throw error;
	}
}

/** The bytes of a listed file. Throws `ObjectBroken` when they are not those that were put. */
export async function* readPiece({ target, identity }: Repository, { path, size, sha256, piece }: ListedFile) {
	const hash = createHash("sha256");
	let count = 0;
	try {
		for await (const bytes of openStream(target.read(piece), identity)) {
			hash.update(bytes);
			count += bytes.length;
			yield bytes;
		}
	} catch (error) {
		if (error instanceof NotThere) throw new ObjectBroken(`${path} is not in it (${piece})`);
		if (error instanceof SealBroken) throw new ObjectBroken(`${path} is not what was written (${piece})`);
		throw error;
	}
	if (count !== size || hash.digest("hex") !== sha256) throw new ObjectBroken(`${path} is not what was written`);
}

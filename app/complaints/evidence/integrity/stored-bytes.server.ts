import { createHash } from "node:crypto";
import { bytesOf } from "../../../base/files/bytes.ts";
import { files } from "../../../base/files/store/store.server.ts";
import { isMissing, meansStoreAway, StoreAway } from "../../../base/files/store/store-away.ts";

/** A file of a case as its row describes it. */
export type EvidenceFile = { id: string; complaint_id: string; file_path: string; sha256: string };

/** The ways in which stored bytes differ from those that were hashed. */
export type Damage = "changed" | "missing" | "unreadable";

/** The disk gives the bytes no more, or there is something else in the file's place. */
const UNREADABLE = new Set(["EIO", "EISDIR", "ENOTDIR"]);

/**
 * Reads a stored file to its end, each piece handed to `take`, and compares its hash with the one that was noted when
 * the file came. Undefined when they agree. A difference counts when a second reading finds it as well, for which
 * `restart` empties what was taken. Throws when the store is away: that says nothing about the file.
 */
export async function damageOf(
	file: EvidenceFile,
	take: (piece: Uint8Array) => Promise<unknown> | unknown = () => undefined,
	restart: () => Promise<unknown> | unknown = () => undefined,
): Promise<Damage | undefined> {
	if ((await readOnce(file, take)) === undefined) return undefined;
	await restart();
	return readOnce(file, take);
}

async function readOnce({ file_path, sha256 }: EvidenceFile, take: (piece: Uint8Array) => unknown) {
	const hash = createHash("sha256");
	for await (const piece of piecesOf(file_path)) {
		if (typeof piece === "string") return piece;
		hash.update(piece);
		await take(piece);
	}
	return hash.digest("hex") === sha256 ? undefined : "changed";
}

/** The pieces of a file, or why there are none: a failure of the reading, never one of the work with what was read. */
async function* piecesOf(path: string): AsyncGenerator<Uint8Array | Damage> {
	let pieces: AsyncIterator<Uint8Array> | undefined;
	const next = async () => {
		try {
			pieces ??= bytesOf(await files().getStream(path));
			return await pieces.next();
		} catch (error) {
			if (isMissing(error)) return "missing" as const;
			if (isUnreadable(error)) return "unreadable" as const;
			throw meansStoreAway(error) ? new StoreAway(error) : error; // the line may break in the middle of a file
		}
	};
	try {
		for (;;) {
			const got = await next();
			if (typeof got === "string") return yield got;
			if (got.done) return;
			yield got.value;
		}
	} finally {
		await pieces?.return?.();
	}
}

const isUnreadable = (error: unknown): boolean =>
	error instanceof Error && (("code" in error && UNREADABLE.has(String(error.code))) || isUnreadable(error.cause));

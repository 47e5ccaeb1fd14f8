import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { newFolder } from "../../base/files/incoming.server.ts";
import { writeArchive } from "./archive/archive.server.ts";
import { fillArchive } from "./archive/fill-archive.server.ts";
import { FORMAT } from "./archive/format.ts";
import { FileList } from "./repository/listed-files.server.ts";
import { knownPieces, putPieces } from "./repository/pieces.server.ts";
import { filesOf, newId, openOrMakeRepository, openRepository, rowsOf } from "./repository/repository.server.ts";
import { alone } from "./repository/running.server.ts";
import type { Target } from "./repository/target.ts";
import type { WrittenBackup } from "./write-backup.server.ts";

/** Files that are read, sealed and written at a time. */
const AT_ONCE = 8;

export type AddedBackup = WrittenBackup & { id: string; copied: { files: number; bytes: number } };

/**
 * Adds a backup to a target: the rows of one moment, and the files that these rows name and that the target does not
 * have. It is there with its last object; before that nothing takes it for a backup, and the files it brought are not
 * copied again by the next.
 */
export const addBackup = (target: Target, passphrase: string, { mayMake = true } = {}): Promise<AddedBackup> =>
	alone(target, async () => {
		const repository = await (mayMake ? openOrMakeRepository : openRepository)(target, passphrase);
		const pieces = putPieces(repository, await knownPieces(repository));
		const { path: folder, remove } = await newFolder();
		const [rowsFile, listFile] = [join(folder, "rows"), join(folder, "files")];
		const list = new FileList(listFile, repository);
		const put = async (path: string) => {
			const listed = await pieces.put(path);
			if (listed) await list.add(listed);
			return listed !== undefined;
		};
		const place = { format: FORMAT.pieces, atOnce: AT_ONCE, put, begin: list.add, end: list.end };
		try {
			const filled = await writeArchive(rowsFile, repository.identity, (archive) => fillArchive(archive, place));
			const id = newId(filled.madeAt);
			const listBytes = await send(target, filesOf(id), listFile);
			const bytes = listBytes + (await send(target, rowsOf(id), rowsFile));
			return { ...filled, id, bytes: bytes + pieces.copied.bytes, copied: pieces.copied };
		} finally {
			list.cancel();
			await remove();
		}
	});

async function send(target: Target, name: string, file: string): Promise<number> {
	const { size } = await stat(file);
	await target.write(name, size, () => bytesIn(file));
	return size;
}

/** Opens the file with the first read: a target that fails before it leaves nothing open. */
async function* bytesIn(file: string) {
	yield* createReadStream(file);
}

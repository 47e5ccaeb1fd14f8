import { existsSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { codeOf } from "../../base/errors/describe-error.ts";
import { files } from "../../base/files/store/store.server.ts";
import { type Archive, writeArchive } from "./archive/archive.server.ts";
import { type ArchiveSummary, fillArchive } from "./archive/fill-archive.server.ts";
import { FORMAT, fileName } from "./archive/format.ts";

export type WrittenBackup = ArchiveSummary & { bytes: number };

/**
 * Writes a backup of the running product to a new file, readable by its owner alone. Rows are those of one moment,
 * files the ones that these rows name. Memory does not grow with the size of either. `missing` are files that the store
 * has lost; the rest is in the backup.
 */
export async function writeBackup(file: string, passphrase: string): Promise<WrittenBackup> {
	if (existsSync(file)) throw new Error(`${file} exists already: a backup never replaces another file.`);
	const partial = `${file}.part`;
	try {
		const filled = await writeArchive(partial, passphrase, (archive) =>
			fillArchive(archive, { format: FORMAT.oneFile, atOnce: 1, put: (path) => addFile(archive, path) }),
		);
		await rename(partial, file);
		return { ...filled, bytes: (await stat(file)).size };
	} catch (error) {
		if (codeOf(error) === "EEXIST")
			throw new Error(`${partial} exists: another backup is writing it, or one was killed. Delete it.`);
		await rm(partial, { force: true });
		throw error;
	}
}

async function addFile(archive: Archive, path: string): Promise<boolean> {
	if (!(await files().exists(path))) return false;
	const { contentLength } = await files().getMetaData(path);
	await archive.addStream(fileName(path), contentLength, await files().getStream(path));
	return true;
}

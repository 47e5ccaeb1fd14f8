import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream, type Dirent } from "node:fs";
import { mkdir, opendir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { codeOf } from "../../../base/errors/describe-error.ts";
import { NotThere, type StoredObject, type Target } from "./target.ts";

const PART = ".part";
/** Objects up to this size are written in one step: a stream costs more than they do. */
const AT_ONCE_BYTES = 1024 * 1024;

/** Backups in a folder, readable by its owner alone. */
export function folderTarget(folder: string): Target {
	return {
		place: folder,
		list: (under) => listed(folder, under),
		read: (name) => bytesOf(folder, name),
		async write(name, size, body) {
			const file = join(folder, name);
			const partial = `${file}.${randomUUID()}${PART}`;
			await mkdir(dirname(file), { recursive: true, mode: 0o700 });
			try {
				if (size <= AT_ONCE_BYTES) {
					const bytes = Buffer.concat(await Array.fromAsync(body()));
					await writeFile(partial, bytes, { flag: "wx", mode: 0o600, flush: true });
				} else {
					const to = createWriteStream(partial, { flags: "wx", mode: 0o600, flush: true });
					await pipeline(Readable.from(body()), to);
				}
				await rename(partial, file);
			} catch (error) {
				await rm(partial, { force: true });
				throw error;
			}
		},
		remove: (name) => rm(join(folder, name), { force: true }),
	};
}

async function* listed(folder: string, under: string): AsyncGenerator<StoredObject> {
	for await (const entry of entries(join(folder, under))) {
		if (!entry.isFile() || entry.name.endsWith(PART)) continue;
		const path = join(entry.parentPath, entry.name);
		const found = await stat(path).catch(() => undefined); // removed since
		const name = relative(folder, path).replaceAll(sep, "/");
		if (found) yield { name, size: found.size, at: found.mtimeMs };
	}
}

async function* entries(folder: string): AsyncGenerator<Dirent> {
	try {
		yield* await opendir(folder, { recursive: true });
	} catch (error) {
		if (codeOf(error) !== "ENOENT") throw error;
	}
}

async function* bytesOf(folder: string, name: string): AsyncGenerator<Uint8Array> {
	try {
		yield* createReadStream(join(folder, name), { highWaterMark: 256 * 1024 });
	} catch (error) {
		throw codeOf(error) === "ENOENT" ? new NotThere(folder, name) : error;
	}
}

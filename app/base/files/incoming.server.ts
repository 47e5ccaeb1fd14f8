import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { codeOf } from "../errors/describe-error.ts";

/** Longer than any request lives: older folders of other machines on a shared disk have no owner. */
const FORGOTTEN_MS = 2 * 3_600_000;

let folder: string | undefined;

/**
 * Opens the place where uploads wait on disk until they are stored: a folder of this process in `DATA_DIR/incoming`.
 * Files that a process left there which has ended, killed perhaps, are deleted.
 */
export async function openIncoming(dataDir: string) {
	const root = join(dataDir, "incoming");
	await mkdir(root, { recursive: true, mode: 0o700 });
	for (const name of await readdir(root)) if (await isLeft(join(root, name), name)) await remove(join(root, name));
	folder = join(root, `${hostname()}@${process.pid}`);
	await remove(folder);
	await mkdir(folder, { mode: 0o700 });
}

export async function closeIncoming() {
	if (folder) await remove(folder);
	folder = undefined;
}

const remove = (path: string) => rm(path, { recursive: true, force: true });

async function isLeft(path: string, name: string): Promise<boolean> {
	const [host, pid] = name.split("@");
	if (host === hostname() && pid) return Number(pid) === process.pid || !isAlive(Number(pid));
	const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
	return Date.now() - mtimeMs > FORGOTTEN_MS;
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return codeOf(error) === "EPERM";
	}
}

/** A folder for the files of one request, and the way to delete it with everything in it. */
export async function newFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
	if (!folder) throw new Error("The folder for uploads is not open.");
	const path = await mkdtemp(join(folder, "form-"));
	return { path, remove: () => remove(path) };
}

/** An uploaded file on disk; its bytes are read on demand. */
export class IncomingFile extends File {
	readonly path: string;
	constructor(path: string, size: number, name: string, type: string) {
		super([], name, { type });
		this.path = path;
		Object.defineProperty(this, "size", { value: size });
	}
	override stream() {
		return Readable.toWeb(createReadStream(this.path)) as ReturnType<File["stream"]>;
	}
	override async bytes() {
		return new Uint8Array(await readFile(this.path));
	}
	override async arrayBuffer() {
		return (await this.bytes()).buffer;
	}
	override async text() {
		return readFile(this.path, "utf8");
	}
}

/** Does `work` with a file as a path on disk; one that is in memory is put there for the time being. */
export async function withPath<T>(file: File, work: (path: string) => Promise<T>): Promise<T> {
	if (file instanceof IncomingFile) return work(file.path);
	const { path, remove } = await newFolder();
	try {
		const copy = join(path, "file");
		await writeFile(copy, new Uint8Array(await file.arrayBuffer()), { mode: 0o600 });
		return await work(copy);
	} finally {
		await remove();
	}
}

import type { Dirent } from "node:fs";
import { chmod, lstat, readdir } from "node:fs/promises";
import { join, sep } from "node:path";
import { isMainThread } from "node:worker_threads";
import { log } from "../../log/log.server.ts";

/** Everything for others than the owner. */
const OTHERS = 0o077;
/** The embedded engine sets the modes of its own files. Its folder is closed, and so are they. */
const ENGINE = "db/pg";

/**
 * Makes the data directory and everything in it the server's alone, also what was there before or was copied there:
 * folders 0700, files 0600, but for the files of the embedded engine behind their closed folder. What the process
 * writes from now on is born that way. One line in the log says how much had to be changed; what belongs to another
 * account of the system stays as it is and is counted.
 */
export async function keepPrivate(dataDir: string) {
	if (process.platform === "win32") return;
	if (isMainThread) process.umask(OTHERS);
	const found = { tightened: 0, foreign: 0 };
	await tighten(dataDir, found);
	for (const entry of await entriesOf(dataDir)) {
		const path = join(entry.parentPath, entry.name);
		if (!path.startsWith(join(dataDir, ENGINE) + sep)) await tighten(path, found);
	}
	if (found.tightened > 0 || found.foreign > 0) log.warn("files.tightened", found);
}

/**
 * Folders come before what is in them. Another process of the same directory may delete one in between: then they are
 * read once more.
 */
function entriesOf(folder: string): Promise<Dirent[]> {
	const read = () => readdir(folder, { recursive: true, withFileTypes: true });
	return read().catch(read);
}

async function tighten(path: string, found: { tightened: number; foreign: number }) {
	const stat = await lstat(path).catch(() => undefined);
	if (!stat || (!stat.isFile() && !stat.isDirectory()) || (stat.mode & OTHERS) === 0) return;
	try {
		await chmod(path, stat.mode & 0o700);
		found.tightened += 1;
	} catch {
		found.foreign += 1;
	}
}

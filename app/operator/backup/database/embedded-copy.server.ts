import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type pg from "pg";
import { withOwnRole } from "../../../base/db/client.server.ts";
import { makePool } from "../../../base/db/connections/pools.server.ts";
import { openEmbedded } from "../../../base/db/embedded/embedded.server.ts";
import { holdingCheckpoints } from "../../../base/db/housekeeping.server.ts";
import { codeOf } from "../../../base/errors/describe-error.ts";

/**
 * Of a data directory, but not of its state: the log is copied last, the rest is made by the engine that opens the
 * copy.
 */
const LEFT_OUT = ["pg_wal", "postmaster.pid", "pg_stat_tmp", "pg_replslot"];

/**
 * Work on a copy of the embedded database as it is at one moment, in an engine of its own: reading millions of rows
 * would keep the one session of the site busy (decision 110). The copy is made as an online backup of PostgreSQL is,
 * while the site goes on: files in any state, and the log since the beginning of the copy, from which the engine of the
 * copy recovers. It needs that much room in `DATA_DIR`, and memory for a second engine.
 */
export async function withEmbeddedCopy<T>(directory: string, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
	const copy = join(directory, "copy");
	try {
		await holdingCheckpoints(() => copyRunning(join(directory, "pg"), join(copy, "pg")));
		const engine = await openEmbedded(copy, undefined, { expendable: true });
		const pool = makePool({ at: engine.stream, unlimited: true });
		try {
			const client = await pool.connect();
			return await work(client).finally(() => client.release());
		} finally {
			await pool.end();
			await engine.close();
		}
	} finally {
		await rm(copy, { recursive: true, force: true });
	}
}

async function copyRunning(from: string, to: string) {
	await withOwnRole((client) => client.query("select pg_backup_start('tawila', true)"));
	let label = "";
	try {
		await rm(dirname(to), { recursive: true, force: true }); // of a process that was killed
		await copyTree(from, to, LEFT_OUT);
	} finally {
		const { rows } = await withOwnRole((client) => client.query("select labelfile from pg_backup_stop(false)"));
		label = rows[0]?.labelfile;
	}
	await copyTree(join(from, "pg_wal"), join(to, "pg_wal"));
	await writeFile(join(to, "backup_label"), label);
}

/** Files that are deleted in between are not missed: the log tells of it. */
async function copyTree(from: string, to: string, leftOut: string[] = []) {
	await mkdir(to, { recursive: true, mode: 0o700 });
	for (const entry of await readdir(from, { withFileTypes: true })) {
		if (leftOut.includes(entry.name)) {
			if (entry.isDirectory()) await mkdir(join(to, entry.name), { mode: 0o700 });
		} else if (entry.isDirectory()) await copyTree(join(from, entry.name), join(to, entry.name));
		else
			await copyFile(join(from, entry.name), join(to, entry.name)).catch((error) => {
				if (codeOf(error) !== "ENOENT") throw error;
			});
	}
}

import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Disk } from "flydrive";
import { verifyLog } from "../../audit/chain/audit-chain.server.ts";
import { type Config, config, configure } from "../../base/config.server.ts";
import { asTableOwner, type Connection, connect } from "../../base/db/client.server.ts";
import { files, openStore, storeOf } from "../../base/files/store/store.server.ts";
import { migrate } from "../../base/schema/migrate.server.ts";
import { newIdentity, readIdentity } from "../../base/secrets/age-identity.server.ts";
import { checkKeys } from "../../base/secrets/key-checks.server.ts";
import type { SealedColumn } from "../../base/secrets/sealed-columns.server.ts";
import { beginQuiet, endQuiet } from "../../installation/quiet.server.ts";
import { writeArchive } from "../backup/archive/archive.server.ts";
import { type ArchiveSummary, fillArchive } from "../backup/archive/fill-archive.server.ts";
import { FORMAT } from "../backup/archive/format.ts";
import { differences, fingerprints } from "../backup/database/fingerprints.server.ts";
import { restoreBackup } from "../backup/restoring/restore-backup.server.ts";

const FILES_AT_ONCE = 4;

export type MoveSummary = ArchiveSummary & { copied: number };

/**
 * Brings a stopped site to another, empty database, and its files to another store where the settings name one. The
 * rows of the target appear when every table has the rows of the source; a failure before leaves it without rows, and
 * the next try goes on with the files that are there. At the end the source is quiet, so that no mail leaves it should
 * it be started again.
 */
export async function moveSite(target: Config, sealed: readonly SealedColumn[]): Promise<MoveSummary> {
	const source = config();
	await mkdir(source.DATA_DIR, { recursive: true, mode: 0o700 });
	const folder = await mkdtemp(join(source.DATA_DIR, "moving-"));
	const archive = join(folder, "rows");
	const key = readIdentity(newIdentity());
	try {
		const taken = await inDatabase(source, async (connection) => {
			await refuseConnected(connection);
			await checkKeys(sealed);
			const from = await openStore(source);
			const to = isSameStore(source, target) ? undefined : await storeOf(target);
			let copied = 0;
			const put = async (path: string) => {
				if (!(await from.exists(path))) return false;
				if (to && (await copyFile(to, path))) copied += 1;
				return true;
			};
			const filled = await writeArchive(archive, key, (parts) =>
				fillArchive(parts, { format: FORMAT.rows, atOnce: FILES_AT_ONCE, put }),
			);
			return { ...filled, copied, rowsOf: await asTableOwner(fingerprints), log: await problemsOfLog() };
		});
		if (taken.missing.length > 0)
			throw new Error(`The store lacks ${taken.missing.length} files that rows name, such as ${taken.missing[0]}.`);
		configure(target);
		const from = { name: "The archive of the move", key, archive: () => createReadStream(archive) };
		await restoreBackup(from, {
			sealed,
			beforeCommit: async (client) => {
				const differ = differences(taken.rowsOf, await fingerprints(client));
				if (differ.length > 0) throw new Error(`The rows that arrived are not those that left: ${differ.join(", ")}.`);
			},
		});
		await inDatabase(target, async () => {
			const problems = await problemsOfLog();
			if (problems.join() !== taken.log.join()) throw new Error(`The audit log is not what it was: ${problems[0]}`);
		});
		await inDatabase(source, beginQuiet);
		await inDatabase(target, endQuiet);
		const { rows, files, madeAt, missing, copied } = taken;
		return { rows, files, madeAt, missing, copied };
	} finally {
		configure(source);
		await rm(folder, { recursive: true, force: true });
	}
}

const problemsOfLog = async () => (await verifyLog()).problems.map(({ text }) => text);

/** Opens a database of the current version for `work` alone; `db()` inside is that database. */
async function inDatabase<T>(settings: Config, work: (connection: Connection) => Promise<T>): Promise<T> {
	configure(settings);
	const directory = join(settings.DATA_DIR, "db");
	const connection = await connect({ url: settings.DATABASE_URL, ownerUrl: settings.DATABASE_OWNER_URL, directory });
	try {
		await migrate(connection);
		return await work(connection);
	} finally {
		await connection.close();
	}
}

/** A server ends the connections of a process that stopped a moment after it. */
const ENDING = { tries: 30, each: 100 };

/** The embedded engine lets in one process; on a server the others are counted. */
async function refuseConnected(connection: Connection) {
	if (connection.embedded) return;
	let others = await countOthers(connection);
	for (let left = ENDING.tries; others > 0 && left > 0; left--) {
		await pause(ENDING.each);
		others = await countOthers(connection);
	}
	if (others > 0)
		throw new Error(
			`${others} other connections use the database: stop the site first, on every machine, and its pooler.`,
		);
}

const countOthers = (connection: Connection): Promise<number> =>
	connection.asOwner(async (_, pool) => {
		const { rows } = await pool.query(
			`select count(*)::int as others from pg_stat_activity
			 where datname = current_database() and pid <> pg_backend_pid() and usename in (session_user, $1)`,
			[connection.productLogin ?? null],
		);
		return rows[0]?.others;
	});

const isSameStore = (a: Config, b: Config) =>
	a.S3_ENDPOINT === b.S3_ENDPOINT &&
	a.S3_BUCKET === b.S3_BUCKET &&
	(a.S3_ENDPOINT !== undefined || a.DATA_DIR === b.DATA_DIR);

/** False when the file is there already: files never change. */
async function copyFile(to: Disk, path: string): Promise<boolean> {
	const { contentLength } = await files().getMetaData(path);
	if ((await to.exists(path)) && (await to.getMetaData(path)).contentLength === contentLength) return false;
	await to.putStream(path, await files().getStream(path), { contentLength });
	return true;
}

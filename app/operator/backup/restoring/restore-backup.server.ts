import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type pg from "pg";
import { config } from "../../../base/config.server.ts";
import { type Connection, connect } from "../../../base/db/client.server.ts";
import { keepPrivate } from "../../../base/files/store/private-files.server.ts";
import { files, openStore } from "../../../base/files/store/store.server.ts";
import { addFormerParts, inTermsOfBaseline } from "../../../base/schema/former-database.server.ts";
import { migrate } from "../../../base/schema/migrate.server.ts";
import { migrationsIn } from "../../../base/schema/migration-files.server.ts";
import { checkKeys, keyThatDiffers } from "../../../base/secrets/key-checks.server.ts";
import type { SealedColumn } from "../../../base/secrets/sealed-columns.server.ts";
import type { Head } from "../archive/format.ts";
import { replaceRows } from "./load-rows.server.ts";
import { type BackupSource, type Contents, readBackup, readHead } from "./read-backup.server.ts";

/** `beforeCommit` sees the rows that were added, and fails where they are not to stay. */
type Options = {
	sealed: readonly SealedColumn[];
	folder?: string;
	beforeCommit?: (client: pg.ClientBase) => Promise<void>;
};

/**
 * Fills the empty database of the settings, and their file store, from a backup of this or an earlier version. The rows
 * appear at the end, when everything was compared with the manifest, and with them the mark that keeps the queue quiet.
 * The settings need the keys of the backup.
 */
export async function restoreBackup(
	source: BackupSource,
	{ sealed, folder = join(process.cwd(), "migrations"), beforeCommit }: Options,
): Promise<Contents> {
	const settings = config();
	const head = await readHead(source);
	const migrations = await inTermsOfBaseline(head.migrations, folder);
	await refuseNewer(head.product, migrations, folder);
	const wrong = keyThatDiffers(head.key_checks);
	if (wrong)
		throw new Error(
			`Setting ENCRYPTION_KEYS: the key "${wrong}" is not the one of the backup. Put the keys of that ` +
				"site into the settings first (embedded: the files secret-key and encryption-keys in DATA_DIR).",
		);
	await keepPrivate(settings.DATA_DIR);
	const directory = join(settings.DATA_DIR, "db");
	const connection = await connect({ url: settings.DATABASE_URL, ownerUrl: settings.DATABASE_OWNER_URL, directory });
	try {
		await connection.asOwner((_, pool) => refuseTaken(pool, migrations, folder));
		await migrate(connection, [], folder, migrations.at(-1));
		if (migrations !== head.migrations) await connection.asOwner((db) => addFormerParts(db, folder));
		await openStore(settings);
		const contents = await load(connection, source, head, beforeCommit);
		await migrate(connection, [], folder);
		await checkKeys(sealed);
		return contents;
	} finally {
		await connection.close();
	}
}

async function refuseNewer(product: string, migrations: string[], folder: string) {
	const known = await migrationsIn(folder);
	const unknown = migrations.find((name) => !known.includes(name));
	if (unknown)
		throw new Error(
			`The backup was written by Tawila ${product}, which is newer than this one: it has the migration ${unknown}.`,
		);
}

/** Tables that hold something as soon as a site was used. */
const USED = [
	"accounts",
	"pending_accounts",
	"teams",
	"players",
	"matches",
	"news_articles",
	"contact_messages",
	"mails",
	"audit_log",
];

async function refuseTaken(pool: pg.Pool, migrations: string[], folder: string) {
	const { rows: tables } = await pool.query("select tablename as name from pg_tables where schemaname = 'public'");
	if (tables.length === 0) return;
	const taken = new Error(
		"The database is not empty, and a restore never replaces anything: " +
			"name an empty one in DATABASE_URL, or a new DATA_DIR.",
	);
	if (!tables.some(({ name }) => name === "kysely_migration")) throw taken;
	const { rows: applied } = await pool.query("select name from kysely_migration order by name");
	for (const table of USED.filter((name) => tables.some((each) => each.name === name)))
		if ((await pool.query(`select from ${table} limit 1`)).rows.length > 0) throw taken;
	// Tables of a later version cannot be made those of the backup.
	const has = await inTermsOfBaseline(
		applied.map(({ name }) => name),
		folder,
	);
	if (has.join() !== migrations.join()) throw taken;
}

async function load(
	connection: Connection,
	source: BackupSource,
	head: Head,
	beforeCommit: Options["beforeCommit"],
): Promise<Contents> {
	return connection.asOwner(async (_, pool) => {
		const client = await pool.connect();
		try {
			let contents: Contents | undefined;
			await replaceRows(client, head.tables, async ({ add, setSequences }) => {
				contents = await readBackup(source, {
					rows: add,
					sequences: setSequences,
					data: putProof,
					file: putFile,
				});
				await client.query(`insert into installation (demo, quiet_since) values (false, now())
					on conflict (id) do update set quiet_since = excluded.quiet_since`);
				// The rows name functions and views that the backup's database had and this one has not: all are made again.
				const { rows } = await client.query("select to_regclass('public.applied_files') as noted");
				if (rows[0].noted) await client.query("delete from applied_files");
				await beforeCommit?.(client);
			});
			if (!contents) throw new Error("Nothing was read.");
			return contents;
		} finally {
			client.release();
		}
	});
}

/** Proofs of the audit log that are there already are later than the backup's, and stay. */
async function putProof(name: string, bytes: Buffer) {
	await writeFile(join(config().DATA_DIR, name), bytes, { flag: "wx", mode: 0o600 }).catch((error) => {
		if (error.code !== "EEXIST") throw error;
	});
}

/** Small files are written in one step: a stream costs more than they do. */
async function putFile(path: string, bytes: Readable, size: number) {
	if (size <= 1024 * 1024) await files().put(path, await buffer(bytes));
	else await files().putStream(path, bytes, { contentLength: size });
}

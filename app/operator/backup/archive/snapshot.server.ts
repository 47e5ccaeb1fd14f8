import type pg from "pg";
import { asTableOwner, embeddedDirectory } from "../../../base/db/client.server.ts";
import { withEmbeddedCopy } from "../database/embedded-copy.server.ts";
import type { Head, Sequence, Table } from "./format.ts";

const BATCH_BYTES = 1024 * 1024;
const MOST_ROWS = 2000;

/** Rows of one state of the database. */
export type Snapshot = {
	tables: Table[];
	sequences: Sequence[];
	schema: Pick<Head, "migrations" | "queue" | "key_checks">;
	/** The rows of a table as JSON, about a megabyte at a time. */
	batches: (table: Table) => AsyncGenerator<string[]>;
};

/** Reads the database as it is at one moment, while others go on writing; of an embedded one, a copy. */
export async function atOneMoment<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
	const directory = embeddedDirectory();
	const read = async (client: pg.ClientBase) => {
		// A row that a policy hides would be missing without a word: with row_security off it is an error.
		await client.query(`begin isolation level repeatable read, read only; set local statement_timeout = 0;
			set local idle_in_transaction_session_timeout = 0; set local row_security = off`);
		try {
			return await work({
				tables: await listTables(client),
				sequences: (await client.query(SEQUENCE_VALUES)).rows,
				schema: await schemaOf(client),
				batches: (table) => batches(client, table),
			});
		} finally {
			await client.query("rollback");
		}
	};
	return directory ? withEmbeddedCopy(directory, read) : asTableOwner(read);
}

/** A table is the product's when the owner of its migrations owns it: another's may not even be readable. */
const OURS = "c.relowner = (select relowner from pg_class where oid = 'kysely_migration'::regclass)";
const TABLES = "c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'pgboss')";

/** Every table of the product with the columns that can be written. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
	const { rows } = await client.query(`
		select n.nspname || '.' || c.relname as name,
			array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
		from pg_class c join pg_namespace n on n.oid = c.relnamespace
			join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
		where ${TABLES} and ${OURS}
		group by 1 order by 1`);
	return rows;
}

/** Names of tables beside the product's, which no backup holds. */
export const foreignTables = (): Promise<string[]> =>
	asTableOwner(async (client) => {
		const { rows } = await client.query(`select n.nspname || '.' || c.relname as name
			from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${TABLES} and not ${OURS} order by 1`);
		return rows.map(({ name }) => name);
	});

const SEQUENCE_VALUES = `select schemaname || '.' || sequencename as name, last_value::text as value from pg_sequences
	where schemaname in ('public', 'pgboss') and last_value is not null order by 1`;

async function schemaOf(client: pg.ClientBase): Promise<Snapshot["schema"]> {
	const { rows: migrations } = await client.query("select name from kysely_migration order by name");
	const { rows: queue } = await client.query("select version from pgboss.version");
	const { rows: key_checks } = await client.query("select name, sealed from key_checks order by name");
	return { migrations: migrations.map(({ name }) => name), queue: queue[0]?.version, key_checks };
}

async function* batches(client: pg.ClientBase, { name, columns }: Table) {
	const list = columns.map((column) => client.escapeIdentifier(column)).join(", ");
	// A value of type json may hold line breaks between its words; inside words JSON writes them as \n.
	await client.query(`declare backup_rows no scroll cursor for
		select replace(row_to_json(r)::text, chr(10), ' ') as line from (select ${list} from ${name}) r`);
	let count = 100;
	for (;;) {
		const { rows } = await client.query(`fetch ${count} from backup_rows`);
		if (rows.length === 0) break;
		const lines: string[] = rows.map(({ line }) => line);
		yield lines;
		const bytes = lines.reduce((sum, line) => sum + line.length, 0);
		count = Math.max(1, Math.min(MOST_ROWS, Math.floor((BATCH_BYTES * lines.length) / bytes)));
	}
	await client.query("close backup_rows");
}

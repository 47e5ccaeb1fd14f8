import type pg from "pg";
import type { Sequence, Table } from "../archive/format.ts";
import { listTables } from "../archive/snapshot.server.ts";

/** Made by the queue's own set-up, and not the backup's: it names the form of the queue's tables. */
const KEPT = "pgboss.version";

export type RowLoader = {
	add: (table: string, lines: string[]) => Promise<void>;
	setSequences: (sequences: Sequence[]) => Promise<void>;
};

/**
 * Replaces all rows of a database by those that `work` adds, in one transaction. Triggers are off, so that nothing is
 * counted, chained or refused again; foreign keys are taken off and put back at the end, which checks every reference.
 * Needs the owner's rights, no more.
 */
export async function replaceRows(client: pg.ClientBase, given: Table[], work: (loading: RowLoader) => Promise<void>) {
	const tables = (await listTables(client)).filter(({ name }) => name !== KEPT);
	const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
	const keys = await foreignKeys(client);
	await client.query("begin; set local row_security = off; set constraints all immediate");
	try {
		for (const { name, place } of keys) await client.query(`alter table ${place} drop constraint ${name}`);
		for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
		await client.query(`truncate ${tables.map(({ name }) => name).join(", ")}`);
		await work({
			async add(table, lines) {
				if (table === KEPT) return;
				const columns = sharedColumns(table, given, columnsOf.get(table));
				const list = columns.map((column) => client.escapeIdentifier(column)).join(", ");
				await client.query(
					`insert into ${table} (${list}) overriding system value
						select ${list} from json_populate_recordset(null::${table}, $1::json)`,
					[`[${lines.join(",")}]`],
				);
			},
			async setSequences(sequences) {
				for (const { name, value } of sequences)
					await client.query("select setval($1::regclass, $2::bigint)", [name, value]);
			},
		});
		for (const { name, place, definition } of keys)
			await client.query(`alter table ${place} add constraint ${name} ${definition}`);
		for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
		await client.query("commit");
	} catch (error) {
		await client.query("rollback");
		throw error;
	}
}

/**
 * The product's tables have the backup's columns, or the rows would lose something. The queue's may be of another
 * version of it.
 */
function sharedColumns(table: string, given: Table[], here: string[] = []): string[] {
	const columns = given.find(({ name }) => name === table)?.columns ?? [];
	const shared = columns.filter((column) => here.includes(column));
	if (shared.length === 0 || (shared.length < columns.length && table.startsWith("public.")))
		throw new Error(`The backup has columns of ${table} that this version of the product does not know.`);
	return shared;
}

type Key = { name: string; place: string; definition: string };

async function foreignKeys(client: pg.ClientBase): Promise<Key[]> {
	const { rows } = await client.query(`
		select quote_ident(conname) as name, conrelid::regclass::text as place, pg_get_constraintdef(oid) as definition
		from pg_constraint where contype = 'f' and conparentid = 0
			and connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`);
	return rows;
}

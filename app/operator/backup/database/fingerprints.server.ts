import type pg from "pg";

/**
 * Tables that differ by design: of the queue's own version, the mark of a restore, the list of backups, that of applied
 * files, the counters of changes, which are folded at any time, and tables of groups, which are made from results at
 * any time.
 */
const OWN = [
	"pgboss.version",
	...["installation", "backups", "applied_files", "content_changes", "content_version_bases"].map(
		(name) => `public.${name}`,
	),
	...["group_standings", "standings_changes"].map((name) => `public.${name}`),
];

/**
 * Number of rows and a hash of all rows of each table, the same for the same rows on either engine, in any order.
 * Generated columns are left out: they are each engine's own, as its dictionaries stem words for the search.
 */
export async function fingerprints(client: Pick<pg.ClientBase, "query">): Promise<Record<string, string>> {
	const { rows: tables } = await client.query(`select n.nspname || '.' || c.relname as name,
			string_agg(quote_ident(a.attname), ', ' order by a.attname) as columns
		from pg_class c join pg_namespace n on n.oid = c.relnamespace
			join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
		where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'pgboss')
		group by 1 order by 1`);
	const found: Record<string, string> = {};
	for (const { name, columns } of tables.filter((table) => !OWN.includes(table.name))) {
		const { rows } = await client.query(`
			select count(*) || ' ' || coalesce(bit_xor(('x' || left(md5(r::text), 16))::bit(64)), 0::bit(64))::text as hash
			from (select ${columns} from ${name}) r`);
		found[name] = rows[0]?.hash;
	}
	return found;
}

/** Tables that are not the same in both, with their numbers of rows. */
export function differences(before: Record<string, string>, after: Record<string, string>): string[] {
	const count = (hash: string | undefined) => hash?.split(" ")[0] ?? "no";
	return Object.keys({ ...before, ...after })
		.filter((table) => before[table] !== after[table])
		.map((table) => `${table} (${count(before[table])} rows, then ${count(after[table])})`);
}

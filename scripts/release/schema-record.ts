import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

/**
 * The schema as processes of a release use it, and what a later schema has to keep for them. Kept for each release in
 * `releases/`.
 */
export type SchemaRecord = {
	release: string;
	/** Columns by table, view or materialized view; `needed` is one that an insert must name. */
	columns: Record<string, Record<string, { type: string; needed?: true }>>;
	/** Limits that refuse or hide rows: checks, keys, unique indexes and row policies, by table and name. */
	limits: Record<string, string>;
	/** Each function with its arguments, and its result. */
	functions: Record<string, string>;
	/** Labels of each enumerated type. */
	labels: Record<string, string[]>;
	/** Rights of the product's role on each table. */
	rights: Record<string, string>;
	/** Hashes of the numbered migrations, which are not edited from then on. */
	migrations: Record<string, string>;
};

export type Query = (text: string) => Promise<{ rows: unknown[] }>;

const OURS = "n.nspname in ('public', 'pgboss')";
/** Partitions and the tables of the queue follow their parent. */
const RELATION = `${OURS} and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition`;

const readings = {
	columns: `select n.nspname || '.' || c.relname as key,
		jsonb_object_agg(a.attname, jsonb_strip_nulls(jsonb_build_object(
			'type', format_type(a.atttypid, a.atttypmod), 'needed', case when c.relkind in ('r', 'p') and a.attnotnull
				and not a.atthasdef and a.attidentity = '' and a.attgenerated = '' then true end)) order by a.attname) as value
		from pg_class c join pg_namespace n on n.oid = relnamespace join pg_attribute a on attrelid = c.oid and attnum > 0
			and not attisdropped
		where ${RELATION} group by 1`,
	limits: `select n.nspname || '.' || c.relname || ' ' || conname as key, pg_get_constraintdef(k.oid) as value
		from pg_constraint k join pg_class c on c.oid = conrelid join pg_namespace n on n.oid = c.relnamespace
		where ${RELATION} and contype in ('c', 'f', 'u', 'p', 'x')
		union all select schemaname || '.' || tablename || ' ' || policyname,
			concat_ws(' ', permissive, cmd, roles::text, qual, with_check)
		from pg_policies
		union all select n.nspname || '.' || c.relname || ' ' || i.relname, pg_get_indexdef(i.oid)
		from pg_index x join pg_class c on c.oid = indrelid join pg_class i on i.oid = indexrelid
		join pg_namespace n on n.oid = c.relnamespace
		where ${RELATION} and indisunique and not exists (select from pg_constraint where conindid = i.oid)`,
	functions: `select n.nspname || '.' || proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as key,
			coalesce(pg_get_function_result(p.oid), 'procedure') as value
		from pg_proc p join pg_namespace n on n.oid = pronamespace
		where ${OURS} and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
	labels: `select n.nspname || '.' || typname as key, jsonb_agg(enumlabel order by enumsortorder) as value
		from pg_enum e join pg_type t on t.oid = enumtypid join pg_namespace n on n.oid = typnamespace
		where ${OURS} group by 1`,
	rights: `select n.nspname || '.' || c.relname as key,
		concat_ws(' ', case when has_table_privilege('tawila_app', c.oid, 'select') then 'select' end,
			case when has_table_privilege('tawila_app', c.oid, 'insert') then 'insert' end,
			case when has_table_privilege('tawila_app', c.oid, 'update') then 'update' end,
			case when has_table_privilege('tawila_app', c.oid, 'delete') then 'delete' end) as value
		from pg_class c join pg_namespace n on n.oid = relnamespace where ${RELATION}`,
} as const;

/** Reads the schema of a database; `query` runs as the owner of its tables. */
export async function recordSchema(release: string, query: Query): Promise<SchemaRecord> {
	const read = async (text: string) => {
		const { rows } = await query(`select * from (${text}) each order by key collate "C"`);
		return Object.fromEntries((rows as { key: string; value: never }[]).map(({ key, value }) => [key, value]));
	};
	return {
		release,
		columns: await read(readings.columns),
		limits: await read(readings.limits),
		functions: await read(readings.functions),
		labels: await read(readings.labels),
		rights: await read(readings.rights),
		migrations: hashesOfMigrations(),
	};
}

function hashesOfMigrations() {
	const files = readdirSync("migrations")
		.filter((file) => file.endsWith(".sql"))
		.sort();
	const hash = (file: string) =>
		createHash("sha256")
			.update(readFileSync(`migrations/${file}`))
			.digest("hex");
	return Object.fromEntries(files.map((file) => [file, hash(file)]));
}

/** Migrations of a release that were edited or removed since. */
export const editedSince = (former: SchemaRecord, now: SchemaRecord): string[] =>
	Object.keys(former.migrations).filter((file) => now.migrations[file] !== former.migrations[file]);

/**
 * Everything that processes of the former release would miss, or be refused, on the present schema. `looser` are limits
 * that allow as much.
 */
export function brokenFor(former: SchemaRecord, now: SchemaRecord, looser: string[] = []): string[] {
	const found: string[] = [];
	for (const [table, columns] of Object.entries(former.columns)) {
		const present = now.columns[table];
		if (!present) {
			found.push(`${table} is gone`);
			continue;
		}
		for (const [name, { type, needed }] of Object.entries(columns)) {
			const column = present[name];
			if (!column) found.push(`${table}.${name} is gone`);
			else if (column.type !== type) found.push(`${table}.${name} was ${type} and is ${column.type}`);
			else if (column.needed && !needed) found.push(`${table}.${name} must be named in every insert now`);
		}
		for (const [name, { needed }] of Object.entries(present))
			if (needed && !columns[name]) found.push(`${table}.${name} is new and must be named in every insert`);
	}
	for (const [key, limit] of Object.entries(now.limits)) {
		const [table = "", name = ""] = key.split(" ");
		if (former.columns[table] && former.limits[key] !== limit && !looser.includes(name))
			found.push(`${key} is ${former.limits[key] ? "another limit" : "a new limit"}: ${limit}`);
	}
	for (const [name, result] of Object.entries(former.functions))
		if (now.functions[name] !== result)
			found.push(`${name} gave ${result} and gives ${now.functions[name] ?? "nothing: it is gone"}`);
	for (const [type, labels] of Object.entries(former.labels))
		for (const label of labels)
			if (!now.labels[type]?.includes(label)) found.push(`${type} has no '${label}' any more`);
	for (const [table, rights] of Object.entries(former.rights))
		for (const right of rights.split(" ").filter(Boolean))
			if (!now.rights[table]?.split(" ").includes(right))
				found.push(`${right} on ${table} is taken from the product's role`);
	return found;
}

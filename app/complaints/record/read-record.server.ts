import type { PoolClient } from "pg";
import { asTableOwner } from "../../base/db/client.server.ts";

/** How many cases are read at a time: what is in memory at once. */
const AT_ONCE = 200;

export type RecordTable = { table_name: string; row_column: string; case_column: string; uncovered: object };
/** A row of a case; of each column that is not null its value as JSON. */
export type CaseRow = { table: string; key: string; of_case: string; cells: Record<string, string> };
export type CaseRecord = {
	table_name: string;
	row_key: string;
	of_case: string;
	reference: string | null;
	salt: string | null;
	columns: Record<string, string> | null;
	digest: string | null;
};
/** A row of a case's chain, with the records it states: their digests, and columns that the product found changed. */
export type Statement = {
	of_case: string;
	seq: number;
	records: Record<string, string | null>;
	differed: Record<string, string[]> | null;
};
/** Some cases as they are at one moment. */
export type Cases = { ids: string[]; rows: CaseRow[]; records: CaseRecord[]; statements: Statement[] };
export type Query = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

/**
 * Hands over every case, some at a time, with the tables they consist of. Each batch is a moment of its own: the site
 * goes on in between. Read as the owner of the tables, so that no row policy hides a row.
 */
export async function eachCases<T>(work: (cases: Cases, tables: RecordTable[], ask: Query) => Promise<T>) {
	const tables = await asOfNow((ask) => ask<RecordTable>("select * from case_record_tables order by table_name"));
	let after = "00000000-0000-0000-0000-000000000000";
	for (;;) {
		const ids = await asOfNow(async (ask) => {
			const found = await nextIds(ask, after);
			if (found.length > 0) await work(await read(ask, tables, found), tables, ask);
			return found;
		});
		if (ids.length < AT_ONCE) break;
		after = ids.at(-1) ?? "";
	}
	const lost = await asOfNow((ask) => ask<{ id: string }>(LOST));
	for (let at = 0; at < lost.length; at += AT_ONCE) {
		const ids = lost.slice(at, at + AT_ONCE).map(({ id }) => id);
		await asOfNow(async (ask) => work(await read(ask, tables, ids), tables, ask));
	}
}

/** Cases of which nothing but their chain is left. */
const LOST = `select substr(chain, 6) as id from audit_chains
	where chain ~ '^case:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
	and not exists (select from complaints where id = substr(chain, 6)::uuid and status <> 'draft')
	and not exists (select from case_records where of_case = substr(chain, 6)::uuid) order by 1`;

const asOfNow = <T>(work: (ask: Query) => Promise<T>): Promise<T> =>
	asTableOwner(async (client: PoolClient) => {
		await client.query("begin isolation level repeatable read, read only");
		try {
			await client.query("set local timezone = 'UTC'");
			return await work(async (text, values) => (await client.query(text, values)).rows);
		} finally {
			await client.query("rollback");
		}
	});

async function nextIds(ask: Query, after: string): Promise<string[]> {
	const submitted = await ask<{ id: string }>(
		"select id from complaints where status <> 'draft' and id > $1 order by id limit $2",
		[after, AT_ONCE],
	);
	const recorded = await ask<{ id: string }>(
		"select of_case as id from case_records where of_case > $1 group by of_case order by of_case limit $2",
		[after, AT_ONCE],
	);
	return [...new Set([...submitted, ...recorded].map(({ id }) => id))].sort().slice(0, AT_ONCE);
}

async function read(ask: Query, tables: RecordTable[], ids: string[]): Promise<Cases> {
	const rows: CaseRow[] = [];
	for (const table of tables) rows.push(...(await ask<CaseRow>(rowsOf(table, "of_case = any($1)"), [ids])));
	const records = await ask<CaseRecord>("select * from case_records where of_case = any($1)", [ids]);
	const statements = await ask<Statement>(
		`select substr(chain, 6) as of_case, seq, details->'records' as records, details->'differed' as differed
		 from audit_log where chain = any($1) and details ? 'records' order by chain, seq`,
		[ids.map((id) => `case:${id}`)],
	);
	return { ids, rows, records, statements };
}

/** Rows of a table, of drafts as well, with the case they are in; `condition` names that case `of_case`. */
export function rowsOf({ table_name, row_column, case_column }: RecordTable, condition: string) {
	const byReference = case_column === "case_reference";
	const ofCase = byReference ? "c.id" : `t.${case_column}`;
	return `select '${table_name}' as table, t.${row_column}::text as key, ${ofCase} as of_case,
		(select json_object_agg(key, value::text) from jsonb_each(to_jsonb(t)) where value <> 'null') as cells
	 from ${table_name} t ${byReference ? "join complaints c on c.case_reference = t.case_reference" : ""}
	 where ${condition.replace("of_case", ofCase)}`;
}

import type { Problem } from "../../audit/chain/problem.ts";
import type { CaseRecord, CaseRow, Statement } from "./read-record.server.ts";
import { digestOf, leafOf } from "./record-hash.server.ts";

/** A case as it is, as it was recorded, and what its chain says of the records. */
export type ComparedCase = {
	id: string;
	rows: CaseRow[];
	records: CaseRecord[];
	statements: Statement[];
	/** Columns of a table without a hash. */
	uncovered: (table: string) => object;
};
/** `key` is of the row, for rows that may have moved. */
export type Difference = Pick<Problem, "where" | "what"> & { table: string; key: string; why: string };

const nameOf = (table: string, key: string) => `${table}:${key}`;

/** Every difference between the rows of a case, their records and the chain. */
export function compareCase({ rows, records, statements, uncovered }: ComparedCase): Difference[] {
	const found: Difference[] = [];
	const stated = new Map(statements.flatMap((each) => Object.entries(each.records)));
	const byName = new Map(rows.map((row) => [nameOf(row.table, row.key), row]));
	for (const record of records) {
		const { table_name: table, row_key: key } = record;
		const name = nameOf(table, key);
		const row = byName.get(name);
		byName.delete(name);
		const differs = (what: Problem["what"], why: string, column?: string) =>
			found.push({ table, key, what, why, where: column ? `${table}.${column}` : table });
		const digest = stated.get(name);
		stated.delete(name);
		if (digest === undefined) differs("added", `the chain names no row ${key}`);
		else if (digest === null && record.digest !== null) differs("added", `the chain says that row ${key} was removed`);
		else if (digest !== record.digest) differs("changed", `the record of row ${key} is not what the chain says`);
		if (record.digest === null || record.columns === null || record.salt === null) {
			if (row && digest) differs("changed", `row ${key} has lost its hashes`);
			else if (row) differs("added", `row ${key} was removed and is there again`);
			else if (digest) differs("missing", `row ${key} is gone`);
			continue;
		}
		if (digestOf({ ...record, columns: record.columns }) !== record.digest)
			differs("changed", `the hashes of row ${key} are not those of its record`);
		if (!row) {
			differs("missing", `row ${key} is gone`);
			continue;
		}
		for (const column of columnsThatDiffer(row, record.salt, record.columns, uncovered(table)))
			differs("changed", `row ${key} has another value than was recorded`, column);
	}
	for (const [name, digest] of stated) {
		if (digest === null) continue;
		const [table = "", key = ""] = name.split(":");
		const isThere = byName.delete(name);
		const why = isThere ? `row ${key} has lost its hashes` : `row ${key} is gone, and its record`;
		found.push({ table, key, where: table, what: isThere ? "changed" : "missing", why });
	}
	for (const { table, key } of byName.values())
		found.push({ table, key, where: table, what: "added", why: `row ${key} was not written by the product` });
	return [...found, ...statements.flatMap(foundByProduct)];
}

function columnsThatDiffer(row: CaseRow, salt: string, columns: Record<string, string>, uncovered: object): string[] {
	const now = Object.entries(row.cells).filter(([name]) => !Object.hasOwn(uncovered, name));
	const changed = now.filter(([name, value]) => columns[name] !== leafOf(salt, name, value)).map(([name]) => name);
	const emptied = Object.keys(columns).filter(
		(name) => !Object.hasOwn(row.cells, name) && !Object.hasOwn(uncovered, name),
	);
	return [...changed, ...emptied];
}

/** Columns that the product itself found changed when it came to a row again: `*` is the row as a whole. */
const foundByProduct = ({ seq, differed }: Statement): Difference[] =>
	Object.entries(differed ?? {}).flatMap(([name, columns]) => {
		const [table = "", key = ""] = name.split(":");
		return columns.map((column): Difference => {
			const isRow = column === "*";
			const why = `row ${key} was ${isRow ? "taken out" : "changed"} before row ${seq} of the chain, which says so`;
			return { table, key, why, where: isRow ? table : `${table}.${column}`, what: isRow ? "missing" : "changed" };
		});
	});

import type { Problem } from "../../audit/chain/problem.ts";
import { type ComparedCase, compareCase, type Difference } from "./compare-case.server.ts";
import { type CaseRow, type Cases, eachCases, type Query, type RecordTable, rowsOf } from "./read-record.server.ts";
import { decisionProblems } from "./verify-decisions.server.ts";
import { receiptProblems } from "./verify-receipts.server.ts";

/** More than these are counted, and not listed. */
const MOST = 1000;

/** Counts of all that was compared, and the problems; `more` problems are not listed. */
export type CasesVerdict = {
	cases: number;
	records: number;
	receipts: number;
	/** Signed decisions. */
	decisions: number;
	problems: Problem[];
	more: number;
};

/**
 * Compares every row of every submitted case with its salted hashes, the hashes with the digest in the chain of the
 * case, and what the case states with its signed receipts and decisions. The hashes are computed here and not by the
 * database. That the chain is whole is for `verifyLog` to say.
 */
export async function verifyCases(): Promise<CasesVerdict> {
	const verdict: CasesVerdict = { cases: 0, records: 0, receipts: 0, decisions: 0, problems: [], more: 0 };
	await eachCases(async (cases, tables, ask) => {
		const byCase = partedByCase(cases, tables);
		const found = byCase.map((one) => ({ one, differences: compareCase(one) }));
		const all = found.flatMap(({ differences }) => differences);
		const moved = await whereRowsAre(all, tables, ask);
		const keys = await ask<{ key: string; public_key: string }>("select key, public_key from receipt_keys");
		const keyNamed = new Map(keys.map(({ key, public_key }) => [key, public_key]));
		const [first] = await ask<{ id: string }>("select min(id) as id from complaint_decisions where jws is not null");
		const signing = { keys: keyNamed, firstSigned: Number(first?.id ?? Number.POSITIVE_INFINITY) };
		for (const { one, differences } of found) {
			const reference = referenceOf(one);
			const problems = [
				...differences.flatMap((each) => problemOf(each, reference, moved)),
				...receiptProblems(one, reference, keyNamed),
				...decisionProblems(one, reference, signing),
			];
			for (const problem of problems)
				if (verdict.problems.length < MOST) verdict.problems.push(problem);
				else verdict.more += 1;
			verdict.cases += one.rows.some(({ table }) => table === "complaints") ? 1 : 0;
			verdict.receipts += one.rows.filter(({ table }) => table === "complaint_receipts").length;
			verdict.decisions += one.rows.filter(({ table, cells }) => table === "complaint_decisions" && cells.jws).length;
		}
		verdict.records += cases.records.length;
	});
	return verdict;
}

function partedByCase({ ids, rows, records, statements }: Cases, tables: RecordTable[]): ComparedCase[] {
	const [rowsBy, recordsBy, statementsBy] = [grouped(rows), grouped(records), grouped(statements)];
	const uncovered = new Map(tables.map((table) => [table.table_name, table.uncovered]));
	return ids.map((id) => ({
		id,
		rows: rowsBy.get(id) ?? [],
		records: recordsBy.get(id) ?? [],
		statements: statementsBy.get(id) ?? [],
		uncovered: (table) => uncovered.get(table) ?? {},
	}));
}

function grouped<Row extends { of_case: string }>(rows: Row[]): Map<string, Row[]> {
	const groups = new Map<string, Row[]>();
	for (const row of rows) {
		const group = groups.get(row.of_case);
		if (group) group.push(row);
		else groups.set(row.of_case, [row]);
	}
	return groups;
}

/**
 * As it was recorded; else as the case or its receipt says. A case of which only the chain is left has its id alone.
 */
function referenceOf({ id, rows, records }: ComparedCase): string {
	const recorded = records.find(({ reference }) => reference)?.reference;
	const [now] = ["complaints", "complaint_receipts"].flatMap(
		(name) => rows.find(({ table }) => table === name)?.cells.case_reference ?? [],
	);
	return recorded ?? (now ? JSON.parse(now) : `case:${id}`);
}

type Places = { rows: Map<string, string>; records: Set<string> };

/**
 * Of rows that are missing the case in which they are now; of rows that were added those that have a record in another
 * case.
 */
async function whereRowsAre(found: Difference[], tables: RecordTable[], ask: Query): Promise<Places> {
	const places: Places = { rows: new Map(), records: new Set() };
	for (const table of tables) {
		const keys = (what: Difference["what"]) =>
			found.filter((each) => each.what === what && each.where === table.table_name).map(({ key }) => key);
		const [missing, added] = [keys("missing"), keys("added")];
		if (missing.length > 0)
			for (const row of await ask<CaseRow & { reference: string }>(
				rowsOf(table, `t.${table.row_column}::text = any($1)`),
				[missing],
			))
				places.rows.set(`${table.table_name}:${row.key}`, row.of_case);
		if (added.length > 0)
			for (const { row_key } of await ask<{ row_key: string }>(
				"select row_key from case_records where table_name = $1 and row_key = any($2) and digest is not null",
				[table.table_name, added],
			))
				places.records.add(`${table.table_name}:${row_key}`);
	}
	return places;
}

function problemOf({ table, key, where, what, why }: Difference, reference: string, places: Places): Problem[] {
	const name = `${table}:${key}`;
	const text = (words: string) => `${reference}: ${where}: ${words}`;
	// Named in the case it was taken from.
	if (what === "added" && where === table && places.records.has(name)) return [];
	const movedTo = what === "missing" && where === table ? places.rows.get(name) : undefined;
	if (movedTo)
		return [{ case: reference, where, what: "moved", text: text(`row ${key} is in the case ${movedTo} now`) }];
	return [{ case: reference, where, what, text: text(why) }];
}

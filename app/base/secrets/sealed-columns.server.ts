import { sql } from "kysely";
import { db, inTransaction } from "../db/client.server.ts";
import { currentKeyId, seal, unseal } from "./seal.server.ts";

/** A column of sealed texts. `place` is what a row's text was sealed for, from its values of `id` and `with`. */
export type SealedColumn = {
	table: string;
	column: string;
	/** The primary key, a text or a uuid. */
	id: string;
	with?: string;
	place: (id: string, other: string) => string;
	/** Opens the row policies of the table. */
	scope?: <T>(work: () => Promise<T>) => Promise<T>;
};
type SealedRow = { id: string; other: string; sealed: string };

const BATCH = 200;
const keyOf = (column: string) => sql`split_part(${sql.ref(column)}, '.', 1)`;
const inScope = <T>({ scope }: SealedColumn, work: () => Promise<T>) => (scope ? scope(work) : inTransaction(work));
const fields = ({ id, with: other, column }: SealedColumn) =>
	sql`${sql.ref(id)}::text as id, ${other ? sql.ref(other) : sql.lit("")}::text as other, ${sql.ref(column)} as sealed`;

/** The rows of a column. Where `with` is null the text was sealed for another place. */
const rowsOf = ({ table, column, with: other }: SealedColumn) =>
	sql`${sql.table(table)} where ${sql.ref(column)} is not null and ${sql.ref(other ?? column)} is not null`;

/** How many texts each key has sealed in a column, by the key's id. */
export const keysInUse = async (sealed: SealedColumn): Promise<Map<string, number>> =>
	inScope(sealed, async () => {
		const { rows } = await sql<{ key: string; count: number }>`
			select ${keyOf(sealed.column)} as key, count(*)::int as count from ${rowsOf(sealed)} group by 1`.execute(db());
		return new Map(rows.map(({ key, count }) => [key, count]));
	});

/** Whether a text that `key` sealed can be opened; true when there is none. */
export const opensWith = (sealed: SealedColumn, key: string): Promise<boolean> =>
	inScope(sealed, async () => {
		const { rows } = await sql<SealedRow>`
			select ${fields(sealed)} from ${rowsOf(sealed)} and ${keyOf(sealed.column)} = ${key} limit 1`.execute(db());
		const [row] = rows;
		return !row || opened(sealed, row) !== undefined;
	});

function opened({ place }: SealedColumn, { id, other, sealed }: SealedRow): string | undefined {
	try {
		return unseal(sealed, place(id, other));
	} catch {
		return undefined;
	}
}

/**
 * Seals every text of a column with the current key, in short transactions, while the site goes on. `kept` counts the
 * texts that no key of the settings opens: they stay as they are.
 */
export async function resealColumn(sealed: SealedColumn): Promise<{ resealed: number; kept: number }> {
	const done = { resealed: 0, kept: 0 };
	let after = "";
	for (;;) {
		const rows = await inScope(sealed, async () => {
			const found = await nextRows(sealed, after);
			for (const row of found) done[(await resealRow(sealed, row)) ? "resealed" : "kept"] += 1;
			return found;
		});
		const last = rows.at(-1);
		if (!last) return done;
		after = last.id;
	}
}

async function nextRows(sealed: SealedColumn, after: string): Promise<SealedRow[]> {
	const { rows } = await sql<SealedRow>`
		select ${fields(sealed)} from ${rowsOf(sealed)} and ${keyOf(sealed.column)} <> ${currentKeyId()}
			and ${sql.ref(sealed.id)}::text > ${after}
		order by ${sql.ref(sealed.id)}::text limit ${BATCH} for update`.execute(db());
	return rows;
}

async function resealRow(sealed: SealedColumn, row: SealedRow): Promise<boolean> {
	const text = opened(sealed, row);
	if (text === undefined) return false;
	await sql`
		update ${sql.table(sealed.table)} set ${sql.ref(sealed.column)} = ${seal(text, sealed.place(row.id, row.other))}
		where ${sql.ref(sealed.id)}::text = ${row.id}`.execute(db());
	return true;
}

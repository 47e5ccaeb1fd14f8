import { type RawBuilder, sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import { insertRows } from "../../../base/db/queries/insert-rows.server.ts";
import type { MergeDocument } from "./merge-document.ts";
import { type Reference, references } from "./player-references.ts";

type Row = Record<string, unknown>;
type Rows = MergeDocument["moved"];

const columnsOf = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
const onKey = (names: readonly string[]) =>
	sql.join(
		names.map((name) => sql`t.${sql.ref(name)} = k.${sql.ref(name)}`),
		sql` and `,
	);

/**
 * Lets all rows of one player name another. Of two that say the same one goes: the poorer one, or else the one that
 * would move. Use it in a transaction with both locked.
 */
export async function moveRows(from: number, to: number): Promise<Pick<MergeDocument, "moved" | "removed" | "filled">> {
	const [moved, removed]: [Rows, Rows] = [{}, {}];
	const filled: MergeDocument["filled"] = {};
	for (const reference of references) {
		const { table, key, isSame, idColumn } = reference;
		const name = sql.table(table);
		if (isSame) {
			const poorer = await removePoorer(from, to, reference);
			filled[table] = await fill(from, to, reference);
			const pairs = sql`from ${name} r join ${name} o on o.player_id = ${to} and ${isSame} where r.player_id = ${from}`;
			if (idColumn) await moveIds(idColumn, sql`select r.id as gone, min(o.id) as stays ${pairs} group by r.id`);
			const { rows } = await sql<{ row: Row }>`delete from ${name} as r using ${name} o
				where r.player_id = ${from} and o.player_id = ${to} and ${isSame} returning to_jsonb(r) as row`.execute(db());
			removed[table] = [...poorer, ...rows.map(({ row }) => row)];
		}
		const { rows } = await sql<Row>`update ${name} set player_id = ${to} where player_id = ${from}
				returning ${columnsOf(key)}`.execute(db());
		moved[table] = rows;
	}
	return { moved, removed, filled };
}

/** Removes rows of the player who stays that rows of the other one are further on than, and returns them. */
async function removePoorer(
	from: number,
	to: number,
	{ table, isSame, isFurther, idColumn }: Reference,
): Promise<Row[]> {
	if (!isSame || !isFurther) return [];
	const name = sql.table(table);
	// A row that goes itself, because of another one, removes none.
	const going = sql`r.player_id = ${from} and not exists (
		select from ${name} o where o.player_id = ${to} and ${isSame} and not (${isFurther}))`;
	const which = sql`o.player_id = ${to} and ${isSame} and ${isFurther} and ${going}`;
	if (idColumn)
		await moveIds(
			idColumn,
			sql`select o.id as gone, min(r.id) as stays from ${name} r, ${name} o where ${which} group by o.id`,
		);
	const { rows } = await sql<{ row: Row }>`delete from ${name} as o using ${name} r where ${which}
		returning to_jsonb(o) as row`.execute(db());
	return rows.map(({ row }) => row);
}

/**
 * The columns that a row which stays takes from the one that goes where it has none: all that its table has, so that no
 * new one is forgotten, without keys, counters and what is a row's own.
 */
export async function filledColumns({ table, key, isSame, own = [] }: Reference): Promise<string[]> {
	if (!isSame) return [];
	const kept = ["player_id", "version", "updated_at", ...key, ...own];
	const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
		where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and not attnotnull
			and attname <> all(${kept}) order by attnum`.execute(db());
	return rows.map((row) => row.name);
}

/**
 * Fills what rows of the player who stays leave empty from those of the other one; returns the rows as they were and as
 * they are.
 */
async function fill(from: number, to: number, reference: Reference) {
	const { table, isSame } = reference;
	const fills = await filledColumns(reference);
	if (!isSame || fills.length === 0) return [];
	const name = sql.table(table);
	const values = fills.map((column) => sql`${sql.ref(column)} = coalesce(o.${sql.ref(column)}, r.${sql.ref(column)})`);
	const lacks = fills.map((column) => sql`o.${sql.ref(column)} is null and r.${sql.ref(column)} is not null`);
	const { rows } = await sql<{ was: Row; after: Row }>`
		with pairs as materialized (select to_jsonb(o) as was from ${name} o where o.player_id = ${to})
		update ${name} as o set ${sql.join(values)} from ${name} r, pairs
		where o.player_id = ${to} and r.player_id = ${from} and ${isSame} and (${sql.join(lacks, sql` or `)})
		returning pairs.was, to_jsonb(o) as after`.execute(db());
	return rows;
}

/** Gives filled rows the values that they had; false when one of them is not as it was left. */
async function empty(player: number, reference: Reference, filled: MergeDocument["filled"][string]) {
	const { table } = reference;
	const fills = filled.length > 0 ? await filledColumns(reference) : [];
	for (const { was, after } of filled) {
		const values = fills.map((column) => sql`${sql.ref(column)} = was.${sql.ref(column)}`);
		const given = (row: Row) => sql`jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`;
		const asLeft = fills.map((column) => sql`o.${sql.ref(column)} is not distinct from after.${sql.ref(column)}`);
		const { numAffectedRows } = await sql`update ${sql.table(table)} as o set ${sql.join(values)}
			from ${given(was)} was, ${given(after)} after
			where o.player_id = ${player} and ${sql.join(asLeft, sql` and `)}`.execute(db());
		if (numAffectedRows !== 1n) return false;
	}
	return true;
}

/**
 * Lets rows that moved name the first player again, and brings those back that went; false when one of them is not as
 * it was left.
 */
export async function moveBack(
	from: number,
	to: number,
	{ moved, removed, filled }: Pick<MergeDocument, "moved" | "removed" | "filled">,
) {
	for (const reference of references) {
		const { table, key } = reference;
		if (!(await empty(from, reference, filled[table] ?? []))) return false;
		const [name, keys] = [sql.table(table), moved[table] ?? []];
		const given = sql`jsonb_populate_recordset(null::${name}, ${JSON.stringify(keys)}::jsonb)`;
		const { numAffectedRows } = await sql`update ${name} t set player_id = ${to} from ${given} k
			where ${onKey(key)} and t.player_id = ${from}`.execute(db());
		if (Number(numAffectedRows ?? 0n) !== keys.length) return false;
		await insertRows(table, removed[table] ?? []);
	}
	return true;
}

/** The clubs of players by days, as rows. */
export async function stintsOf(players: readonly number[]): Promise<Row[]> {
	const { rows } = await sql<{
		row: Row;
	}>`select to_jsonb(s) as row from stints s where player_id = any(${players}) order by id`.execute(db());
	return rows.map(({ row }) => row);
}

/** Gives ids of rows that go to the rows that stay, as pairs say. */
const moveIds = (column: string, pairs: RawBuilder<unknown>) =>
	sql`update external_ids x set ${sql.ref(column)} = pairs.stays from (${pairs}) pairs
		where x.${sql.ref(column)} = pairs.gone`.execute(db());

/**
 * Makes the stints of two players those of one. Where they overlap given ones go before those that only follow, and
 * else `first`'s go before; ids of other systems name the stint that stays.
 */
export async function moveStints(from: number, to: number, first: number) {
	const overlaps = sql`own.kind = 'own' and other.kind = 'own'
		and daterange(own.from_on, own.until_on, '[]') && daterange(other.from_on, other.until_on, '[]')`;
	const second = first === from ? to : from;
	const giveWay = async (loser: number, winner: number, which: RawBuilder<unknown>) => {
		const pairs = sql`from stints own join stints other on other.player_id = ${winner} and ${overlaps}
			where own.player_id = ${loser} and ${which}`;
		await moveIds("stint_id", sql`select own.id as gone, min(other.id) as stays ${pairs} group by own.id`);
		await sql`delete from stints where id in (select own.id ${pairs})`.execute(db());
	};
	const onlyFollows = sql`own.is_derived and not other.is_derived`;
	await giveWay(second, first, onlyFollows);
	await giveWay(first, second, onlyFollows);
	await giveWay(second, first, sql`true`);
	await sql`update stints set player_id = ${to} where player_id = ${from}`.execute(db());
}

/** Ids of other systems for the stints, licences and places on rosters of players, as rows. */
export async function idsOf(players: readonly number[]): Promise<Row[]> {
	const { rows } = await sql<{ row: Row }>`select to_jsonb(x) as row from external_ids x
		left join stints s on s.id = x.stint_id left join licences l on l.id = x.licence_id
		left join squad_players q on q.id = x.squad_player_id
		where coalesce(s.player_id, l.player_id, q.player_id) = any(${players})
		order by x.source, x.kind, x.external_id`.execute(db());
	return rows.map(({ row }) => row);
}

/** Gives players the stints that they had. Ids that stints got since stay theirs. */
export async function restoreStints(players: readonly number[], stints: readonly Row[]) {
	const ids = await idsOf(players);
	await sql`delete from stints where player_id = any(${players})`.execute(db());
	await insertRows("stints", stints);
	const known = new Set(stints.map(({ id }) => id));
	await insertRows(
		"external_ids",
		ids.filter(({ stint_id }) => known.has(stint_id)),
	);
}

/** Lets ids of other systems name the rows that they named. The imports that brought them may be gone since. */
export async function restoreIds(ids: readonly Row[]) {
	const { rows } = await sql<{ row: Row }>`with was as materialized (
			select x.* from jsonb_populate_recordset(null::external_ids, ${JSON.stringify(ids)}::jsonb) x),
		gone as (delete from external_ids x using was
			where (x.source, x.kind, x.external_id) = (was.source, was.kind, was.external_id))
		select to_jsonb(was) || jsonb_build_object('import_batch_id', b.id) as row from was
		left join import_batches b on b.id = was.import_batch_id`.execute(db());
	await insertRows(
		"external_ids",
		rows.map(({ row }) => row),
	);
}

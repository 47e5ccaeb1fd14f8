import type { KnownRecord } from "../../records/imports/plan.ts";
import type { Claims } from "../plan/claims.ts";
import type { WriteOrder } from "../plan/importer.ts";
import type { ReadRow } from "../plan/read-row.ts";
import type { Work } from "../plan/work.ts";

type Values = Record<string, unknown>;
/** Days of something that can be in one place at a time. */
type Place = { of: string; from: unknown; until: unknown };
type Rules = {
	known: Iterable<KnownRecord>;
	/** Undefined for a record that may overlap with others. */
	placeOf: (record: Values) => Place | undefined;
	/** Records that rows take the place of. */
	givesWay?: (record: KnownRecord) => boolean;
	/** The column that is wrong, and why. */
	column: string;
	problem: string;
	nameOf: (record: Values) => string;
};

/**
 * Keeps rows apart from each other and from records that no row speaks of: one without a free place is wrong, and names
 * who has it. Returns how rows are to be written so that each finds its place free: changes first, in the order that
 * lets them.
 */
export function placeRows(claims: Claims, rows: readonly ReadRow[], rules: Rules): WriteOrder {
	const valid = rows.filter(({ problems }) => !problems);
	const recordOf = (row: ReadRow) => claims.found.get(row)?.record;
	const places = new Places(rules);
	const spokenOf = new Set(valid.map((row) => recordOf(row)?.id));
	for (const record of rules.known)
		if (spokenOf.has(record.id) || !rules.givesWay?.(record)) places.put(record.id, record);
	const order = new Map<number, number>();
	const take = (row: ReadRow) => {
		const record = recordOf(row);
		const after = afterOf(row, record);
		const key = record?.id ?? row;
		if (places.inTheWay(key, after) !== undefined) return false;
		places.put(key, after);
		order.set(row.line, order.size);
		return true;
	};
	let changes = valid.filter((row) => recordOf(row));
	for (let before = -1; before !== changes.length; ) {
		before = changes.length;
		changes = changes.filter((row) => !take(row));
	}
	const additions = valid.filter((row) => !recordOf(row) && !take(row));
	for (const row of [...changes, ...additions]) {
		const record = recordOf(row);
		row.problems = { [rules.column]: rules.problem };
		row.against = { [rules.column]: places.inTheWay(record?.id ?? row, afterOf(row, record)) ?? "" };
	}
	const nth = ({ plan }: Work) => order.get(plan.line) ?? 0;
	return (work) => [...work].sort((a, b) => nth(a) - nth(b));
}

/** A row that names a record by its id, and another player than the record's, is wrong. */
export function refuseOthers(claims: Claims) {
	for (const [row, { record }] of claims.found)
		if (record && row.values && row.values.player_id !== record.player_id)
			row.problems = { player: "otherPlayersRecord", ...row.problems };
}

/** A record as a row leaves it. */
function afterOf({ values = {}, columns }: ReadRow, record: KnownRecord | undefined): Values {
	if (!record) return values;
	return { ...record, ...Object.fromEntries(columns.map((column) => [column, values[column]])) };
}

type TakenPlace = Place & { name: () => string };

/** Who has which place. */
class Places {
	readonly #rules: Rules;
	readonly #taken = new Map<string, Map<unknown, TakenPlace>>();
	readonly #of = new Map<unknown, string>();

	constructor(rules: Rules) {
		this.#rules = rules;
	}

	put(key: unknown, record: Values) {
		this.#taken.get(this.#of.get(key) ?? "")?.delete(key);
		const place = this.#rules.placeOf(record);
		if (!place) return;
		const others = this.#taken.get(place.of) ?? new Map<unknown, TakenPlace>();
		this.#taken.set(place.of, others.set(key, { ...place, name: () => this.#rules.nameOf(record) }));
		this.#of.set(key, place.of);
	}

	/** The name of one who has a day of the place that a record wants. */
	inTheWay(key: unknown, record: Values): string | undefined {
		const place = this.#rules.placeOf(record);
		for (const [other, taken] of (place && this.#taken.get(place.of)) ?? [])
			if (place && other !== key && overlap(place, taken)) return taken.name();
		return undefined;
	}
}

/** Days without a first or a last one go on for ever. */
const overlap = (a: Place, b: Place) =>
	String(a.from ?? "") <= String(b.until ?? "9999-12-31") && String(b.from ?? "") <= String(a.until ?? "9999-12-31");

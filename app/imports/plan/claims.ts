import { writtenId } from "../../records/ids/external-id.ts";
import type { DoubtKey, KnownRecord } from "../../records/imports/plan.ts";
import type { ReadRow } from "./read-row.ts";

/**
 * The record that a row speaks of; or those that it may speak of, which its editor is asked about, and an earlier line
 * that is like it. A row that is in neither case is a new record.
 */
export type FoundRecord = { record?: KnownRecord; ask?: { why: DoubtKey; candidates: KnownRecord[]; line?: number } };

/** The records of a kind, as rows of a file are compared with them. */
export type Records = {
	byId: ReadonlyMap<number, KnownRecord>;
	byExternalId: ReadonlyMap<string, number>;
	/** Those that a row without an id may speak of. */
	candidatesOf: (row: ReadRow) => readonly KnownRecord[];
};

/** Records that an editor chooses from. */
const MAX_CANDIDATES = 10;

/** Which rows of one file speak of which records: each record is spoken of once. */
export class Claims {
	readonly found = new Map<ReadRow, FoundRecord>();
	readonly #records: Records;
	readonly #lines = new Map<number, number>();
	readonly #named = new Set<string>();

	constructor(records: Records) {
		this.#records = records;
		for (const [id, record] of records.byExternalId) this.#named.add(`${record} ${id.slice(0, id.indexOf(":"))}`);
	}

	take(row: ReadRow, record: KnownRecord) {
		this.#lines.set(record.id, row.line);
		this.found.set(row, { record });
	}

	ask(row: ReadRow, why: DoubtKey, candidates: KnownRecord[], line?: number) {
		this.found.set(row, { ask: { why, candidates: candidates.slice(0, MAX_CANDIDATES), line } });
	}

	/** Asks whether a row is one of these, whose names are nearly its name. */
	askLike(row: ReadRow, records: readonly KnownRecord[]) {
		const free = this.free(row, records);
		if (free.length > 0) this.ask(row, "likeName", free);
	}

	/**
	 * The record that the row's id names. Of two rows with one id the second is wrong, as is one whose number no record
	 * has.
	 */
	takeById(row: ReadRow, seen: Map<string, number>) {
		const id = row.external ? writtenId(row.external) : row.own;
		if (id === undefined) return;
		const record = this.#records.byId.get(row.own ?? this.#records.byExternalId.get(String(id)) ?? 0);
		const line = seen.get(String(id)) ?? (record && this.lineOf(record));
		seen.set(String(id), row.line);
		if (line !== undefined) {
			row.problems = { ...row.problems, id: "repeatedId" };
			this.ask(row, "likeLine", [], line);
		} else if (record) this.take(row, record);
		else if (row.own !== undefined) row.problems = { ...row.problems, id: "unknownId" };
	}

	/** The line that speaks of a record. */
	lineOf = (record: KnownRecord) => this.#lines.get(record.id);

	/** Records among these that no line speaks of, and that the row's source has no other id for. */
	free = (row: ReadRow, of: readonly KnownRecord[] = this.#records.candidatesOf(row)) =>
		of.filter(({ id }) => !this.#lines.has(id) && !(row.external && this.#named.has(`${id} ${row.external.source}`)));

	/** A line that speaks of a record which this row could have meant. */
	takenBy = (row: ReadRow) =>
		this.#records
			.candidatesOf(row)
			.map(this.lineOf)
			.find((line) => line !== undefined);
}

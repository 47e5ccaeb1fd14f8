import { type Actor, accountIdOf } from "../../access/actor.ts";
import { type AuditEvent, audit } from "../../audit/audit.server.ts";
import { db } from "../../base/db/client.server.ts";
import { addRecords, changeRecord, deleteRecord, type Kind, rowOf, type SaveOutcome } from "../change-record.server.ts";
import type { ExternalId } from "../ids/external-id.ts";
import { addExternalId, hasIds } from "../ids/external-ids.server.ts";
import type { ImportBatchesTable } from "../tables.ts";

export type BatchKind = ImportBatchesTable["kind"];
/** The upload or run that became a batch, when it may become one batch only. */
type Origin = { photo_archive_id?: number; bulk_run_id?: number };

/** A new record of a batch. */
type AddedRecord = { values: Record<string, unknown>; externalId?: ExternalId | undefined };

/** Records that are written together and can be taken back together. Use it inside one transaction. */
export type Batch = {
	id: number;
	add: (values: Record<string, unknown>, externalId?: ExternalId) => Promise<number>;
	/** Several at once; returns their ids in the same order. */
	addEach: (rows: readonly AddedRecord[]) => Promise<number[]>;
	change: (
		id: number,
		version: number,
		values: Record<string, unknown>,
		externalId?: ExternalId,
	) => Promise<SaveOutcome>;
	/** Deletes a record; undoing brings it back under its id. */
	remove: (id: number) => Promise<void>;
	/** Adds to the figures of the batch. */
	count: () => Promise<void>;
	/** Stores the figures and the line of the audit log. */
	close: () => Promise<{ batch: number; created: number; updated: number }>;
};

type Options = {
	kind: BatchKind;
	record: Kind;
	fileName: string | null;
	origin?: Origin;
	/** The squad whose roster it changes. */
	squad?: number;
	/** The name of a batch without a file. */
	label?: { label: string; label_ar: string };
	/** The name of each change in the audit log, and of the whole. */
	events?: { each: AuditEvent; all: AuditEvent };
	/** Undoing restores a column that still has the batch's value, also when other columns changed since. */
	byColumn?: boolean;
};

/** Begins a batch; undefined when its origin has become one already. */
export async function openBatch(actor: Actor, options: Options): Promise<Batch | undefined> {
	const { kind, fileName, origin, label, squad: squad_id } = options;
	const batch = await db()
		.insertInto("import_batches")
		.values({ kind, file_name: fileName, imported_by_id: accountIdOf(actor), squad_id, ...origin, ...label })
		.onConflict((oc) => oc.doNothing())
		.returning("id")
		.executeTakeFirst();
	return batch && continueBatch(actor, batch.id, options);
}

/** A batch that another transaction began. */
export function continueBatch(
	actor: Actor,
	batch: number,
	{ kind, record, byColumn, events }: Pick<Options, "kind" | "record" | "byColumn" | "events">,
): Batch {
	let [created, updated] = [0, 0];
	const call = async (id: number, externalId: ExternalId | undefined) => {
		if (externalId && hasIds(record)) await addExternalId(record, id, externalId, batch);
	};
	const count = async () => {
		await db()
			.updateTable("import_batches")
			.set((eb) => ({ created: eb("created", "+", created), updated: eb("updated", "+", updated) }))
			.where("id", "=", batch)
			.execute();
		[created, updated] = [0, 0];
	};
	const addEach = async (rows: readonly AddedRecord[]) => {
		const ids = await addRecords(
			actor,
			record,
			rows.map(({ values }) => values),
		);
		for (const [i, { externalId }] of rows.entries()) await call(ids[i] ?? 0, externalId);
		if (ids.length > 0) await noteEach(ids.map((id) => noteOf(batch, id, 1, null)));
		created += ids.length;
		return ids;
	};
	return {
		id: batch,
		async add(values, externalId) {
			const [id] = await addEach([{ values, externalId }]);
			if (id === undefined) throw new Error("A new record has an id.");
			return id;
		},
		addEach,
		async change(id, version, values, externalId) {
			const saved = await changeRecord(actor, record, id, version, values, events?.each);
			if (!saved.ok) return saved;
			await call(id, externalId);
			if (externalId) await audit(actor, `${record}.updated`, `${record}:${id}`, { fields: ["external_id"] });
			const before = Object.fromEntries(Object.keys(values).map((column) => [column, saved.before[column]]));
			const steps = Object.keys(values).length > 0 ? 1 : 0; // an id alone makes no new version
			await noteEach([noteOf(batch, id, saved.before.version + steps, before, byColumn ? values : null)]);
			updated += 1;
			return saved;
		},
		async remove(id) {
			const row = await rowOf(record, id);
			if (!row || !(await deleteRecord(actor, record, id))) return;
			await noteEach([noteOf(batch, id, DELETED, row)]);
			updated += 1;
		},
		count,
		async close() {
			await count();
			const figures = await db()
				.selectFrom("import_batches")
				.select(["created", "updated"])
				.where("id", "=", batch)
				.executeTakeFirstOrThrow();
			await audit(actor, events?.all ?? "import.done", `import:${batch}`, { kind, ...figures });
			return { batch, ...figures };
		},
	};
}

/** The version of a record that a batch deleted. */
export const DELETED = 0;

type Values = Record<string, unknown> | null;

const noteOf = (batch: number, record: number, version: number, before: Values, after: Values = null) => ({
	import_batch_id: batch,
	record,
	version,
	before: before && JSON.stringify(before),
	after: after && JSON.stringify(after),
});

const noteEach = (rows: ReturnType<typeof noteOf>[]) => db().insertInto("import_batch_rows").values(rows).execute();

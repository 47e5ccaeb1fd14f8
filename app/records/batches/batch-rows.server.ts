import { type Actor, accountIdOf } from "../../access/actor.ts";
import { type AuditEvent, audit } from "../../audit/audit.server.ts";
import { db } from "../../base/db/client.server.ts";
import { addRecord, changeRecord, type Kind, type Saved } from "../change-record.server.ts";
import type { ExternalId } from "../ids/external-id.ts";
import { addExternalId, hasIds } from "../ids/external-ids.server.ts";
import type { ImportBatchesTable } from "../tables.ts";

export type BatchKind = ImportBatchesTable["kind"];
/** The upload or run that became a batch, when it may become one batch only. */
type Origin = { photo_archive_id?: number; bulk_run_id?: number };

/** Records that are written together and can be taken back together. Use it inside one transaction. */
export type Batch = {
	id: number;
	add: (values: Record<string, unknown>, externalId?: ExternalId) => Promise<number>;
	change: (id: number, version: number, values: Record<string, unknown>, externalId?: ExternalId) => Promise<Saved>;
	/** Stores the figures and the line of the audit log. */
	close: () => Promise<{ batch: number; created: number; updated: number }>;
};

type Options = {
	kind: BatchKind;
	record: Kind;
	fileName: string | null;
	origin?: Origin;
	/** The name of a batch without a file. */
	label?: { label: string; label_ar: string };
	/** The name of each change in the audit log, and of the whole. */
	events?: { each: AuditEvent; all: AuditEvent };
	/** Undoing restores a column that still has the batch's value, also when other columns changed since. */
	byColumn?: boolean;
};

/** Begins a batch; undefined when its origin has become one already. */
export async function openBatch(actor: Actor, options: Options): Promise<Batch | undefined> {
	const { kind, record, fileName, origin, byColumn, label, events } = options;
	const batch = await db()
		.insertInto("import_batches")
		.values({ kind, file_name: fileName, imported_by_id: accountIdOf(actor), ...origin, ...label })
		.onConflict((oc) => oc.doNothing())
		.returning("id")
		.executeTakeFirst();
	if (!batch) return undefined;
	let [created, updated] = [0, 0];
	const call = async (id: number, externalId: ExternalId | undefined) => {
		if (externalId && hasIds(record)) await addExternalId(record, id, externalId, batch.id);
	};
	return {
		id: batch.id,
		async add(values, externalId) {
			const id = await addRecord(actor, record, values);
			await call(id, externalId);
			await note(batch.id, id, 1, null);
			created += 1;
			return id;
		},
		async change(id, version, values, externalId) {
			const saved = await changeRecord(actor, record, id, version, values, events?.each);
			if (!saved.ok) return saved;
			await call(id, externalId);
			if (externalId) await audit(actor, `${record}.updated`, `${record}:${id}`, { fields: ["external_id"] });
			const before = Object.fromEntries(Object.keys(values).map((column) => [column, saved.before[column]]));
			const steps = Object.keys(values).length > 0 ? 1 : 0; // an id alone makes no new version
			await note(batch.id, id, saved.before.version + steps, before, byColumn ? values : null);
			updated += 1;
			return saved;
		},
		async close() {
			await db().updateTable("import_batches").set({ created, updated }).where("id", "=", batch.id).execute();
			await audit(actor, events?.all ?? "import.done", `import:${batch.id}`, { kind, created, updated });
			return { batch: batch.id, created, updated };
		},
	};
}

type Values = Record<string, unknown> | null;

const note = (batch: number, id: number, version: number, before: Values, after: Values = null) =>
	db()
		.insertInto("import_batch_rows")
		.values({
			import_batch_id: batch,
			record: id,
			version,
			before: before && JSON.stringify(before),
			after: after && JSON.stringify(after),
		})
		.execute();

import { lockImports, type Preparation } from "../../records/batches/batch.server.ts";
import { noteExtra } from "../../records/batches/batch-extras.server.ts";
import { type Batch, continueBatch } from "../../records/batches/batch-rows.server.ts";
import { inSlices } from "../../records/batches/slices.server.ts";
import type { PlannedRow } from "../../records/imports/plan.ts";
import { type ImportKind, importers, importRecords } from "../importers.server.ts";
import type { AnyImporter } from "../plan/importer.ts";
import type { End, Work, WrittenRow } from "../plan/work.ts";
import { type HeldRun, isHeld } from "./hold-run.server.ts";
import { newestOf } from "./newest.server.ts";
import { noteWritten } from "./note-written.server.ts";

type Options = {
	batchId: number;
	newest: number;
	prepare?: Preparation | undefined;
	complete?: ((record: number) => Promise<void>) | undefined;
};

/** Writes rows in slices. */
export async function writeRows(run: HeldRun, work: readonly Work[], options: Options) {
	const { batchId, newest: planned, prepare, complete } = options;
	let newest = planned;
	const outcome: { end: End } = { end: "done" };
	let isStale = false;
	await inSlices(work, async (slice) => {
		await lockImports(run.kind);
		if (!(await isHeld(run, slice.length))) {
			outcome.end = "lost";
			return false;
		}
		const hasNew = slice.some(({ effect }) => effect === "new");
		if (hasNew && (await newestOf(run.kind)) > newest) {
			outcome.end = "again";
			return false;
		}
		const batch = continueBatch(run.actor, batchId, { kind: run.kind, record: importRecords[run.kind] });
		const valuesOf = ({ plan }: Work) => prepare?.(run.actor, plan, noteExtra(batchId)) ?? plan.values ?? {};
		const changed = await change(batch, slice, valuesOf);
		const added = await add(batch, slice, valuesOf, oneByOne(run.kind));
		if (complete) for (const { record } of added) await complete(record);
		await batch.count();
		await noteWritten(run.id, [...changed.written, ...added]);
		isStale ||= changed.isStale;
		newest = Math.max(newest, ...added.map(({ record }) => record));
		return true;
	});
	return isStale && outcome.end === "done" ? "again" : outcome.end;
}

type ValueSource = (work: Work) => Promise<Record<string, unknown>> | Record<string, unknown>;

/** Changes records that are as they were when their rows were planned. */
async function change(batch: Batch, slice: readonly Work[], valuesOf: ValueSource) {
	const written: WrittenRow[] = [];
	let isStale = false;
	for (const work of slice) {
		const { nth, effect, plan } = work;
		if (effect !== "changed" || plan.id === undefined) continue;
		const saved = await batch.change(plan.id, plan.version ?? 0, await valuesOf(work), plan.externalId);
		if (saved.ok) written.push({ nth, record: plan.id });
		else isStale = true;
	}
	return { written, isStale };
}

async function add(
	batch: Batch,
	slice: readonly Work[],
	valuesOf: ValueSource,
	oneByOne: boolean,
): Promise<WrittenRow[]> {
	const work = slice.filter(({ effect }) => effect === "new");
	if (oneByOne) {
		const written: WrittenRow[] = [];
		for (const each of work)
			written.push({ nth: each.nth, record: await batch.add(await valuesOf(each), each.plan.externalId) });
		return written;
	}
	const rows: { values: Record<string, unknown>; externalId?: PlannedRow["externalId"] }[] = [];
	for (const each of work) rows.push({ values: await valuesOf(each), externalId: each.plan.externalId });
	const ids = await batch.addEach(rows);
	return ids.flatMap((record, i) => {
		const nth = work[i]?.nth;
		return nth === undefined ? [] : [{ nth, record }];
	});
}

function oneByOne(kind: ImportKind): boolean {
	const importer: AnyImporter = importers[kind];
	return "oneByOne" in importer && importer.oneByOne === true;
}

import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { accountIdOf, operator } from "../../access/actor.ts";
import { record } from "../../access/record.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { files } from "../../base/files/store.server.ts";
import { enqueue, type JobKind } from "../../base/jobs/queue.server.ts";
import { log } from "../../base/log.server.ts";
import type { Line, RunKind } from "./outcome.ts";

export type Run = NonNullable<Awaited<ReturnType<typeof latestRun>>>;

const columns = [
	"id",
	"kind",
	"state",
	"total",
	"done",
	"report",
	"problem",
	"file",
	"created_at",
	"finished_at",
] as const;

/** The last run of a kind, still going or over; undefined when there was none. */
export function latestRun(kind: RunKind) {
	return db().selectFrom("bulk_runs").select(columns).where("kind", "=", kind).orderBy("id", "desc").executeTakeFirst();
}

/** The last run of every kind, by kind. */
export async function latestRuns(): Promise<Partial<Record<RunKind, Run>>> {
	const rows = await db()
		.selectFrom("bulk_runs")
		.select(columns)
		.distinctOn("kind")
		.orderBy("kind")
		.orderBy("id", "desc")
		.execute();
	return Object.fromEntries(rows.map((run) => [run.kind, run]));
}

/**
 * Begins a run in the queue. One of a kind goes at a time: while it does, nothing new begins and the answer is undefined.
 * The account that asked is written down, because the work goes on without its session.
 */
export function beginRun(actor: Actor, kind: RunKind, file: string | null = null): Promise<number | undefined> {
	return inTransaction(async () => {
		const begun = await db()
			.insertInto("bulk_runs")
			.values({
				kind,
				file,
				started_by_id: accountIdOf(actor),
				started_by: JSON.stringify(actor) as never,
			})
			.onConflict((oc) => oc.doNothing())
			.returning("id")
			.executeTakeFirst();
		if (!begun) return undefined;
		await record(actor, "bulk-run.started", `bulk-run:${begun.id}`, { kind });
		await enqueue(bulkJob, { id: begun.id });
		return begun.id;
	});
}

/** What a run does with its entries: how many there are, and one outcome after the other. */
export type Work = (run: Run, actor: Actor) => Promise<{ total: number; lines: AsyncIterable<Line> }>;
const works = new Map<RunKind, Work>();
export const workOf = (kind: RunKind, work: Work) => void works.set(kind, work);

/** A run that stopped with its server is begun again by the queue: every kind of work finds what is left to do. */
export const bulkJob: JobKind<{ id: number }> = {
	name: "bulk-run",
	atOnce: 3, // one of each kind
	expireSeconds: 6 * 3600,
	retryLimit: 3,
	retryDelay: 10,
	async run({ id }, { last }) {
		const row = await db().selectFrom("bulk_runs").selectAll().where("id", "=", id).executeTakeFirst();
		const work = row && works.get(row.kind);
		if (!row || !work || row.state !== "processing") return;
		const actor = (Object.keys(row.started_by).length > 0 ? row.started_by : operator) as Actor;
		try {
			const { total, lines } = await work(row, actor);
			await db()
				.updateTable("bulk_runs")
				.set({ total, done: 0, report: "[]" as never })
				.where("id", "=", id)
				.execute();
			let done = 0;
			for await (const line of lines) {
				done += 1;
				await db()
					.updateTable("bulk_runs")
					.set({ done, report: sql`report || ${JSON.stringify([line])}::jsonb` })
					.where("id", "=", id)
					.execute();
			}
			await finish(actor, id, { state: "complete", problem: null });
		} catch (error) {
			log.error("bulk-run.failed", { id, error });
			if (!last) throw error;
			if (row.file) await files().delete(row.file);
			await finish(actor, id, { state: "error", problem: "failed" });
		}
	},
};

async function finish(actor: Actor, id: number, end: { state: "complete" | "error"; problem: string | null }) {
	await inTransaction(async () => {
		await db()
			.updateTable("bulk_runs")
			.set({ ...end, finished_at: new Date() })
			.where("id", "=", id)
			.execute();
		await record(actor, `bulk-run.${end.state === "complete" ? "finished" : "failed"}`, `bulk-run:${id}`);
	});
}

const PATIENCE_MS = 5000;
const LOOK_EVERY_MS = 250;

/** Waits a moment for a run to end: short work is then shown finished to those who have no script to look again. */
export async function settled(id: number): Promise<void> {
	for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
		const run = await db().selectFrom("bulk_runs").select("state").where("id", "=", id).executeTakeFirst();
		if (run?.state !== "processing") return;
		await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
	}
}

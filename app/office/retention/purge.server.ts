import { setTimeout as pause } from "node:timers/promises";
import { system } from "../../access/actor.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import type { JobKind } from "../../base/jobs/job-kind.ts";
import { log } from "../../base/log/log.server.ts";
import { resumeLostRuns } from "../../imports/runs/run-job.server.ts";
import { endLostReadings } from "../../people/players/photo-archive/read-entries.server.ts";
import { chosenDays } from "../../settings/retention/chosen-days.server.ts";
import { type Days, dueBefore, hourlyKinds, type Kind, kindNames, NIGHTLY } from "../../settings/retention/kinds.ts";
import { type Count, countRows, deleteRows, rowsOf } from "./kinds/due-rows.server.ts";
import { otherKinds } from "./kinds/other-kinds.server.ts";

/** Rows of one transaction: its locks are held for milliseconds. */
const BATCH = 500;
/** Between two batches other work gets the database, which on the embedded engine has one session. */
const PAUSE_MS = 20;
const MOST_MINUTES = 100;

/** Every night: removes everything older than its kind's time. What one night does not finish, the next one does. */
export const purgeOldRows: JobKind<object> = {
	name: "purge-old-rows",
	cron: `${NIGHTLY.minute} ${NIGHTLY.hour} * * *`,
	expireSeconds: 2 * 3600,
	retryLimit: 2,
	async run() {
		const { failed } = await purgeAll(new Date());
		if (failed.length > 0) throw new Error(`Not removed: ${failed.join(", ")}. The process log says why.`);
	},
};

/** Every hour: kinds whose time is a matter of hours, and work that was lost. */
export const purgeHourly: JobKind<object> = {
	name: "purge-hourly",
	cron: "47 * * * *",
	async run() {
		const chosen = await chosenDays();
		for (const kind of hourlyKinds) await purge(kind, new Date(), chosen);
		await endLostReadings(new Date());
		await resumeLostRuns(new Date());
	},
};

/** How many there are of a kind, and how many are due now. */
export function count(kind: Kind, now: Date, chosen: Days): Promise<Count> {
	const before = dueBefore(kind, chosen, now);
	const rows = rowsOf[kind];
	if (rows) return countRows(rows, before);
	return otherKinds[kind]?.count(before) ?? Promise.resolve({ all: 0, due: 0 });
}

/**
 * Removes what is due of a kind, a batch per transaction, until nothing is left or the time is up. Returns how many.
 */
export async function purge(kind: Kind, now: Date, chosen: Days = {}, batch = BATCH): Promise<number> {
	const before = dueBefore(kind, chosen, now);
	const rows = rowsOf[kind];
	const remove = rows ? (most: number) => deleteRows(rows, before, most) : otherKinds[kind]?.remove.bind(null, before);
	const end = performance.now() + MOST_MINUTES * 60_000;
	let removed = 0;
	for (;;) {
		const gone = (await remove?.(batch)) ?? 0;
		removed += gone;
		if (gone === 0 || performance.now() > end) return removed;
		await pause(PAUSE_MS);
	}
}

/**
 * One run over every kind. A kind that fails is noted and the others go on; what was removed is in the audit log, as
 * counts.
 */
export async function purgeAll(now: Date) {
	const { id } = await db().insertInto("retention_runs").defaultValues().returning("id").executeTakeFirstOrThrow();
	const chosen = await chosenDays();
	const counts: Partial<Record<Kind, number>> = {};
	const failed: Kind[] = [];
	for (const kind of kindNames)
		try {
			const removed = await purge(kind, now, chosen);
			if (removed > 0) counts[kind] = removed;
		} catch (error) {
			failed.push(kind);
			log.error("retention.failed", { kind, error });
		}
	await inTransaction(async () => {
		await db()
			.updateTable("retention_runs")
			.set({ ended_at: new Date(), counts: JSON.stringify(counts), failed })
			.where("id", "=", id)
			.execute();
		if (Object.keys(counts).length > 0) await audit(system, "retention.purged", null, counts);
	});
	log.info("retention.purged", counts);
	return { counts, failed };
}

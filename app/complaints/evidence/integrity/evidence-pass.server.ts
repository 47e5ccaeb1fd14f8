import { setTimeout as pause } from "node:timers/promises";
import { asSystem } from "../../../access/case-access.server.ts";
import { db } from "../../../base/db/client.server.ts";
import type { JobKind } from "../../../base/jobs/job-kind.ts";
import { log } from "../../../base/log/log.server.ts";
import { verify } from "./verified.server.ts";

/** Files whose rows are read together. */
const BATCH = 50;
/**
 * The pass rests as long as it has read, and at least so long: pages have the disk and the processor half of the time.
 */
const LEAST_PAUSE_MS = 20;
const MOST_MINUTES = 150;
/** A pass that ended within this time is tonight's: a job that is tried again does not begin the next one. */
const SAME_NIGHT_MS = 12 * 3_600_000;

type Bounds = { minutes?: number; files?: number };

/**
 * Every night: reads all stored files of cases, in slices. What one night does not finish, the next one goes on with.
 */
export const checkEvidence: JobKind<object> = {
	name: "check-evidence",
	cron: "43 1 * * *",
	expireSeconds: 3 * 3600,
	retryLimit: 5,
	retryDelay: 60,
	async run() {
		await checkEvidenceFor({ minutes: MOST_MINUTES });
	},
};

/**
 * Goes on with the pass under way, or begins one. Each file that was read is noted before the next one, so that a
 * process that is killed loses no more than one; two processes do not read the same pass. Returns whether the pass came
 * to its end.
 */
export async function checkEvidenceFor({ minutes = MOST_MINUTES, files = Number.POSITIVE_INFINITY }: Bounds) {
	let pass = (await underWay()) ?? (await begin());
	if (!pass) return true;
	const end = performance.now() + minutes * 60_000;
	let left = files;
	for (;;) {
		const batch = await filesAfter(pass.position);
		if (batch.length === 0) return finish(pass.id);
		for (const file of batch) {
			if (left <= 0 || performance.now() > end) return false;
			left -= 1;
			const began = performance.now();
			const isBad = !(await verify(file));
			const next = await advance(pass, file, isBad);
			if (!next) return false; // another process reads on
			pass = next;
			await pause(Math.max(LEAST_PAUSE_MS, performance.now() - began));
		}
	}
}

const columns = ["id", "position"] as const;
type Pass = { id: number; position: string | null };

const underWay = () =>
	db().selectFrom("evidence_passes").select(columns).where("finished_at", "is", null).executeTakeFirst();

async function begin(): Promise<Pass | undefined> {
	const recent = await db()
		.selectFrom("evidence_passes")
		.select("id")
		.where("finished_at", ">", new Date(Date.now() - SAME_NIGHT_MS))
		.executeTakeFirst();
	if (recent) return undefined;
	const begun = await db()
		.insertInto("evidence_passes")
		.defaultValues()
		.onConflict((conflict) => conflict.doNothing())
		.returning(columns)
		.executeTakeFirst();
	return begun ?? underWay();
}

type Row = { id: string; complaint_id: string; file_path: string; file_size: number; sha256: string };

/** The next files, in the order of their ids: those that came after the pass began are read in it or in the next. */
const filesAfter = (position: string | null): Promise<Row[]> =>
	asSystem(() =>
		db()
			.selectFrom("complaint_attachments")
			.select(["id", "complaint_id", "file_path", "file_size", "sha256"])
			.where("erased_at", "is", null)
			.$if(position !== null, (query) => query.where("id", ">", position ?? ""))
			.orderBy("id")
			.limit(BATCH)
			.execute(),
	);

const advance = (pass: Pass, file: Row, isBad: boolean): Promise<Pass | undefined> =>
	db()
		.updateTable("evidence_passes")
		.set((eb) => ({
			position: file.id,
			files: eb("files", "+", 1),
			bytes: eb("bytes", "+", file.file_size),
			bad: eb("bad", "+", isBad ? 1 : 0),
		}))
		.where("id", "=", pass.id)
		.where("finished_at", "is", null)
		.where("position", "is not distinct from", pass.position)
		.returning(columns)
		.executeTakeFirst();

/** Ends the pass; of those before it nothing is kept. */
async function finish(id: number): Promise<boolean> {
	const ended = await db()
		.updateTable("evidence_passes")
		.set({ finished_at: new Date() })
		.where("id", "=", id)
		.where("finished_at", "is", null)
		.returning(["files", "bytes", "bad"])
		.executeTakeFirst();
	if (ended) log.info("evidence.checked", ended);
	await db().deleteFrom("evidence_passes").where("id", "<", id).execute();
	return true;
}

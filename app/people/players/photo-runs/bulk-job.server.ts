import { sql } from "kysely";
import { type Actor, actorOfTask } from "../../../access/actor.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import type { JobKind } from "../../../base/jobs/job-kind.ts";
import { log } from "../../../base/log/log.server.ts";
import type { RunKind, Work } from "./outcome.ts";
import { fetchRemotePhotos, moveLocalPhotos } from "./photo-runs.server.ts";
import { addPresetPhotos } from "./preset.server.ts";
import { bulkRunQueue } from "./runs.server.ts";

const works = {
	"local-photos": moveLocalPhotos,
	"remote-photos": fetchRemotePhotos,
	"preset-photos": addPresetPhotos,
} satisfies Record<RunKind, Work>;

/** The queue restarts a run that stopped with its server: every kind of work finds what is left to do. */
export const bulkJob: JobKind<{ id: number }> = {
	...bulkRunQueue,
	atOnce: 3, // one of each kind
	expireSeconds: 6 * 3600,
	retryLimit: 3,
	retryDelay: 10,
	async run({ id }, { last }) {
		const row = await db().selectFrom("bulk_runs").selectAll().where("id", "=", id).executeTakeFirst();
		if (row?.state !== "processing") return;
		const actor = actorOfTask(row.started_by);
		try {
			const { total, lines } = await works[row.kind](row, actor);
			await db().updateTable("bulk_runs").set({ total, done: 0, report: "[]" }).where("id", "=", id).execute();
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
		await audit(actor, `bulk-run.${end.state === "complete" ? "finished" : "failed"}`, `bulk-run:${id}`);
	});
}

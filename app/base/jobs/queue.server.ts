import { fromKysely, type JobWithMetadata, PgBoss } from "pg-boss";
import { currentTransaction, runSql } from "../db/client.server.ts";
import { lastRows } from "../db/migrate.server.ts";
import { log } from "../log.server.ts";

/** A kind of work that outlives the request: its name, how to do it, and how patient to be. */
export type JobKind<T extends object> = {
	name: string;
	run: (data: T, attempt: { last: boolean }) => Promise<void>;
	/** Tries after the first; the pause doubles from `retryDelay` seconds. */
	retryLimit?: number;
	retryDelay?: number;
	/** When to run by itself, as cron in Riyadh time. */
	cron?: string;
	/** How often to look for work, in seconds. */
	pollSeconds?: number;
};

/** Where a job goes that failed for good; nothing works this queue, people look at it. */
export const DEAD_LETTERS = "dead-letters";

let boss: PgBoss | undefined;

/** Names of the queues to make before the product drops its rights. */
// biome-ignore lint/suspicious/noExplicitAny: kinds carry different data
type AnyKind = JobKind<any>;
export const queueNames = (kinds: AnyKind[]) => [DEAD_LETTERS, ...kinds.map((kind) => kind.name)];

/** Statements of the queue run in the transaction at hand, so that a job exists exactly when its cause does. */
async function executeSql(text: string, values: unknown[] = []) {
	const tx = currentTransaction();
	return tx ? fromKysely(tx).executeSql(text, values) : lastRows(await runSql(text, values));
}

/** Starts the queue and the workers of the given kinds. `retryDelay` shortens the pauses (tests). */
export async function startJobs(
	kinds: AnyKind[],
	options: { retryDelay?: number; pollSeconds?: number; idle?: boolean } = {},
) {
	boss = new PgBoss({
		db: { executeSql },
		migrate: false,
		createSchema: false,
		supervise: !options.idle,
		schedule: !options.idle,
	});
	boss.on("error", (error) => log.warn("jobs.error", { error: String(error) }));
	await boss.start();
	for (const kind of options.idle ? [] : kinds) {
		await boss.updateQueue(kind.name, {
			retryLimit: kind.retryLimit ?? 5,
			retryDelay: options.retryDelay ?? kind.retryDelay ?? 30,
			retryBackoff: true,
			deadLetter: DEAD_LETTERS,
		});
		await boss.work(
			kind.name,
			{ includeMetadata: true, pollingIntervalSeconds: options.pollSeconds ?? kind.pollSeconds ?? 2 },
			async ([job]: JobWithMetadata<object>[]) => {
				if (!job) return;
				await kind.run(job.data, { last: job.retryCount >= job.retryLimit });
			},
		);
		if (kind.cron) await boss.schedule(kind.name, kind.cron, {}, { tz: "Asia/Riyadh" });
	}
	return { stop: () => boss?.stop({ graceful: true, timeout: 5000 }) };
}

/** Puts a job in the queue; inside a transaction it appears with the commit. */
export async function enqueue<T extends object>(kind: Pick<JobKind<T>, "name">, data: T) {
	if (!boss) throw new Error("The job queue is not running.");
	await boss.send(kind.name, data);
}

/** Whether the queue answers. */
export const queueAnswers = () =>
	(boss?.getQueue(DEAD_LETTERS) ?? Promise.resolve(null)).then(
		(queue) => queue !== null,
		() => false,
	);

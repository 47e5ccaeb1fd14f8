import { fromKysely, PgBoss } from "pg-boss";
import { currentTransaction, runSql, whenCommitted } from "../db/client.server.ts";
import { warnRarely } from "../log/log-rarely.server.ts";
import { requestId } from "../log/request-id.server.ts";
import { lastRows } from "../schema/migrate.server.ts";
import { Dispatcher } from "./dispatcher.server.ts";
import type { AnyKind, JobKind } from "./job-kind.ts";
import { reclaimAll, reclaimSilent } from "./reclaim.server.ts";

/** Where a job goes that failed for good; nothing works this queue, people look at it. */
const DEAD_LETTERS = "dead-letters";

/** Heartbeats that the database did not see for this long end a try by the queue's own rules. */
const HEARTBEAT_SECONDS = 120;
const QUARTER_HOUR = 900;
const DAY = 86_400;
const QUIET_CHECK_MS = 2000;

let boss: PgBoss | undefined;
let dispatcher: Dispatcher | undefined;

/** Names of the queues to make before the product drops its rights. */
export const queueNames = (kinds: AnyKind[]) => [DEAD_LETTERS, ...kinds.map((kind) => kind.name)];

/** Statements of the queue run in the current transaction, so that a job exists exactly when its cause does. */
async function executeSql(text: string, values: unknown[] = []) {
	const tx = currentTransaction();
	return tx ? fromKysely(tx).executeSql(text, values) : lastRows(await runSql(text, values));
}

type Options = {
	retryDelay?: number;
	pollSeconds?: number;
	idle?: boolean;
	alone?: boolean;
	isQuiet?: () => Promise<boolean>;
};

/**
 * Starts the queue and the work on the given kinds. `retryDelay` shortens the pauses (tests). `alone` means that no
 * other process can have the database open: what is in progress belongs to one that was killed. While the database is
 * quiet, jobs are queued and none is done.
 */
export async function startJobs(kinds: AnyKind[], options: Options = {}) {
	const { isQuiet, ...awake } = options;
	if (options.idle || !(await isQuiet?.())) return startNow(kinds, awake);
	let running = await startNow(kinds, { ...awake, idle: true });
	let turn = Promise.resolve();
	let isTold = false;
	const begin = async () => {
		if (isTold || (await isQuiet?.())) return;
		isTold = true;
		clearInterval(timer);
		await running.stop();
		running = await startNow(kinds, awake);
	};
	const timer = setInterval(() => {
		turn = turn.then(begin).catch((error) => warnRarely("jobs.error", error));
	}, QUIET_CHECK_MS).unref();
	return {
		async stop() {
			clearInterval(timer);
			await turn;
			await running.stop();
		},
	};
}

async function startNow(kinds: AnyKind[], options: Omit<Options, "isQuiet">) {
	const works = !options.idle;
	const own = new PgBoss({
		db: { executeSql },
		migrate: false,
		createSchema: false,
		supervise: works,
		schedule: works,
		flowIntervalSeconds: DAY, // no job waits for another
	});
	boss = own;
	own.on("error", (error) => warnRarely("jobs.error", error));
	await own.start();
	if (!works) return { stop: () => own.stop({ graceful: false }) };

	for (const kind of kinds) {
		await own.updateQueue(kind.name, {
			retryLimit: kind.retryLimit ?? 5,
			retryDelay: options.retryDelay ?? kind.retryDelay ?? 30,
			retryBackoff: true,
			deadLetter: DEAD_LETTERS,
			expireInSeconds: kind.expireSeconds ?? QUARTER_HOUR,
			heartbeatSeconds: HEARTBEAT_SECONDS,
			deleteAfterSeconds: DAY,
		});
		if (kind.cron) await own.schedule(kind.name, kind.cron, {}, { tz: "Asia/Riyadh" });
	}
	// A kind that a former version ran by the clock: nothing does its jobs any more.
	for (const { name } of await own.getSchedules())
		if (!kinds.some((kind) => kind.name === name && kind.cron)) await own.unschedule(name);
	if (options.alone) await reclaimAll();
	const working = new Dispatcher(own, kinds, options.pollSeconds ?? 2);
	dispatcher = working;
	const stopWatching = options.alone ? () => {} : reclaimSilent((queue) => working.wake(queue));
	return {
		async stop() {
			stopWatching();
			await working.stop();
			if (dispatcher === working) dispatcher = undefined;
			await own.stop({ graceful: false });
		},
	};
}

/** Puts a job in the queue; inside a transaction it appears, and starts, with the commit, or so many seconds later. */
export async function enqueue<T extends object>(kind: Pick<JobKind<T>, "name">, data: T, afterSeconds = 0) {
	if (!boss) throw new Error("The job queue is not running.");
	await boss.send(kind.name, { ...data, request: requestId() }, { startAfter: afterSeconds });
	whenCommitted(() => dispatcher?.wake(kind.name));
}

/** Begins a job again that failed for good, with all its tries. Call it in a transaction. */
export async function retryJob(name: string, id: string) {
	await boss?.retry(name, id);
	whenCommitted(() => dispatcher?.wake(name));
}

/** Whether the queue answers. */
export const queueAnswers = () =>
	(boss?.getQueue(DEAD_LETTERS) ?? Promise.resolve(null)).then(
		(queue) => queue !== null,
		() => false,
	);

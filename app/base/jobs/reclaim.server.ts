import { runSql } from "../db/client.server.ts";
import { log } from "../log/log.server.ts";
import { warnRarely } from "../log/log-rarely.server.ts";
import { SilenceWatch } from "./silence.ts";

/** How often a process says that it works on its jobs, and how often it looks at those of the others. */
export const BEAT_SECONDS = 5;
/**
 * A job that crashes its process each time is not retried for ever. After this many tries the queue moves it to the
 * dead letters.
 */
const MAX_TRIES = 25;

/** A try of a job. */
const key = "id::text || ':' || retry_count";
const named = `state = 'active' and id = any($1::uuid[]) and ${key} = any($2::text[])`;
const idsOf = (keys: string[]) => keys.map((each) => each.split(":")[0]);
/** Jobs started by a version without heartbeats are left to the queue. */
const watched = `state = 'active' and retry_count < ${MAX_TRIES}
	and (heartbeat_seconds is not null or name like '\\_\\_pgboss%')`;

/** Says that this process works on these tries. */
export async function beat(keys: string[]) {
	if (keys.length === 0) return;
	await runSql(`update pgboss.job set heartbeat_on = now() where ${named}`, [idsOf(keys), keys]);
}

/** Lets jobs be done now, by any process. A try that ended with its process does not count as one of the tries. */
async function release(where: string, values: unknown[] = []) {
	const { rows } = await runSql(
		`update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null, retry_limit = retry_limit + 1
		 where ${where} returning name`,
		values,
	);
	return [...new Set(rows.map((row): string => row.name))];
}

/** Hands back the named tries, as `job:number`, if they are still in progress. Returns the names of their queues. */
export const handBack = (keys: string[]) =>
	keys.length === 0 ? Promise.resolve([]) : release(named, [idsOf(keys), keys]);

/** Takes over every job in progress: for a process that alone can have the database open. */
export const reclaimAll = async () => said(await release("state = 'active'"));

function said(queues: string[]) {
	if (queues.length > 0) log.info("jobs.taken-over", { queues: queues.join(", ") });
	return queues;
}

/**
 * Watches the jobs of all processes of a database and takes over those whose process is gone (decision 30). Returns how
 * to stop.
 */
export function reclaimSilent(onTakenOver: (queue: string) => void) {
	const watch = new SilenceWatch();
	const look = async () => {
		const { rows } = await runSql(`select ${key} as key, heartbeat_on::text as beat from pgboss.job where ${watched}`);
		const silent = watch.look(new Map(rows.map((row) => [row.key, row.beat])), performance.now());
		for (const queue of said(await handBack(silent))) onTakenOver(queue);
	};
	let looking = false;
	const timer = setInterval(async () => {
		if (looking) return;
		looking = true;
		await look().catch((error) => warnRarely("jobs.error", error));
		looking = false;
	}, BEAT_SECONDS * 1000).unref();
	return () => clearInterval(timer);
}

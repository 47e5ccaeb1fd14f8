import type { JobWithMetadata, PgBoss } from "pg-boss";
import { runSql } from "../db/client.server.ts";
import { asKind } from "../db/waiting/time-limits.server.ts";
import { untilAnswered } from "../errors/away.server.ts";
import { describeError } from "../errors/describe-error.ts";
import { warnRarely } from "../log/log-rarely.server.ts";
import { withRequestId } from "../log/request-id.server.ts";
import type { AnyKind } from "./job-kind.ts";
import { BEAT_SECONDS, beat, handBack } from "./reclaim.server.ts";

/** `request` is the id of the request that queued the job. */
type Job = JobWithMetadata<{ request?: string }>;
/** Longest time that work in progress gets when the process ends. */
const PATIENCE_MS = 5000;

/**
 * Does the jobs of all kinds, each kind in its own slots: a hanging job blocks only its slot (decision 88). Work queued
 * by this process begins with its commit; one query per `pollSeconds` finds what others queued and what is to be tried
 * again.
 */
export class Dispatcher {
	readonly #active = new Map<string, Promise<void>>();
	readonly #busy = new Map<string, number>();
	/** Queues that may hold more than there were slots for. */
	readonly #more = new Set<string>();
	readonly #due = new Set<string>();
	#wake = () => {};
	#stopping = false;
	readonly #beats: NodeJS.Timeout;
	readonly #loop: Promise<void>;
	readonly #boss: PgBoss;
	readonly #kinds: Map<string, AnyKind>;
	readonly #pollMs: number;

	constructor(boss: PgBoss, kinds: AnyKind[], pollSeconds: number) {
		this.#boss = boss;
		this.#kinds = new Map(kinds.map((kind) => [kind.name, kind]));
		this.#pollMs = pollSeconds * 1000;
		this.#beats = setInterval(() => {
			beat([...this.#active.keys()]).catch((error) => warnRarely("jobs.error", error));
		}, BEAT_SECONDS * 1000).unref();
		this.#loop = this.#run();
	}

	/** Looks at a queue now. */
	wake(name: string) {
		this.#due.add(name);
		this.#wake();
	}

	/** Begins nothing more, waits a moment for what is in progress, and hands the rest back to the queue. */
	async stop() {
		this.#stopping = true;
		this.#wake();
		await this.#loop;
		await Promise.race([Promise.all(this.#active.values()), pause(PATIENCE_MS)]);
		clearInterval(this.#beats);
		await handBack([...this.#active.keys()]).catch((error) => warnRarely("jobs.error", error));
	}

	async #run() {
		let polled = Number.NEGATIVE_INFINITY;
		while (!this.#stopping) {
			try {
				if (performance.now() - polled >= this.#pollMs) {
					polled = performance.now();
					for (const name of await this.#ready()) this.#due.add(name);
				}
				for (const name of [...this.#due]) {
					this.#due.delete(name);
					await this.#fill(name);
				}
			} catch (error) {
				warnRarely("jobs.error", error);
				this.#due.clear();
				polled = performance.now();
			}
			if (this.#due.size === 0 && !this.#stopping)
				await Promise.race([
					new Promise<void>((resolve) => {
						this.#wake = resolve;
					}),
					pause(Math.max(0, polled + this.#pollMs - performance.now())),
				]);
		}
	}

	/** Names of the queues with something to do, in one question. */
	async #ready(): Promise<string[]> {
		const { rows } = await runSql(
			`select name from unnest($1::text[]) as name where exists (
				select from pgboss.job j where j.name = name.name and j.state < 'active' and not j.blocked
					and j.start_after <= now())`,
			[[...this.#kinds.keys()]],
		);
		return rows.map((row) => row.name);
	}

	async #fill(name: string) {
		const kind = this.#kinds.get(name);
		if (!kind) return;
		if (await kind.isHeld?.()) return void this.#more.delete(name);
		const free = (kind.atOnce ?? 1) - (this.#busy.get(name) ?? 0);
		const jobs =
			free > 0 ? await this.#boss.fetch<{ request?: string }>(name, { batchSize: free, includeMetadata: true }) : [];
		if (jobs.length === free || free <= 0) this.#more.add(name);
		else this.#more.delete(name);
		for (const job of jobs) this.#begin(kind, job);
	}

	#begin(kind: AnyKind, job: Job) {
		const id = `${job.id}:${job.retryCount}`;
		this.#busy.set(kind.name, (this.#busy.get(kind.name) ?? 0) + 1);
		const done = this.#do(kind, job, id)
			.catch((error) => warnRarely("jobs.error", error))
			.finally(() => {
				this.#active.delete(id);
				this.#busy.set(kind.name, (this.#busy.get(kind.name) ?? 1) - 1);
				if (this.#more.has(kind.name)) this.wake(kind.name);
			});
		this.#active.set(id, done);
	}

	/** Reports the end to the queue until it answers: otherwise finished work would run again. */
	async #do(kind: AnyKind, job: Job, id: string) {
		const tell = <T>(answer: () => Promise<T>) => untilAnswered(answer);
		try {
			const attempt = { last: job.retryCount >= job.retryLimit, id };
			await within(
				job.expireInSeconds,
				withRequestId(job.data?.request, () => asKind("job", () => kind.run(job.data, attempt))),
			);
		} catch (error) {
			// The row of the job outlives its subject: it holds no values.
			await tell(() => this.#boss.fail(kind.name, job, { error: describeError(error) }));
			return;
		}
		await tell(() => this.#boss.complete(kind.name, job));
	}
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());

async function within(seconds: number, work: Promise<void>) {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(
			() => reject(new Error(`The work took longer than ${seconds} seconds.`)),
			seconds * 1000,
		).unref();
	});
	await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

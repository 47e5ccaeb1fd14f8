/** A job that gives no sign of life for this long, while we watch, belongs to a process that is gone. */
const SILENT_MS = 20_000;
/** Looks further apart than this say nothing: the database was away, for us and for the others. */
const MAX_GAP_MS = 15_000;

/** One snapshot of the active jobs: by job and try, the time of the last heartbeat as text. */
export type Heartbeats = ReadonlyMap<string, string>;

/**
 * Tells silent jobs from living ones without comparing clocks: a heartbeat that has not moved for `SILENT_MS` of
 * unbroken watching. A database that was away silences every worker, so watching starts again after a gap.
 */
export class SilenceWatch {
	#since = new Map<string, { beat: string; at: number }>();
	#lastLook = Number.NEGATIVE_INFINITY;

	/** `now` is a monotonic time in milliseconds. Returns the jobs that are silent. */
	look(beats: Heartbeats, now: number): string[] {
		const before = now - this.#lastLook > MAX_GAP_MS ? new Map() : this.#since;
		this.#lastLook = now;
		this.#since = new Map();
		for (const [job, beat] of beats) {
			const known = before.get(job);
			this.#since.set(job, known?.beat === beat ? known : { beat, at: now });
		}
		return [...this.#since].filter(([, { at }]) => now - at >= SILENT_MS).map(([job]) => job);
	}
}

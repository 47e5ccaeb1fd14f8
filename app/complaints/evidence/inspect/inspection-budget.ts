/** Honest files are read in this time; only what a file takes beyond it counts. */
const USUAL_MS = 3000;
/** At once: four files that run into the limit. Then a second comes back every minute. */
const BURST_MS = 60_000;
const RETURNED = 1 / 60;
/** Accounts that are remembered; the least recent one is evicted first. */
const MAX_ACCOUNTS = 5000;

/**
 * How long the inspector works on what one account sends: a file of a few hundred kilobytes can be made that keeps it
 * until it is killed, and it works on two files at once for all accounts. Kept in memory, for each process. Times are
 * in milliseconds; those of the inspector are of the processor, since a busy machine is no account's doing.
 */
export class InspectionBudget {
	readonly #spent = new Map<string, { ms: number; at: number }>();

	#spentBy(account: string, now: number): number {
		const { ms, at } = this.#spent.get(account) ?? { ms: 0, at: now };
		return Math.max(0, ms - Math.max(0, now - at) * RETURNED);
	}

	/** Notes that a file of this account took `took` of the processor. */
	note(account: string, took: number, now: number) {
		if (took <= USUAL_MS) return;
		const ms = this.#spentBy(account, now) + took - USUAL_MS;
		this.#spent.delete(account);
		this.#spent.set(account, { ms, at: now });
		if (this.#spent.size > MAX_ACCOUNTS) this.#spent.delete(this.#spent.keys().next().value ?? "");
	}

	/** Whether the next file of this account has to wait. */
	isSpent(account: string, now: number): boolean {
		return this.#spentBy(account, now) >= BURST_MS;
	}
}

import { DatabaseAway } from "../../errors/away.server.ts";

/**
 * The time that a request may spend with the database, in milliseconds, in all its statements together. Uses at the
 * same time count once.
 */
export class Allowance {
	#left: number;
	#uses = 0;
	#since = 0;
	constructor(seconds: number) {
		this.#left = seconds * 1000;
	}

	get left() {
		return this.#uses > 0 ? this.#left - (performance.now() - this.#since) : this.#left;
	}

	/** Begins a use of the database, which lasts until the returned function is called. Throws when no time is left. */
	begin(): () => void {
		if (this.left <= 0) throw new DatabaseAway(SPENT);
		if (this.#uses === 0) this.#since = performance.now();
		this.#uses += 1;
		return () => {
			this.#left = this.#uses === 1 ? this.left : this.#left;
			this.#uses -= 1;
		};
	}
}

const SPENT = "it took all the time that a request has";

/** Rejects when `wanted` has not come in so many milliseconds; what comes later is given to `late`. */
export async function withinTime<T>(wanted: Promise<T>, milliseconds: number, late: (result: T) => void): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	let isLate = false;
	const over = new Promise<never>((_, reject) => {
		timer = setTimeout(() => {
			isLate = true;
			reject(new DatabaseAway(SPENT));
		}, milliseconds);
	});
	wanted.then(
		(result) => isLate && late(result),
		() => {},
	);
	return Promise.race([wanted, over]).finally(() => clearTimeout(timer));
}

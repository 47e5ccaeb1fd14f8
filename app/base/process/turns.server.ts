/** Thrown when too many wait already, or one has waited too long. `retryAfter` is in seconds. */
export class Busy extends Error {
	readonly retryAfter: number;
	constructor(retryAfter: number) {
		super("busy");
		this.retryAfter = retryAfter;
	}
}

type Waiting = { begin: () => void; give: (error: Busy) => void };

/** Work that is done a few at once, in the order in which it came; the rest waits, `most` at once and `seconds` at most. */
export class Turns {
	readonly #atOnce: number;
	readonly #most: number;
	readonly #seconds: number;
	readonly #waiting: Waiting[] = [];
	#running = 0;

	constructor({ atOnce, most, seconds }: { atOnce: number; most: number; seconds: number }) {
		[this.#atOnce, this.#most, this.#seconds] = [atOnce, most, seconds];
	}

	/** Runs `work` when its turn has come. Throws `Busy` when it does not come. */
	async take<T>(work: () => Promise<T>): Promise<T> {
		await this.enter();
		try {
			return await work();
		} finally {
			this.leave();
		}
	}

	/** The turn alone; `leave` must follow. */
	async enter(): Promise<void> {
		if (this.#running < this.#atOnce) {
			this.#running += 1;
			return;
		}
		if (this.#waiting.length >= this.#most) throw new Busy(this.#seconds);
		await new Promise<void>((resolve, reject) => {
			const waiting: Waiting = { begin: resolve, give: reject };
			this.#waiting.push(waiting);
			const timer = setTimeout(() => {
				const at = this.#waiting.indexOf(waiting);
				if (at < 0) return;
				this.#waiting.splice(at, 1);
				reject(new Busy(this.#seconds));
			}, this.#seconds * 1000);
			waiting.begin = () => {
				clearTimeout(timer);
				resolve();
			};
		});
	}

	/** Hands the turn to the one that waits longest. */
	leave(): void {
		const next = this.#waiting.shift();
		if (next) next.begin();
		else this.#running -= 1;
	}

	/** True when no turn is taken and none is waited for. */
	get isIdle(): boolean {
		return this.#running === 0;
	}
}

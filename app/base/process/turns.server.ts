/** Thrown when too many wait already, or one has waited too long. `retryAfter` is in seconds. */
export class Busy extends Error {
	readonly retryAfter: number;
	constructor(retryAfter: number) {
		super("busy");
		this.retryAfter = retryAfter;
	}
}

type WaitingTurn = { who: readonly string[]; begin: () => void; giveUp: () => void };
/** The turns that one of those who ask has, those it waits for, and when its last one began. */
type Share = { running: number; waiting: number; last: number };

type Limits = {
	atOnce: number;
	most: number;
	seconds: number;
	/** The same for each of those who ask; no limit without it. */
	each?: { atOnce?: number; most?: number };
};

/**
 * Work that is done a few at once; the rest waits, `most` at once and `seconds` at most. Who asks may be named by one
 * name or more (an account and its network): a turn goes to those whose last one is longest ago, and among equals in
 * the order in which they came. A line that is full takes one with fewer in it than another has, whose newest leaves:
 * no crowd keeps others from waiting.
 */
export class Turns {
	readonly #limits: Limits;
	readonly #waiting: WaitingTurn[] = [];
	readonly #shares = new Map<string, Share>();
	#running = 0;
	#begun = 0;

	constructor(limits: Limits) {
		this.#limits = limits;
	}

	/** Runs `work` when its turn has come. Throws `Busy` when it does not come. */
	async take<T>(work: () => Promise<T>, who: readonly string[] = []): Promise<T> {
		await this.enter(who);
		try {
			return await work();
		} finally {
			this.leave(who);
		}
	}

	/** The turn alone; `leave` must follow, with the same names. */
	async enter(who: readonly string[] = []): Promise<void> {
		const { atOnce, most, seconds, each } = this.#limits;
		if (this.#running < atOnce && this.#mayRun(who)) return this.#begin(who);
		const fills = who.some((name) => (this.#shares.get(name)?.waiting ?? 0) >= (each?.most ?? most));
		if (fills || (this.#waiting.length >= most && !this.#makeRoom(who))) throw new Busy(seconds);
		await new Promise<void>((resolve, reject) => {
			const giveUp = () => {
				clearTimeout(timer);
				this.#takeOut(waiting);
				reject(new Busy(seconds));
			};
			const timer = setTimeout(giveUp, seconds * 1000);
			const waiting: WaitingTurn = {
				who,
				giveUp,
				begin: () => {
					clearTimeout(timer);
					this.#takeOut(waiting);
					this.#begin(who);
					resolve();
				},
			};
			this.#waiting.push(waiting);
			this.#change(who, (share) => share.waiting++);
		});
	}

	/** Hands the turn to the next. */
	leave(who: readonly string[] = []): void {
		this.#running -= 1;
		// The next is found first: the shares of those who wait for nothing more are forgotten.
		this.#change(who, (share) => share.running--, false);
		this.#next()?.begin();
		this.#change(who, () => {});
	}

	/** True when no turn is taken and none is waited for. */
	get isIdle(): boolean {
		return this.#running === 0;
	}

	#mayRun(who: readonly string[]) {
		const most = this.#limits.each?.atOnce;
		return most === undefined || who.every((name) => (this.#shares.get(name)?.running ?? 0) < most);
	}

	/** Has the newest of those who have the most in line leave, when they have more than `who` will have. */
	#makeRoom(who: readonly string[]): boolean {
		const inLine = (names: readonly string[]) =>
			Math.max(0, ...names.map((name) => this.#shares.get(name)?.waiting ?? 0));
		let crowd: WaitingTurn | undefined;
		let most = inLine(who) + 1;
		for (const waiting of this.#waiting.toReversed())
			if (inLine(waiting.who) > most) [crowd, most] = [waiting, inLine(waiting.who)];
		crowd?.giveUp();
		return crowd !== undefined;
	}

	#begin(who: readonly string[]) {
		this.#running += 1;
		this.#begun += 1;
		this.#change(who, (share) => {
			share.running++;
			share.last = this.#begun;
		});
	}

	#takeOut(waiting: WaitingTurn) {
		this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
		this.#change(waiting.who, (share) => share.waiting--);
	}

	#next(): WaitingTurn | undefined {
		let [next, least] = [undefined as WaitingTurn | undefined, Number.POSITIVE_INFINITY];
		for (const waiting of this.#waiting) {
			const last = waiting.who.reduce((sum, name) => sum + (this.#shares.get(name)?.last ?? 0), 0);
			if (last < least && this.#mayRun(waiting.who)) [next, least] = [waiting, last];
		}
		return next;
	}

	#change(who: readonly string[], change: (share: Share) => void, forgets = true) {
		for (const name of who) {
			const share = this.#shares.get(name) ?? { running: 0, waiting: 0, last: 0 };
			change(share);
			if (forgets && share.running === 0 && share.waiting === 0) this.#shares.delete(name);
			else this.#shares.set(name, share);
		}
	}
}

/** Bytes that a part of a body costs beside its own: one that comes byte by byte holds an object for each of them. */
const PART = 200;

type Limits = { all: number; each: number };
/** One of those who send a body, and how many times the usual share it has: a /48 has more than each of its /64. */
type Sender = { network: string; budget: number };
/** Whether bytes may be held: "share" when a sender holds its share, "full" when the process holds all it may. */
type Verdict = "kept" | "share" | "full";

/** A body on its way: once it is `whole` it is not cut any more, and `leave` gives back its bytes. */
type HeldBody = { take: (bytes: number) => Verdict; whole: () => void; leave: () => void };

type Body = { who: readonly Sender[]; bytes: number; cut: () => void; gone: boolean };

/**
 * How many bytes of bodies a process holds in memory while they arrive and are answered: `each` for a sender, `all`
 * together. Bytes count as they come, since a length that is only announced costs nothing. When all are taken, the
 * newest body of the sender that holds most is cut for a sender that holds less: no crowd keeps others from sending.
 */
export class BodyBudget {
	readonly #limits: Limits;
	readonly #bodies = new Set<Body>();
	readonly #held = new Map<string, number>();
	#all = 0;

	constructor(limits: Limits) {
		this.#limits = limits;
	}

	/** Bytes that are held now. */
	get held(): number {
		return this.#all;
	}

	/** A body of these senders, all of one address. `cut` is called when it has to make room. */
	begin(who: readonly Sender[], cut: () => void): HeldBody {
		const body: Body = { who, bytes: 0, cut, gone: false };
		this.#bodies.add(body);
		return {
			take: (bytes) => this.#take(body, bytes + PART),
			whole: () => void this.#bodies.delete(body),
			leave: () => this.#leave(body),
		};
	}

	#take(body: Body, bytes: number): Verdict {
		if (body.gone) return "full";
		const { all, each } = this.#limits;
		const shareOf = (budget: number) => Math.max(each, Math.min(each * budget, all / 2));
		if (body.who.some(({ network, budget }) => this.#heldBy(network) + bytes > shareOf(budget))) return "share";
		while (this.#all + bytes > all) if (!this.#makeRoom(body, bytes)) return "full";
		this.#change(body, bytes);
		return "kept";
	}

	/** Cuts the newest body of the sender that holds most, when that is more than this one will hold. */
	#makeRoom(body: Body, bytes: number): boolean {
		let crowd: Body | undefined;
		let most = this.#mostOf(body) + bytes;
		for (const other of [...this.#bodies].reverse())
			if (other.bytes > 0 && this.#mostOf(other) > most) [crowd, most] = [other, this.#mostOf(other)];
		if (!crowd) return false;
		this.#leave(crowd);
		crowd.cut();
		return true;
	}

	#leave(body: Body) {
		this.#change(body, -body.bytes);
		this.#bodies.delete(body);
		body.gone = true;
	}

	#mostOf = ({ who }: Body) => Math.max(...who.map(({ network }) => this.#heldBy(network)));

	#heldBy = (network: string) => this.#held.get(network) ?? 0;

	#change(body: Body, by: number) {
		body.bytes += by;
		this.#all += by;
		for (const { network } of body.who) {
			const held = this.#heldBy(network) + by;
			if (held > 0) this.#held.set(network, held);
			else this.#held.delete(network);
		}
	}
}

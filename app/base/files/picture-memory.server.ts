/** How much is kept, in bytes, and for how long a missing name is known to be missing. */
type Limits = { maxBytes: number; maxEntry: number; missingMs: number; maxMissing: number };
type Fetch = (name: string) => Promise<Uint8Array | undefined>;

/**
 * The pictures that were asked for last, in memory. One that is asked for by many at once is fetched once. Names are never used twice, so
 * nothing grows old; a name without a picture is remembered for a moment.
 */
export class PictureMemory {
	readonly #fetch: Fetch;
	readonly #limits: Limits;
	readonly #kept = new Map<string, Uint8Array>();
	readonly #fetching = new Map<string, Promise<Uint8Array | undefined>>();
	readonly #missing = new Map<string, number>();
	#bytes = 0;

	constructor(fetch: Fetch, limits: Limits) {
		[this.#fetch, this.#limits] = [fetch, limits];
	}

	/** The bytes of a picture; undefined when there is none of this name. Throws what fetching it throws. */
	async get(name: string): Promise<Uint8Array | undefined> {
		const kept = this.#kept.get(name);
		if (kept) {
			this.#kept.delete(name);
			this.#kept.set(name, kept); // the one used last is the last to go
			return kept;
		}
		if (this.#isMissing(name)) return undefined;
		return this.#fetching.get(name) ?? this.#read(name);
	}

	/** For a picture that is removed; one that is on its way will not be kept. */
	forget(name: string) {
		this.#fetching.delete(name);
		this.#drop(name);
	}

	#drop(name: string) {
		this.#bytes -= this.#kept.get(name)?.length ?? 0;
		this.#kept.delete(name);
	}

	/** Bytes that are kept now. */
	get bytes(): number {
		return this.#bytes;
	}

	#read(name: string) {
		const running: Promise<Uint8Array | undefined> = this.#fetch(name)
			.then((bytes) => {
				if (this.#fetching.get(name) === running) this.#note(name, bytes);
				return bytes;
			})
			.finally(() => {
				if (this.#fetching.get(name) === running) this.#fetching.delete(name);
			});
		this.#fetching.set(name, running);
		return running;
	}

	#note(name: string, bytes: Uint8Array | undefined) {
		if (bytes) this.#keep(name, bytes);
		else this.#noteMissing(name);
	}

	#keep(name: string, bytes: Uint8Array) {
		if (bytes.length > this.#limits.maxEntry) return;
		this.#drop(name);
		this.#kept.set(name, bytes);
		this.#bytes += bytes.length;
		for (const oldest of this.#kept.keys()) {
			if (this.#bytes <= this.#limits.maxBytes) return;
			this.#drop(oldest);
		}
	}

	#noteMissing(name: string) {
		for (const oldest of this.#missing.keys()) {
			if (this.#missing.size < this.#limits.maxMissing) break;
			this.#missing.delete(oldest);
		}
		this.#missing.set(name, performance.now());
	}

	#isMissing(name: string): boolean {
		const since = this.#missing.get(name);
		if (since === undefined) return false;
		if (performance.now() - since < this.#limits.missingMs) return true;
		this.#missing.delete(name);
		return false;
	}
}

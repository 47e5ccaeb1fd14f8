import { LRUCache } from "lru-cache";

/** How much is kept, in bytes, and for how long a missing name is known to be missing. */
type Limits = { maxBytes: number; maxEntry: number; missingMs: number; maxMissing: number };
type PictureSource = (name: string) => Promise<Uint8Array | undefined>;

/**
 * The pictures that were asked for last, in memory. One that is asked for by many at once is fetched once. Names are
 * never used twice, so nothing grows old; a name without a picture is remembered for a moment.
 */
export class PictureMemory {
	readonly #fetch: PictureSource;
	readonly #kept: LRUCache<string, Uint8Array>;
	readonly #missing: LRUCache<string, true>;
	readonly #fetching = new Map<string, Promise<Uint8Array | undefined>>();

	constructor(fetch: PictureSource, { maxBytes, maxEntry, missingMs, maxMissing }: Limits) {
		this.#fetch = fetch;
		this.#kept = new LRUCache({
			maxSize: maxBytes,
			maxEntrySize: maxEntry,
			sizeCalculation: ({ length }) => Math.max(length, 1),
		});
		this.#missing = new LRUCache({ max: maxMissing, ttl: missingMs });
	}

	/** The bytes of a picture; undefined when there is none of this name. Throws what fetching it throws. */
	async get(name: string): Promise<Uint8Array | undefined> {
		const kept = this.#kept.get(name);
		if (kept || this.#missing.has(name)) return kept;
		return this.#fetching.get(name) ?? this.#read(name);
	}

	/** For a picture that is removed; one that is on its way will not be kept. */
	forget(name: string) {
		this.#fetching.delete(name);
		this.#kept.delete(name);
	}

	/** Bytes that are kept now. */
	get bytes(): number {
		return this.#kept.calculatedSize;
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
		if (bytes) this.#kept.set(name, bytes);
		else this.#missing.set(name, true);
	}
}

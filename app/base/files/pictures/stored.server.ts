import { warnRarely } from "../../log/log-rarely.server.ts";
import { Busy, Turns } from "../../process/turns.server.ts";
import { files } from "../store/store.server.ts";
import { isMissing, StoreAway } from "../store/store-away.ts";
import { PictureMemory } from "./memory.server.ts";

/** The store has this long for a picture; a browser then asks again, and a page is not kept waiting. */
const PATIENCE_MS = 3500;
/** After a failure the store is left alone for a moment, and every picture that is not in memory is refused at once. */
const REST_MS = 2000;

const turns = new Turns({ atOnce: 24, most: 500, seconds: 1 });
let restsUntil = Number.NEGATIVE_INFINITY;

/**
 * Reads one picture of the store, in one request. Undefined when there is none; throws `StoreAway` when it does not
 * come in time.
 */
async function fetchStored(name: string): Promise<Uint8Array | undefined> {
	if (performance.now() < restsUntil) throw new StoreAway("rests");
	try {
		return await turns.take(() => inTime(files().getBytes(`media/${name}`)));
	} catch (error) {
		if (isMissing(error)) return undefined;
		if (error instanceof Busy) throw new StoreAway(error);
		restsUntil = performance.now() + REST_MS;
		warnRarely("pictures.store-away", error);
		throw new StoreAway(error);
	}
}

function inTime<T>(answer: Promise<T>): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new StoreAway("too late")), PATIENCE_MS);
	});
	return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

const MB = 1024 * 1024;

/** Pictures of the store by what follows `/media/` in their address. */
export const storedPictures = new PictureMemory(fetchStored, {
	maxBytes: 24 * MB,
	maxEntry: MB,
	missingMs: 10_000,
	maxMissing: 2000,
});

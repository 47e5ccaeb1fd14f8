import { DatabaseAway, textOf } from "../errors/away.server.ts";
import { log } from "../log/log.server.ts";

let away: { cause: unknown; since: number } | undefined;

/** Whether the database did not answer when it was last asked, which is twice a second. */
export const isDatabaseAway = () => away !== undefined;

/** The error to throw at once while the database is known to be away, so that no request waits for a timeout. */
export const knownAway = () => away && new DatabaseAway(away.cause);

export function notePresent() {
	if (!away) return;
	log.info("database.back", { seconds: Math.round((performance.now() - away.since) / 1000) });
	away = undefined;
}

export function noteAway(cause: unknown) {
	if (away) return;
	away = { cause, since: performance.now() };
	log.warn("database.away", { error: textOf(cause instanceof DatabaseAway ? cause.cause : cause) });
}

/** How long the question may stay open, and how long more when this process itself was too busy to read the answer. */
const PATIENCE_MS = 4000;
const GRACE_MS = 1000;
const SILENT = "it is silent";
/** A small question that is open for longer is likely to stay so. */
const SUSPECT_MS = 1000;

let askedAt: number | undefined;

/** Whether the question that is open now has waited so long that the database may be silent. */
const isSuspect = () => askedAt !== undefined && performance.now() - askedAt > SUSPECT_MS;

/** Waits for `work`, but no longer than until the database seems to be silent: false then. */
export async function doneBeforeSilence(work: Promise<unknown>): Promise<boolean> {
	let timer: NodeJS.Timeout | undefined;
	const silence = new Promise<false>((resolve) => {
		timer = setInterval(() => isSuspect() && resolve(false), 200);
	});
	return Promise.race([work.then(() => true), silence]).finally(() => clearInterval(timer));
}

/** Rejects when `answer` does not come in time. */
export async function withinPatience<T>(answer: Promise<T>): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	askedAt = performance.now();
	const silence = new Promise<never>((_, reject) => {
		timer = setTimeout(() => {
			timer = setTimeout(() => reject(new DatabaseAway(SILENT)), GRACE_MS);
		}, PATIENCE_MS);
	});
	return Promise.race([answer, silence]).finally(() => {
		clearTimeout(timer);
		askedAt = undefined;
	});
}

export const isSilence = (error: unknown) => error instanceof DatabaseAway && error.cause === SILENT;

import { DatabaseAway, textOf } from "../../errors/away.server.ts";
import { log } from "../../log/log.server.ts";

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

/** When the database is closed: nothing is known of the next one. */
export function forgetAway() {
	away = undefined;
}

export function noteAway(cause: unknown) {
	if (away) return;
	away = { cause, since: performance.now() };
	log.warn("database.away", { error: textOf(cause instanceof DatabaseAway ? cause.cause : cause) });
}

/** How long the question may stay open, and how long more when this process itself was too busy to read the answer. */
const PATIENCE_MS = 3000;
const GRACE_MS = 1000;
const SILENT = "it is silent";

/** Each question and its answer take about this long; the newest count most. Nothing is known at the start. */
let usualMs = 50;
const NEWEST_COUNTS = 0.2;
/** A question that is open for so many times the usual, within these bounds, is likely to stay open. */
const SUSPECT_TIMES = 20;
const [SOONEST_SUSPECT_MS, LATEST_SUSPECT_MS] = [60, 1000];
const LOOK_MS = 20;

let askedAt: number | undefined;

/** Whether the question that is open now has waited so long that the database may be silent. */
function isSuspect() {
	const limit = Math.min(LATEST_SUSPECT_MS, Math.max(SOONEST_SUSPECT_MS, SUSPECT_TIMES * usualMs));
	return askedAt !== undefined && performance.now() - askedAt > limit;
}

/** Waits for `work`, but no longer than until the database seems to be silent: false then. */
export async function doneBeforeSilence(work: Promise<unknown>): Promise<boolean> {
	let timer: NodeJS.Timeout | undefined;
	const silence = new Promise<false>((resolve) => {
		// Seen twice: after this process was busy itself, the answer is read between two looks.
		let seen = 0;
		timer = setInterval(() => {
			seen = isSuspect() ? seen + 1 : 0;
			if (seen > 1) resolve(false);
		}, LOOK_MS);
	});
	return Promise.race([work.then(() => true), silence]).finally(() => clearInterval(timer));
}

/** Rejects when `answer` does not come in time. */
export async function withinPatience<T>(answer: Promise<T>): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const began = performance.now();
	askedAt = began;
	const silence = new Promise<never>((_, reject) => {
		timer = setTimeout(() => {
			timer = setTimeout(() => reject(new DatabaseAway(SILENT)), GRACE_MS);
		}, PATIENCE_MS);
	});
	try {
		const result = await Promise.race([answer, silence]);
		usualMs += NEWEST_COUNTS * (performance.now() - began - usualMs);
		return result;
	} finally {
		clearTimeout(timer);
		askedAt = undefined;
	}
}

export const isSilence = (error: unknown) => error instanceof DatabaseAway && error.cause === SILENT;

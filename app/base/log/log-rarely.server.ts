import { isAway, textOf } from "../errors/away.server.ts";
import { describeError } from "../errors/describe-error.ts";
import { log } from "./log.server.ts";

const MINUTE_MS = 60_000;
const MAX_CAUSES = 200;
const causes = new Map<string, { at: number; again: number }>();

type Facts = Record<string, unknown>;

/**
 * Warns of what may come many times a second: at most once a minute per event and error, with how often it came.
 * `facts` are of the one time that is written.
 */
export function warnRarely(event: string, error?: unknown, facts: Facts = {}, now = performance.now()) {
	const text = error === undefined ? undefined : describe(error).slice(0, 500);
	const cause = `${event}: ${text}`;
	const known = causes.get(cause);
	if (known && now - known.at < MINUTE_MS) {
		known.again += 1;
		return;
	}
	if (causes.size >= MAX_CAUSES) causes.clear();
	causes.set(cause, { at: now, again: 0 });
	log.warn(event, { ...facts, error: text, ...(known?.again ? { again: known.again } : {}) });
}

const describe = (error: unknown) => (isAway(error) ? textOf(error) : describeError(asError(error)));

/** A failed request. While the database is away they all fail, which is said once. */
export function logFailure(event: string, id: string, error: unknown, facts: Facts = {}) {
	if (isAway(error)) warnRarely("request.database-away", error);
	else log.error(event, { id, ...facts, error });
}

/** The queue passes copies of errors, which are plain objects. */
const asError = (error: unknown) =>
	error instanceof Error ? error : Object.assign(new Error(textOf(error)), error as object);

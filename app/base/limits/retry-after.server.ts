import { AsyncLocalStorage } from "node:async_hooks";

const waits = new AsyncLocalStorage<{ seconds: number }>();

/**
 * Where nothing more is known: a database that is away is back within ten seconds, a limit opens again after a minute.
 */
const USUAL_SECONDS: Record<number, number> = { 429: 60, 503: 10 };

/** A limit tells the request it belongs to how long it closes. The longest wait counts. */
export function noteWait(seconds: number) {
	const wait = waits.getStore();
	if (wait) wait.seconds = Math.max(wait.seconds, seconds);
}

/** Says on every 429 and 503 when to come back, with the wait that a limit noted during the request. */
export async function withRetryAfter(work: () => Promise<Response>): Promise<Response> {
	const wait = { seconds: 0 };
	const response = await waits.run(wait, work);
	const usual = retryAfter(response.status, wait.seconds);
	if (usual && !response.headers.has("retry-after")) response.headers.set("retry-after", usual);
	return response;
}

/** The header's value in seconds; undefined for a status that asks for none. */
export function retryAfter(status: number, seconds = 0): string | undefined {
	const usual = USUAL_SECONDS[status];
	return usual === undefined ? undefined : String(Math.max(1, Math.ceil(seconds || usual)));
}

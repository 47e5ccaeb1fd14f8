import { config } from "../config.server.ts";

/** How long a proxy is given to notice, by `/readyz` or by its connections, before new ones are refused. */
const NOTICE_MS = 5000;
/** A proxy that asks does so more often than this. */
const WATCHED_MS = 60_000;

let leaving = new AbortController();
let askedAt = Number.NEGATIVE_INFINITY;

/** A server begins to take requests; one that ended before in this process says nothing about it. */
export function beginServing() {
	leaving = new AbortController();
	askedAt = Number.NEGATIVE_INFINITY;
}

/** Aborted when the process begins to end: streams that would go on end themselves. */
export const draining = (): AbortSignal => leaving.signal;

/** Notes that `/readyz` was asked, and tells whether the process takes requests. */
export function isReady(): boolean {
	askedAt = performance.now();
	return !draining().aborted;
}

/**
 * Says not ready from now on, and waits until a proxy has had the time to notice. One that does not ask (nginx) keeps
 * connections open for later requests: closed under a post that is on its way, that post would be lost.
 */
export async function drain(noticeMs = NOTICE_MS): Promise<void> {
	leaving.abort();
	if (config().TRUST_PROXY > 0 || performance.now() - askedAt < WATCHED_MS)
		await new Promise((resolve) => setTimeout(resolve, noticeMs));
}

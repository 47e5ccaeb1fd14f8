import { setImmediate as otherWork } from "node:timers/promises";
import { sessionCookieIn } from "../../http/browser-token.server.ts";
import { Refusal } from "../../http/refusal.ts";
import type { PostBudget } from "../../limits/post-budget.ts";
import { shedReads } from "../../metrics/registry.server.ts";
import { Busy, Turns } from "../../process/turns.server.ts";
import type { Exchange } from "../middleware.ts";
import { signOf } from "../requests/limit-posts.server.ts";

/** Pages that are made at once, and how many wait for that, how long, in seconds. */
const LIMITS = { atOnce: 6, most: 200, seconds: 2 };
/** Those who come to sign in or to file wait longer before they are sent away. */
const PATIENT = { atOnce: 6, most: 200, seconds: 10 };

/**
 * Makes pages for readers a few at once, so that forms, signing in and the work of those who are signed in, which take no turn, have only
 * these few in front of them however many readers come. A reader without a turn gets 503. Pages under `first`, and for visitors with the
 * cookie of a session that is not known yet, have turns of their own: a crowd of readers does not use them up.
 */
export function readerTurns(budget: PostBudget, first: RegExp) {
	const readers = new Turns(LIMITS);
	const arrivals = new Turns(PATIENT);
	return async function inTurn<T>(exchange: Exchange, make: () => Promise<T>): Promise<T> {
		const { req, reads, path } = exchange;
		const sign = signOf(req);
		if (!reads || (sign && budget.trusts(sign, Date.now()))) return make();
		const turns = first.test(path) || sessionCookieIn(req.headers.cookie) ? arrivals : readers;
		try {
			await turns.enter();
		} catch (error) {
			if (!(error instanceof Busy)) throw error;
			shedReads.inc();
			throw new Refusal(503, { "retry-after": String(error.retryAfter) });
		}
		// Turns that pass from one reader to the next without this would keep the process from looking at other requests.
		return otherWork()
			.then(make)
			.finally(() => turns.leave());
	};
}

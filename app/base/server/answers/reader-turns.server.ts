import { setImmediate as otherWork } from "node:timers/promises";
import { config } from "../../config.server.ts";
import { Refusal } from "../../http/refusal.ts";
import type { PostBudget } from "../../limits/post-budget.ts";
import { networksOf } from "../../limits/rate-limit-key.server.ts";
import { shedReads } from "../../metrics/registry.server.ts";
import { Busy, Turns } from "../../process/turns.server.ts";
import type { Exchange } from "../middleware.ts";
import { signOf } from "../requests/limit-posts.server.ts";
import { addressOf } from "../requests/request.server.ts";

/** Pages that are made at once, and how many wait for that, how long, in seconds. */
const LIMITS = { atOnce: 6, most: 200, seconds: 2 };
/** Searches cost the database more than other pages, and leave it time for these. */
const SEARCHES = { atOnce: 2, most: 200, seconds: 2 };
/** Those who come to sign in or to file wait longer before they are sent away. */
const PATIENT = { atOnce: 6, most: 200, seconds: 10 };
/** Requests of one account at work at once, and how many more of them wait. Accounts do not wait for each other. */
const ACCOUNT = { atOnce: 4, most: 60 };
const ACCOUNTS = {
	atOnce: Number.POSITIVE_INFINITY,
	most: Number.POSITIVE_INFINITY,
	seconds: 10,
	each: ACCOUNT,
};

/**
 * Makes pages for readers a few at once, so that forms, signing in and the work of those who are signed in have only
 * these few in front of them however many readers come. Networks take turns; a reader without a turn gets 503. Searches
 * have turns of their own, and so have pages under `first`: a crowd of readers does not use them up. There, and with a
 * program's token, an account that is known waits for nothing but its own requests, and its forms and its reads each
 * have turns. Everywhere else a session makes no difference.
 */
export function readerTurns(budget: PostBudget, first: RegExp) {
	const readers = new Turns(LIMITS);
	const searches = new Turns(SEARCHES);
	const arrivals = new Turns(PATIENT);
	const reads = new Turns(ACCOUNTS);
	const forms = new Turns(ACCOUNTS);

	return async function inTurn<T>(exchange: Exchange, make: () => Promise<T>): Promise<T> {
		const { turns, who } = turnsOf(exchange) ?? {};
		if (!turns || !who) return make();
		try {
			await turns.enter(who);
		} catch (error) {
			if (!(error instanceof Busy)) throw error;
			if (exchange.reads) shedReads.inc();
			throw new Refusal(503, { "retry-after": String(error.retryAfter) });
		}
		// Turns that pass from one reader to the next without this would keep the process from looking at other requests.
		return otherWork()
			.then(make)
			.finally(() => turns.leave(who));
	};

	function turnsOf(exchange: Exchange): { turns: Turns; who: string[] } | undefined {
		const { req, path } = exchange;
		const account = budget.accountOf(signOf(req), Date.now());
		if (!exchange.reads) return account ? { turns: forms, who: [account] } : undefined;
		const isOffice = first.test(path);
		if (account && (isOffice || req.headers.authorization)) return { turns: reads, who: [account] };
		const isSearch = new URLSearchParams(exchange.query).get("q");
		return {
			turns: isOffice ? arrivals : isSearch ? searches : readers,
			who: networksOf(addressOf(req, config().TRUST_PROXY)).map(({ network }) => network),
		};
	}
}

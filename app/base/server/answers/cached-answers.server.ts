import { canBeSilent } from "../../db/client.server.ts";
import { doneBeforeSilence } from "../../db/waiting/presence.server.ts";
import { askNow } from "../../db/watch-changes.server.ts";
import { flashIn } from "../../http/flash.server.ts";
import { Refusal } from "../../http/refusal.ts";
import type { PageCache } from "../../page-cache/page-cache.server.ts";
import type { RouteTable } from "../../page-cache/route-table.ts";
import type { Exchange, Middleware } from "../middleware.ts";
import { sendPage } from "./send-page.server.ts";

/** Renders the page of a key for a visitor that nothing is known of. */
type Renderer = (key: string, exchange: Exchange) => Promise<Response>;

/** Answers cacheable pages from memory; one request renders for all that wait for the same page. */
export function cachedAnswers(cache: PageCache, table: () => Promise<RouteTable>, render: Renderer): Middleware {
	return async (exchange, next) => {
		const key = mayBeCached(exchange) ? (await table()).cacheKey(exchange.path, exchange.query) : undefined;
		return key ? answerFrom(cache, key, exchange, render) : next();
	};
}

/** The same for addresses that were asked for before: they need no look at the route table. */
export function knownAnswers(cache: PageCache, render: Renderer): Middleware {
	return (exchange, next) => {
		const key = mayBeCached(exchange) ? cache.keyOf(exchange.req.url ?? "") : undefined;
		return key ? answerFrom(cache, key, exchange, render) : next();
	};
}

const mayBeCached = ({ req, reads, isPrivate }: Exchange) =>
	reads && !isPrivate && flashIn(req.headers.cookie) === undefined;

async function answerFrom(cache: PageCache, key: string, exchange: Exchange, render: Renderer) {
	const { req, res, cookie } = exchange;
	cache.alias(req.url ?? "", key);
	if (cache.serve(req, res, key, cookie)) return;
	const filling = cache
		.fill(key, () => render(key, exchange))
		.catch((error) => {
			if (error instanceof Refusal && cache.has(key)) return new Response(null, { status: error.status });
			throw error;
		});
	if (cache.has(key)) {
		if (canBeSilent()) askNow(); // a database that has just become silent is noticed by this question
		if (!(await doneBeforeSilence(filling)) && cache.serveStale(req, res, key, cookie)) return;
	}
	const other = await filling;
	if (!other && cache.serve(req, res, key, cookie)) return;
	if (other?.status === 503 && cache.serveStale(req, res, key, cookie)) return;
	if (other) return sendPage(exchange, other);
	// A change came while the page was made. One request makes it again for all who waited: its rows are newer than any
	// of their questions.
	const again = await cache.fill(key, () => render(key, exchange));
	if (again) return sendPage(exchange, again);
	if (!cache.serveStale(req, res, key, cookie)) await sendPage(exchange, await render(key, exchange));
}

import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ServerBuild } from "react-router";
import { config, configure, origin } from "./base/config.server.ts";
import { PostBudget } from "./base/limits/post-budget.ts";
import { nameFixedSegments } from "./base/log/log-path.ts";
import { PageCache } from "./base/page-cache/page-cache.server.ts";
import { type RouteTable, routeTable } from "./base/page-cache/route-table.ts";
import { scriptlessPages } from "./base/page-cache/scriptless-pages.server.ts";
import { accessLog } from "./base/server/access-log.server.ts";
import { cachedAnswers, knownAnswers } from "./base/server/answers/cached-answers.server.ts";
import { readerTurns } from "./base/server/answers/reader-turns.server.ts";
import { renderPage } from "./base/server/answers/render-page.server.ts";
import { beginServing, drain, draining } from "./base/server/draining.server.ts";
import { media } from "./base/server/files/media.server.ts";
import { staticFiles } from "./base/server/files/static-files.server.ts";
import { health } from "./base/server/health.server.ts";
import { compose, type Exchange, type Middleware } from "./base/server/middleware.ts";
import { toChosenLanguage, toOneSpelling } from "./base/server/redirects.server.ts";
import { cutPiled, cutUnread, guardSockets, shareRequests } from "./base/server/requests/guard-sockets.server.ts";
import { limitPosts } from "./base/server/requests/limit-posts.server.ts";
import {
	ownOrigin,
	rememberLanguage,
	safeHeaders,
	target,
	unreadBody,
} from "./base/server/requests/read-request.server.ts";
import { beforeOpening } from "./opening-page.server.ts";
import { refuse, refuseConnection } from "./refuse.server.ts";
import { makeRender } from "./render.server.ts";

export type Application = {
	build: () => Promise<ServerBuild>;
	mode: "production" | "development";
	/** The development server's own files. */
	middleware?: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
	assets: string;
	/** How long a small body may take to arrive, and a connection may move no byte, in seconds. */
	bodySeconds?: number;
};

/** More connections at once are closed as they come: each costs memory and a file descriptor. */
const MAX_CONNECTIONS = 4000;
/** A large body may take this long, however steadily it arrives. */
const LONGEST_REQUEST_MS = 3_600_000;

/** The portal, the administration and the captains' pages, which do not wait behind readers of the public ones. */
const OFFICES = /^\/(?:en\/)?(?:complaints|admin|club)(?:\/|$)/;
/** Where a password, a code, a PIN or a link opens something: a session has no use there. */
const DOORS =
	/^\/(?:en\/)?(?:admin\/auth|club\/(?:auth|enter)|complaints\/(?:login|register|forgot|reset|confirm|verify|admin\/(?:auth|enter)))(?:\.data|\/|$)|^\/api\/functions\/verify-/;

/** Serves the application over HTTP until `close`, which lets requests in flight finish. */
export async function serve(application: Application) {
	const { build, mode, middleware, bodySeconds = 30 } = application;
	const { CONNECTIONS_PER_ADDRESS, TRUST_PROXY } = config();
	const isBuilt = mode === "production";
	const cache = isBuilt ? new PageCache() : undefined;
	const built = isBuilt ? await build() : undefined;
	nameFixedSegments(built ?? (await build()));
	const builtTable = built && routeTable(built);
	const render = makeRender(built ?? build, mode, built && builtTable && scriptlessPages(built, builtTable.match));
	const table = async (): Promise<RouteTable> => builtTable ?? routeTable(await build());
	const budget = new PostBudget();
	const inTurn = readerTurns(budget, OFFICES);
	const renderKey = (key: string, exchange: Exchange) =>
		inTurn(exchange, () => render(new Request(origin() + key), { id: exchange.id, address: "" }));

	const answer = compose([
		safeHeaders(),
		target,
		shareRequests(CONNECTIONS_PER_ADDRESS, TRUST_PROXY),
		unreadBody(bodySeconds),
		...(isBuilt ? [await staticFiles(application.assets)] : []),
		health,
		media,
		ownOrigin,
		toChosenLanguage,
		rememberLanguage,
		...(cache ? [knownAnswers(cache, renderKey)] : []),
		accessLog,
		beforeOpening(OFFICES, inTurn),
		toOneSpelling(table),
		...(cache ? [cachedAnswers(cache, table, renderKey)] : []),
		limitPosts(budget, DOORS),
		renderPage({ inTurn, render, table, budget, bodySeconds }),
	]);
	const answerAfter = middleware ? compose([filesOfDevelopment(middleware), answer]) : answer;

	function take(req: IncomingMessage, res: ServerResponse) {
		if (cutPiled(req, res)) return;
		cutUnread(req, res);
		// A process that ends has each connection end with its answer: the next request goes to another one.
		if (draining().aborted) res.shouldKeepAlive = false;
		// Most requests: a page in memory, for a browser whose cookies do not matter.
		else if (cache?.serveAnyone(req, res)) return;
		const id = idOf(req);
		const exchange = { req, res, id, reads: req.method !== "POST", path: "", query: "", origin: "" };
		answerAfter(exchange).catch((error) => refuse(req, res, error, id));
	}

	beginServing();
	const server = createServer({ connectionsCheckingInterval: Math.ceil(bodySeconds * 166) }, take);
	server.headersTimeout = bodySeconds * 500;
	server.requestTimeout = LONGEST_REQUEST_MS;
	server.maxConnections = MAX_CONNECTIONS;
	server.on("clientError", refuseConnection);
	guardSockets(server, { perAddress: CONNECTIONS_PER_ADDRESS, proxies: TRUST_PROXY, seconds: bodySeconds });
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject).listen(config().PORT, config().HOST, () => resolve());
	});
	const { port } = server.address() as AddressInfo;
	configure({ ...config(), PORT: port }); // asked for any free port, links must name the one we got
	return {
		port,
		async close() {
			await drain();
			await closed(server, config().SHUTDOWN_SECONDS * 1000);
		},
	};
}

/** The development server's own files; stored pictures are the product's. */
function filesOfDevelopment(middleware: NonNullable<Application["middleware"]>): Middleware {
	return ({ req, res }, next) =>
		req.url?.startsWith("/media/") ? next() : new Promise<void>((resolve) => middleware(req, res, resolve)).then(next);
}

/** The id that a trusted proxy gave the request, or a new one. */
function idOf({ headers }: IncomingMessage): string {
	const given = config().TRUST_PROXY > 0 ? headers["x-request-id"] : undefined;
	return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomBytes(6).toString("hex");
}

/** Takes no more connections and waits for the requests in flight, for `patienceMs` at most. */
const closed = (server: Server, patienceMs: number) =>
	new Promise<void>((resolve) => {
		// A connection whose request began before the end stays open after its answer.
		const idle = setInterval(() => server.closeIdleConnections(), 250);
		server.close(() => {
			clearInterval(idle);
			resolve();
		});
		setTimeout(() => server.closeAllConnections(), patienceMs).unref();
	});

import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sendResponse } from "@remix-run/node-fetch-server";
import type { ServerBuild } from "react-router";
import { drained, hasBody, readBody, streamBody, watchBody } from "./base/http/body.server.ts";
import { routeTable } from "./base/http/cached-pages.ts";
import { clearFlash } from "./base/http/flash.server.ts";
import { languageCookie, opensInEnglish } from "./base/http/language-cookie.ts";
import { logPath, nameFixedSegments } from "./base/http/log-path.ts";
import { sendMedia } from "./base/http/media.server.ts";
import { networkOf } from "./base/http/network.ts";
import { PageCache } from "./base/http/page-cache.server.ts";
import { PostBudget } from "./base/http/post-budget.ts";
import { Refusal } from "./base/http/refusal.ts";
import { addressOf, originOf, readTarget } from "./base/http/request.server.ts";
import type { RequestFacts } from "./base/http/request-context.ts";
import { securityHeaders } from "./base/http/security-headers.ts";
import { loadAssets, sendAsset } from "./base/http/static-files.server.ts";
import { log } from "./base/log.server.ts";
import { config, configure, origin, origins } from "./config.server.ts";
import { health } from "./machines/health.server.ts";
import { refuse, refuseConnection } from "./refuse.server.ts";
import { makeRender } from "./render.server.ts";

export type Application = {
	build: () => Promise<ServerBuild>;
	mode: "production" | "development";
	/** The development server's own files. */
	middleware?: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
	assets: string;
	/** How long a small body may take to arrive, in seconds. */
	bodySeconds?: number;
};

/** More connections at once are closed as they come: each costs memory and a file descriptor. */
const MAX_CONNECTIONS = 4000;
/** A large body may take this long, however steadily it arrives. */
const LONGEST_REQUEST_MS = 3_600_000;

/** Serves the application over HTTP until `close`, which lets requests in flight finish. */
export async function serve(application: Application) {
	const { build, mode, middleware, bodySeconds = 30 } = application;
	const isBuilt = mode === "production";
	const assets = isBuilt ? await loadAssets(application.assets) : new Map();
	const cache = isBuilt ? new PageCache() : undefined;
	const builtTable = isBuilt ? routeTable(await build()) : undefined;
	const render = makeRender(isBuilt ? await build() : build, mode);
	nameFixedSegments(await build());
	const budget = new PostBudget();
	const isHttps = origin().startsWith("https:");
	const secure = isHttps ? "; Secure" : "";
	const safe = Object.entries(securityHeaders(isHttps));

	async function answer(req: IncomingMessage, res: ServerResponse, id: string) {
		for (const [name, value] of safe) res.setHeader(name, value);
		const { path, query } = readTarget(req);
		const reads = req.method !== "POST";
		if (reads && hasBody(req)) watchBody(req, res, false, bodySeconds);
		const asset = reads ? assets.get(path) : undefined;
		if (asset) return sendAsset(res, asset, String(req.headers["accept-encoding"] ?? ""), req.method === "HEAD");
		if (reads && (path === "/healthz" || path === "/readyz")) return health(path, res);
		if (reads && path.startsWith("/media/") && (await sendMedia(path, res, req.method === "HEAD"))) return;
		const ours = origins();
		const base = originOf(req, ours);
		const table = builtTable ?? routeTable(await build());
		const hasFlash = /(?:^|;\s*)flash=/.test(req.headers.cookie ?? "");
		const known = reads && !hasFlash ? cache?.keyOf(req.url ?? "") : undefined;
		const canonical = known ? path : table.canonical(path);
		if (canonical !== path) return redirect(res, canonical + (query && `?${query}`), reads ? 301 : 308);
		if (reads && opensInEnglish(path, req.headers, ours)) return redirect(res, "/en", 302);

		const key = known ?? (cache && reads && !hasFlash ? table.cacheKey(path, query) : undefined);
		const chosen = reads ? languageCookie(path, req.headers, ours) : undefined;
		const cookie = chosen && chosen + secure;
		if (cache && key) {
			cache.alias(req.url ?? "", key);
			const bare = () => render(new Request(origin() + key), { id, address: "" });
			if (cache.serve(req, res, key, cookie)) return;
			const other = await cache.fill(key, bare);
			if (!other && cache.serve(req, res, key, cookie)) return;
			if (other?.status === 503 && cache.serveStale(req, res, key, cookie)) return;
			return send(req, res, other ?? (await bare()), cookie);
		}
		const address = addressOf(req, config().TRUST_PROXY);
		const sign = reads ? undefined : signOf(req);
		const wait = reads ? 0 : budget.take(networkOf(address), sign, Date.now());
		if (wait > 0) throw new Refusal(429, { "retry-after": String(wait) });
		const maxBody = reads ? undefined : table.maxBody(path);
		const slow = !reads && hasBody(req) ? watchBody(req, res, maxBody !== undefined, bodySeconds) : undefined;
		// The router tells the home page's form from its layout by this mark; visitors need not know.
		const url = !reads && (path === "/" || path === "/en") ? `${path}?index` : req.url;
		const request = new Request(base + url, {
			method: req.method,
			headers: headersOf(req),
			body: reads ? undefined : maxBody ? streamBody(req, maxBody, slow) : await readBody(req, slow),
			duplex: "half",
		} as RequestInit);
		const facts: RequestFacts = { id, address };
		const response = await render(request, facts);
		if (facts.signedIn && sign) budget.trust(sign, Date.now());
		if (reads && hasFlash) response.headers.append("set-cookie", clearFlash + secure);
		if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
		await send(req, res, response, cookie);
	}

	function take(req: IncomingMessage, res: ServerResponse) {
		// What most requests are: a page that is in memory, asked for by a browser we know nothing of.
		if (cache?.serveAnyone(req, res)) return;
		const work =
			middleware && !req.url?.startsWith("/media/")
				? new Promise<void>((next) => middleware(req, res, next))
				: Promise.resolve();
		const id = randomBytes(6).toString("hex");
		work.then(() => answer(req, res, id)).catch((error) => refuse(req, res, error, id));
	}

	const server = createServer({ connectionsCheckingInterval: 5000 }, take);
	server.headersTimeout = 15_000;
	server.requestTimeout = LONGEST_REQUEST_MS;
	server.maxConnections = MAX_CONNECTIONS;
	server.on("clientError", refuseConnection);
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject).listen(config().PORT, config().HOST, () => resolve());
	});
	const { port } = server.address() as AddressInfo;
	configure({ ...config(), PORT: port }); // asked for any free port, links must name the one we got
	return {
		port,
		close: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeIdleConnections();
				setTimeout(() => server.closeAllConnections(), 5000).unref();
			}),
	};
}

/** A hash of what this request proves its account with, if it does. */
function signOf({ headers }: IncomingMessage): string | undefined {
	const proof = headers.authorization ?? /tawila\.session_token=([^;]{20,300})/.exec(headers.cookie ?? "")?.[1];
	return proof && createHash("sha256").update(proof).digest("base64url");
}

function headersOf(req: IncomingMessage): Headers {
	const headers = new Headers();
	for (const [name, value] of Object.entries(req.headers))
		if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
	return headers;
}

function redirect(res: ServerResponse, location: string, status: 301 | 302 | 308) {
	res.writeHead(status, { location, "cache-control": "no-store", vary: "Cookie" }).end();
}

async function send(req: IncomingMessage, res: ServerResponse, response: Response, cookie?: string) {
	if (cookie) response.headers.append("set-cookie", cookie);
	if (response.status === 404) log.info("page.not-found", { path: logPath(req.url ?? "") });
	if (response.status >= 400) await drained(req);
	await sendResponse(res, response);
}

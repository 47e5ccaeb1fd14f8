import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sendResponse } from "@remix-run/node-fetch-server";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { bodyLimits, cachedPages } from "./base/http/cached-pages.ts";
import { clearFlash } from "./base/http/flash.server.ts";
import { languageCookie, opensInEnglish } from "./base/http/language-cookie.ts";
import { sendMedia } from "./base/http/media.server.ts";
import { PageCache } from "./base/http/page-cache.server.ts";
import { addressOf, originOf, Refusal, readBody, readTarget, streamBody } from "./base/http/request.server.ts";
import { requestContext } from "./base/http/request-context.ts";
import { inertPolicy, securityHeaders } from "./base/http/security-headers.ts";
import { loadAssets, sendAsset } from "./base/http/static-files.server.ts";
import { log } from "./base/log.server.ts";
import { config, configure, origin } from "./config.server.ts";
import { bareErrorPage } from "./federation/bare-error-page.ts";
import { health } from "./machines/health.server.ts";

export type Application = {
	build: () => Promise<ServerBuild>;
	mode: "production" | "development";
	/** The development server's own files. */
	middleware?: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
	assets: string;
};

/** Serves the application over HTTP until `close`, which lets requests in flight finish. */
export async function serve(application: Application) {
	const { build, mode, middleware } = application;
	const assets = mode === "production" ? await loadAssets(application.assets) : new Map();
	const cache = mode === "production" ? new PageCache() : undefined;
	const limitsOf = async () => bodyLimits(await build());
	const known = mode === "production" ? await limitsOf() : undefined;
	const limits = async () => known ?? limitsOf();
	const keyOf = mode === "production" ? cachedPages(await build()) : () => undefined;
	const handler = createRequestHandler(mode === "production" ? await build() : build, mode);
	const isHttps = origin().startsWith("https:");
	const secure = isHttps ? "; Secure" : "";
	const safe = Object.entries(securityHeaders(isHttps));

	async function render(request: Request, facts: { id: string; address: string }) {
		const context = new RouterContextProvider();
		context.set(requestContext, facts);
		const response = await handler(request, context);
		for (const [name, value] of safe) response.headers.set(name, value);
		const cookies = response.headers.getSetCookie();
		response.headers.delete("set-cookie");
		for (const cookie of cookies)
			response.headers.append("set-cookie", /;\s*secure/i.test(cookie) ? cookie : cookie + secure);
		if (mode === "production" && !response.headers.has("content-security-policy"))
			response.headers.set("content-security-policy", inertPolicy);
		return response;
	}

	async function answer(req: IncomingMessage, res: ServerResponse, id: string) {
		const { path, query } = readTarget(req);
		const reads = req.method !== "POST";
		const asset = reads ? assets.get(path) : undefined;
		for (const [name, value] of safe) res.setHeader(name, value);
		if (asset) return sendAsset(res, asset, String(req.headers["accept-encoding"] ?? ""), req.method === "HEAD");
		if (reads && (path === "/healthz" || path === "/readyz")) return health(path, res);
		if (reads && path.startsWith("/media/") && (await sendMedia(path, res, req.method === "HEAD"))) return;
		if (reads && path.length > 1 && path.endsWith("/"))
			return redirect(res, path.replace(/\/+$/, "") + (query && `?${query}`), 301);
		if (reads && opensInEnglish(path, req.headers)) return redirect(res, "/en", 302);

		const base = originOf(req, origin());
		const hasFlash = /(?:^|;\s*)flash=/.test(req.headers.cookie ?? "");
		const key = reads && !hasFlash ? (cache?.keyOf(req.url ?? "") ?? keyOf(path, query)) : undefined;
		const chosen = reads ? languageCookie(path, req.headers) : undefined;
		const cookie = chosen && chosen + secure;
		if (cache && key) {
			cache.alias(req.url ?? "", key);
			const bare = () => render(new Request(origin() + key), { id, address: "" });
			if (cache.serve(req, res, key, cookie)) return;
			const other = await cache.fill(key, bare);
			if (!other && cache.serve(req, res, key, cookie)) return;
			return send(req, res, other ?? (await bare()), cookie);
		}
		const large = req.method === "POST" ? (await limits())(path) : undefined;
		const body = req.method !== "POST" ? undefined : large ? streamBody(req, large) : await readBody(req);
		// The router tells the home page's form from its layout by this mark; visitors need not know.
		const url = req.method === "POST" && (path === "/" || path === "/en") ? `${path}?index` : req.url;
		const request = new Request(base + url, {
			method: req.method,
			headers: headersOf(req),
			body,
			duplex: "half",
		} as RequestInit);
		const response = await render(request, { id, address: addressOf(req, config().TRUST_PROXY) });
		if (reads && hasFlash) response.headers.append("set-cookie", clearFlash + secure);
		if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
		await send(req, res, response, cookie);
	}

	const server = createServer((req, res) => {
		// What most requests are: a page that is in memory, asked for by somebody we know nothing of.
		if (cache?.serveAnyone(req, res)) return;
		const work =
			middleware && !req.url?.startsWith("/media/")
				? new Promise<void>((next) => middleware(req, res, next))
				: Promise.resolve();
		const id = randomBytes(6).toString("hex");
		work.then(() => answer(req, res, id)).catch((error) => refuse(req, res, error, id, safe));
	});
	server.requestTimeout = 600_000; // evidence of twenty megabytes over a slow phone line
	server.headersTimeout = 20_000;
	server.on("clientError", (_, socket) => socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n"));
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

function headersOf(req: IncomingMessage): Headers {
	const headers = new Headers();
	for (const [name, value] of Object.entries(req.headers))
		if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
	return headers;
}

function redirect(res: ServerResponse, location: string, status: 301 | 302) {
	res.writeHead(status, { location, "cache-control": "no-store", vary: "Cookie" }).end();
}

async function send(req: IncomingMessage, res: ServerResponse, response: Response, cookie?: string) {
	if (cookie) response.headers.append("set-cookie", cookie);
	if (response.status === 404) log.info("page.not-found", { path: req.url?.split("?")[0] });
	await sendResponse(res, response);
}

/** The answer when there can be no page: in both languages, with the id under which the cause stands in the log. */
function refuse(req: IncomingMessage, res: ServerResponse, error: unknown, id: string, safe: [string, string][]) {
	const refusal = error instanceof Refusal ? error : undefined;
	if (!refusal) log.error("request.failed", { id, error });
	if (res.headersSent) return void res.destroy();
	const status = refusal?.status ?? 500;
	res.writeHead(status, {
		...Object.fromEntries(safe),
		...refusal?.headers,
		"content-security-policy": inertPolicy,
		"content-type": "text/html; charset=utf-8",
		"cache-control": "no-store",
		...(status === 413 ? { connection: "close" } : {}),
	});
	res.end(req.method === "HEAD" ? undefined : bareErrorPage(status, id));
}

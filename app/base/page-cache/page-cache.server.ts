import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { versionEpoch, versionOf } from "../db/changes/content-versions.server.ts";
import { noteReads } from "../db/changes/reads.server.ts";
import { isDatabaseAway } from "../db/waiting/presence.server.ts";
import { cacheUse } from "./cache-use.ts";
import { type Encoding, readVisit, type Visit } from "./request-headers.ts";

type Body = { bytes: Buffer; headers: string[] };
type Entry = {
	etag: string;
	bodies: Partial<Record<Encoding, Body>> & { identity: Body };
	notModified: string[];
	tables: Map<string, number>;
	expires: number;
	epoch: number;
	size: number;
};

/** Scheduled articles appear as time passes, without a change of a table: no page is cached longer than this. */
const MAX_AGE_MS = 55_000;
const MAX_BYTES = 96 * 1024 * 1024;
/**
 * Pages that wait for their thorough compression, two seconds each. It costs more than making the page: beyond these,
 * as when someone asks for addresses without end, pages keep the quick one.
 */
const MAX_TIGHTENED = 8;
const MAX_ALIASES = 20_000;
const MAX_ALIAS = 200;
const COMPRESSIBLE = /^(text\/|application\/(json|xml|rss\+xml|manifest\+json|openapi|ld\+json)|image\/svg)/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const squeeze = (bytes: Buffer, quality: number) =>
	brotli(bytes, {
		params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
	});

/**
 * Rendered pages, compressed, ready to be written. A page stays until a table it was rendered from changes:
 * the versions are read before rendering, so a change in between makes the page stale, never wrong (decision 3).
 */
export class PageCache {
	readonly #entries = new Map<string, Entry>();
	/** Raw addresses, so that a hit costs one look-up. */
	readonly #aliases = new Map<string, string>();
	readonly #rendering = new Map<string, Promise<Response | Entry>>();
	readonly #maxBytes: number;
	#bytes = 0;
	#tightened = 0;

	constructor(maxBytes = MAX_BYTES) {
		this.#maxBytes = maxBytes;
	}

	/** Fast path for GETs whose cookies do not matter. Returns false on a miss. */
	serveAnyone(req: IncomingMessage, res: ServerResponse): boolean {
		if (req.method !== "GET") return false;
		const key = this.#aliases.get(req.url ?? "");
		if (key === undefined) return false;
		const visit = readVisit(req.rawHeaders);
		return !visit.personal && visit.hosts === 1 && this.#answer(key, visit, res, false);
	}

	/** Answers from memory, with a cookie if one is to be set; false when the page is not there or no longer true. */
	serve(req: IncomingMessage, res: ServerResponse, key: string, cookie?: string): boolean {
		return this.#answer(key, readVisit(req.rawHeaders), res, req.method === "HEAD", cookie);
	}

	/**
	 * Answers with the stored page, however old, because it cannot be rendered now; a header marks it as stale
	 * (decision 97).
	 */
	serveStale(req: IncomingMessage, res: ServerResponse, key: string, cookie?: string): boolean {
		return this.#answer(key, readVisit(req.rawHeaders), res, req.method === "HEAD", cookie, true);
	}

	#answer(
		key: string,
		visit: Visit,
		res: ServerResponse,
		head: boolean,
		cookie?: string,
		staleWillDo = isDatabaseAway(),
	): boolean {
		const entry = this.#entries.get(key);
		// While the database is away no page is known to be true.
		const fresh = entry && !isDatabaseAway() && this.#isFresh(entry);
		if (!entry || !(fresh || staleWillDo)) return false;
		cacheUse[fresh ? "fresh" : "stale"] += 1;
		const headersOf = (headers: string[]) => {
			const said = fresh ? headers : [...headers, "warning", '110 - "Response is Stale"', "age", ageOf(entry)];
			return cookie ? forOne(said, cookie) : said;
		};
		if (visit.known?.includes(entry.etag)) {
			res.writeHead(304, headersOf(entry.notModified)).end();
			return true;
		}
		const body = entry.bodies[visit.encoding] ?? entry.bodies.identity;
		res.writeHead(200, headersOf(body.headers));
		res.end(head ? undefined : body.bytes);
		return true;
	}

	/** Whether a page is there, however old. */
	has = (key: string) => this.#entries.has(key);

	/** The page that this address is known to mean. */
	keyOf = (url: string) => this.#aliases.get(url);

	/** Remembers that `url` means the page `key`. Long ones are looked up each time: clients choose them. */
	alias(url: string, key: string) {
		if (url.length > MAX_ALIAS) return;
		if (this.#aliases.size >= MAX_ALIASES) this.#aliases.clear();
		this.#aliases.set(url, key);
	}

	/**
	 * Renders and keeps a page, once however many ask at the same time. Returns nothing when it can now be served,
	 * else the response as it is: not a 200, or made for one visitor.
	 */
	async fill(key: string, render: () => Promise<Response>): Promise<Response | undefined> {
		const running = this.#rendering.get(key) ?? this.#render(key, render).finally(() => this.#rendering.delete(key));
		this.#rendering.set(key, running);
		const result = await running;
		return result instanceof Response ? result.clone() : undefined;
	}

	async #render(key: string, render: () => Promise<Response>): Promise<Response | Entry> {
		cacheUse.rendered += 1;
		const epoch = versionEpoch();
		const before = new Map<string, number>();
		const {
			result: response,
			tables,
			isWhole,
		} = await noteReads(render, (table) => {
			const version = versionOf(table);
			if (version !== undefined) before.set(table, version);
		});
		if (!isWhole && this.has(key)) return new Response(null, { status: 503 }); // the older page has all its rows
		const cacheable =
			isWhole &&
			response.status === 200 &&
			!response.headers.has("set-cookie") &&
			!/no-store|private/.test(response.headers.get("cache-control") ?? "") &&
			tables.size === before.size;
		if (!cacheable) return response;
		const entry = await makeEntry(response, before, epoch);
		this.#store(key, entry);
		return entry;
	}

	#store(key: string, entry: Entry) {
		this.#bytes += entry.size - (this.#entries.get(key)?.size ?? 0);
		this.#entries.delete(key);
		this.#entries.set(key, entry);
		// Evict pages with a query first: their number is unbounded, and they must not crowd out the others.
		this.#evict((candidate) => candidate.includes("?") && candidate !== key);
		this.#evict(() => true);
		// Served at once with a quick compression; the thorough one follows off the request.
		if (!entry.bodies.br || entry.size >= 400_000 || this.#tightened >= MAX_TIGHTENED) return;
		this.#tightened += 1;
		setTimeout(() => this.#tighten(key, entry).finally(() => this.#tightened--), 2000).unref();
	}

	/** Evicts the oldest pages of a kind until there is room. */
	#evict(isOfKind: (key: string) => boolean) {
		for (const [oldest, { size }] of this.#entries) {
			if (this.#bytes <= this.#maxBytes) return;
			if (!isOfKind(oldest)) continue;
			this.#entries.delete(oldest);
			this.#bytes -= size;
		}
	}

	async #tighten(key: string, entry: Entry) {
		if (this.#entries.get(key) !== entry || !this.#isFresh(entry)) return;
		const bytes = await squeeze(entry.bodies.identity.bytes, 11);
		entry.bodies.br = { bytes, headers: withLength(entry.bodies.br?.headers ?? [], bytes.length) };
	}

	#isFresh(entry: Entry) {
		if (entry.expires < Date.now()) return false;
		if (entry.epoch === versionEpoch()) return true;
		for (const [table, version] of entry.tables) if (versionOf(table) !== version) return false;
		entry.epoch = versionEpoch();
		return true;
	}
}

const ageOf = (entry: Entry) => String(Math.round((Date.now() - entry.expires + MAX_AGE_MS) / 1000));

async function makeEntry(response: Response, tables: Map<string, number>, epoch: number): Promise<Entry> {
	const bytes = Buffer.from(await response.arrayBuffer());
	const etag = `"${createHash("sha1").update(bytes).digest("base64url")}"`;
	const headers = [...response.headers].filter(([name]) => name !== "content-length").flat();
	if (!response.headers.has("cache-control")) headers.push("cache-control", "public, max-age=0, must-revalidate");
	headers.push("etag", `W/${etag}`, "vary", "Accept-Encoding");
	const identity = { bytes, headers: withLength(headers, bytes.length) };
	const bodies: Entry["bodies"] = { identity };
	if (COMPRESSIBLE.test(response.headers.get("content-type") ?? "")) {
		for (const [encoding, compressed] of [
			["br", await squeeze(bytes, 5)],
			["gzip", await zip(bytes, { level: 6 })],
		] as const)
			bodies[encoding] = {
				bytes: compressed,
				headers: withLength([...headers, "content-encoding", encoding], compressed.length),
			};
	}
	const size = Object.values(bodies).reduce((sum, body) => sum + body.bytes.length, 1000);
	return { etag, bodies, notModified: headers, tables, epoch, size, expires: Date.now() + MAX_AGE_MS };
}

/** The same page with a cookie, which no shared cache may store. */
const forOne = (headers: string[], cookie: string) => {
	const at = headers.indexOf("cache-control");
	return [...(at < 0 ? headers : headers.toSpliced(at, 2)), "cache-control", "private, no-cache", "set-cookie", cookie];
};

function withLength(headers: string[], length: number) {
	const at = headers.indexOf("content-length");
	return at < 0 ? [...headers, "content-length", String(length)] : headers.with(at + 1, String(length));
}

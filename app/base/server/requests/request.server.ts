import type { IncomingMessage } from "node:http";
import { Refusal } from "../../http/refusal.ts";
import { climbs } from "../../page-cache/canonical-path.ts";
import { plainQuery } from "../../typed/plain-query.ts";

const METHODS = ["GET", "HEAD", "POST"];
const MAX_URL = 4096;

/** The path and the plain query of a well-formed request; throws 400, 404 or 405 for anything else. */
export function readTarget(req: IncomingMessage): { path: string; query: string } {
	if (hostsIn(req.rawHeaders) > 1) throw new Refusal(400);
	if (!METHODS.includes(req.method ?? "")) throw new Refusal(405, { allow: METHODS.join(", ") });
	const target = req.url ?? "/";
	if (!target.startsWith("/") || target.length > MAX_URL) throw new Refusal(400);
	const [path = "/", query = ""] = splitOnce(target, "?");
	let decoded: string;
	try {
		decoded = decodeURIComponent(path);
	} catch {
		throw new Refusal(400);
	}
	if (/[\p{Cc}\\]/u.test(decoded) || decoded.includes("//")) throw new Refusal(400);
	if (climbs(decoded)) throw new Refusal(404);
	return { path, query: plainQuery(query) };
}

/** How many Host headers came. With two, a proxy and we may each believe another one (RFC 9112, section 3.2). */
const hostsIn = (raw: readonly string[]) =>
	raw.filter((name, i) => i % 2 === 0 && name.length === 4 && name.toLowerCase() === "host").length;

function splitOnce(text: string, mark: string): [string, string] {
	const at = text.indexOf(mark);
	return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * The origin this request speaks to: the first of ours, or the one of ours that its browser says it is on. The Host
 * header has no say, and other hosts are answered, because probes ask by number. A post from another site is refused
 * with 403; one without an origin comes from no browser, so it carries no stolen cookies.
 */
export function originOf(req: IncomingMessage, ours: readonly [string, ...string[]]): string {
	const from = req.headers.origin;
	if (from !== undefined && ours.includes(from)) return from;
	const site = req.headers["sec-fetch-site"];
	const isForeign = from !== undefined || (site !== undefined && site !== "same-origin" && site !== "none");
	if (isForeign && req.method === "POST") throw new Refusal(403);
	return ours[0];
}

/** Address of the visitor: the socket's, or what the given number of trusted proxies say in front of it. */
export function addressOf(req: IncomingMessage, trustedProxies: number): string {
	const chain = String(req.headers["x-forwarded-for"] ?? "")
		.split(",")
		.map((hop) => hop.trim())
		.filter(Boolean);
	const socket = req.socket.remoteAddress ?? "";
	return trustedProxies > 0 ? (chain.at(-trustedProxies) ?? socket) : socket;
}

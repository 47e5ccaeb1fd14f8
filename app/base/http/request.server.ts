import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";

/** Refused before anything looks at it; `status` is what the client gets. */
export class Refusal extends Error {
	readonly status: number;
	readonly headers: Record<string, string>;
	constructor(status: number, headers: Record<string, string> = {}) {
		super(`refused with ${status}`);
		this.status = status;
		this.headers = headers;
	}
}

const METHODS = ["GET", "HEAD", "POST"];
const MAX_URL = 4096;
const MAX_BODY = 1024 * 1024;

/** The path and the query of a well-formed request; throws 400, 405 or 413 for anything else. */
export function readTarget(req: IncomingMessage): { path: string; query: string } {
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
	return { path, query };
}

function splitOnce(text: string, mark: string): [string, string] {
	const at = text.indexOf(mark);
	return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * The origin this request speaks to: the configured one, or the one its browser says it is on when that is this host.
 * A post from another site is refused with 403; one without an origin comes from no browser and carries no one's cookies along.
 */
export function originOf(req: IncomingMessage, configured: string): string {
	const from = req.headers.origin;
	if (from === undefined) {
		if (req.method === "POST" && req.headers["sec-fetch-site"] === "cross-site") throw new Refusal(403);
		return configured;
	}
	const sameHost = URL.canParse(from) && new URL(from).host === req.headers.host;
	if (from === configured || sameHost) return from;
	if (req.method === "POST") throw new Refusal(403);
	return configured;
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

/** The whole body, or a 413 as soon as it is too long. */
export async function readBody(req: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
	checkLength(req, MAX_BODY);
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of req) {
		size += chunk.length;
		if (size > MAX_BODY) throw new Refusal(413);
		chunks.push(chunk);
	}
	return new Uint8Array(Buffer.concat(chunks));
}

/** A long body as it arrives: who may not send it is refused before it is read. Past `max` bytes the reader fails. */
export function streamBody(req: IncomingMessage, max: number): ReadableStream<Uint8Array> {
	checkLength(req, max);
	let size = 0;
	const limit = new TransformStream<Uint8Array, Uint8Array>({
		transform(chunk, controller) {
			size += chunk.length;
			if (size > max) controller.error(new Refusal(413));
			else controller.enqueue(chunk);
		},
	});
	return (Readable.toWeb(req) as ReadableStream<Uint8Array>).pipeThrough(limit);
}

function checkLength(req: IncomingMessage, max: number) {
	if (Number(req.headers["content-length"] ?? 0) > max) throw new Refusal(413);
}

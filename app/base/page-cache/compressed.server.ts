import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { encodingFor } from "./request-headers.ts";

/** Pages, and what the router's scripts read of them. Streams of events and files go as they are. */
const COMPRESSIBLE = /^text\/(?:html|x-script)\b/;
/** Below this the headers are most of an answer. */
const LEAST_BYTES = 1000;
/** Fast: each of these pages is made for one person and sent once. */
const QUALITY = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * The page compressed, where its size tells no one what is on it (BREACH, decision 111): it is the same for all who
 * send no cookie, or the browser says that no other site caused the request.
 */
export async function compressed(req: IncomingMessage, response: Response): Promise<Response> {
	const encoding = encodingFor(String(req.headers["accept-encoding"] ?? ""));
	const isPage = COMPRESSIBLE.test(response.headers.get("content-type") ?? "");
	if (!isPage || !response.body || req.method === "HEAD" || response.headers.has("content-encoding")) return response;
	response.headers.append("vary", "Accept-Encoding, Sec-Fetch-Site");
	if (encoding === "identity" || !isUnobserved(req)) return response;
	const bytes = Buffer.from(await response.arrayBuffer());
	const { status, headers } = response;
	if (bytes.length < LEAST_BYTES) return new Response(bytes, { status, headers });
	const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
	const packed = encoding === "br" ? await brotli(bytes, { params }) : await zip(bytes);
	headers.set("content-encoding", encoding);
	headers.set("content-length", String(packed.length));
	return new Response(new Uint8Array(packed), { status, headers });
}

/**
 * Another site can make a browser ask for a page with text of its choice in the address, never without saying
 * `cross-site`.
 */
function isUnobserved({ headers }: IncomingMessage): boolean {
	if (!headers.cookie && !headers.authorization) return true;
	const site = headers["sec-fetch-site"];
	return site === "same-origin" || site === "none";
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { widths } from "../../files/pictures/picture-url.ts";
import { storedPictures } from "../../files/pictures/stored.server.ts";
import { isStoreAway } from "../../files/store/store-away.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Middleware } from "../middleware.ts";
import { byteRange } from "./byte-range.ts";

const NAME =
	/^\/media\/((?:team-logos|player-photos|news-images|partner-logos|federation-logos|home-pictures|board-photos)\/([0-9a-z]+-(\d+)x\d+(?:-w(\d+))?)\.webp)$/;
const RETRY_SECONDS = 5;

/** Sends stored pictures, the hot ones from memory. Names are never used twice, so copies live for ever. */
export const media: Middleware = async ({ req, res, reads, path }, next) => {
	const [, name, edition, own, width] = (reads && NAME.exec(path)) || [];
	if (!name) return next();
	const etag = `"${edition}"`;
	const known = req.headers["if-none-match"];
	const isKnown = known === "*" || known?.split(",").some((each) => each.trim().replace(/^W\//, "") === etag);
	const mayBe = width ? isWidth(Number(width)) && Number(width) < Number(own) : Number(own) <= LARGEST;
	const bytes = mayBe ? await read(name) : undefined;
	if (!bytes) throw new Refusal(404);
	for (const [header, value] of Object.entries(headersOf(etag))) res.setHeader(header, value);
	if (isKnown) return void res.writeHead(304).end();
	sendPart(req, res, bytes, etag);
};

const LARGEST = widths[widths.length - 1] ?? 0;
const isWidth = (width: number) => widths.some((each) => each === width);

async function read(name: string) {
	try {
		return await storedPictures.get(name);
	} catch (error) {
		throw isStoreAway(error) ? new Refusal(503, { "retry-after": String(RETRY_SECONDS) }) : error;
	}
}

const headersOf = (etag: string) => ({
	"cache-control": "public, max-age=31536000, immutable",
	"cross-origin-resource-policy": "cross-origin", // readers of the feed show these pictures
	etag,
});

function sendPart(req: IncomingMessage, res: ServerResponse, bytes: Uint8Array, etag: string) {
	const before = req.headers["if-range"];
	const wanted = req.method === "GET" && (!before || before === etag) ? req.headers.range : undefined;
	const range = byteRange(wanted, bytes.length);
	res.setHeader("accept-ranges", "bytes");
	if (range === "outside") return void res.writeHead(416, { "content-range": `bytes */${bytes.length}` }).end();
	const part = range ? bytes.subarray(range.first, range.last + 1) : bytes;
	if (range) res.setHeader("content-range", `bytes ${range.first}-${range.last}/${bytes.length}`);
	res.writeHead(range ? 206 : 200, { "content-type": "image/webp", "content-length": part.length });
	res.end(req.method === "HEAD" ? undefined : part);
}

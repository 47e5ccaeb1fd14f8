import { pipeline } from "node:stream/promises";
import { files } from "../files/store.server.ts";
import type { Middleware } from "./middleware.ts";

const NAME = /^\/media\/((?:team-logos|player-photos|news-images|partner-logos)\/[0-9a-z]+-\d+x\d+(?:-w\d+)?\.webp)$/;

/** Sends stored pictures. Names are never used twice, so copies live for ever. */
export const media: Middleware = async ({ req, res, reads, path }, next) => {
	const [, name] = (reads && NAME.exec(path)) || [];
	if (!name || !(await files().exists(`media/${name}`))) return next();
	const { contentLength } = await files().getMetaData(`media/${name}`);
	res.writeHead(200, {
		"content-type": "image/webp",
		"content-length": contentLength,
		"cache-control": "public, max-age=31536000, immutable",
		"cross-origin-resource-policy": "cross-origin", // readers of the feed show these pictures
	});
	if (req.method === "HEAD") res.end();
	else await pipeline(await files().getStream(`media/${name}`), res);
};

import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { files } from "../files/store.server.ts";

const NAME = /^\/media\/((?:team-logos|player-photos|news-images|partner-logos)\/[0-9a-z]+-\d+x\d+(?:-w\d+)?\.webp)$/;

/** Sends a stored picture; false when the path names none. Names are never used twice, so copies live for ever. */
export async function sendMedia(path: string, res: ServerResponse, head: boolean): Promise<boolean> {
	const [, name] = NAME.exec(path) ?? [];
	if (!name || !(await files().exists(`media/${name}`))) return false;
	const { contentLength } = await files().getMetaData(`media/${name}`);
	res.writeHead(200, {
		"content-type": "image/webp",
		"content-length": contentLength,
		"cache-control": "public, max-age=31536000, immutable",
		"cross-origin-resource-policy": "cross-origin", // readers of the feed show these pictures
	});
	if (head) res.end();
	else await pipeline(await files().getStream(`media/${name}`), res);
	return true;
}

import { sendResponse } from "@remix-run/node-fetch-server";
import { log } from "../../log/log.server.ts";
import { logPath } from "../../log/log-path.ts";
import { compressed } from "../../page-cache/compressed.server.ts";
import type { Exchange } from "../middleware.ts";
import { drained } from "../requests/body.server.ts";

/** Sends what the router answered, with the cookie that this visitor is to have. */
export async function sendPage({ req, res, cookie, cover }: Exchange, made: Response) {
	const response = cover ? await cover(made) : made;
	if (cookie) response.headers.append("set-cookie", cookie);
	// A cache on the way may keep a 404 that says nothing of it.
	if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
	if (response.status === 404) log.info("page.not-found", { path: logPath(req.url ?? "") });
	if (response.status >= 400) await drained(req);
	const answer = await compressed(req, response);
	// The client may have gone while the page was made: a stream without a reader is closed.
	if (res.destroyed) await answer.body?.cancel();
	else await sendResponse(res, answer);
}

import type { ServerResponse } from "node:http";
import { isReady } from "./draining.server.ts";
import type { Middleware } from "./middleware.ts";

/**
 * `/healthz`: the process lives. `/readyz`: it takes requests; 503 once it is ending. Neither asks another machine:
 * while the database or the mail server is away pages still come from memory, so a proxy must not take the processes
 * out. `/status` on `METRICS_PORT` names what is down.
 */
export const health: Middleware = ({ res, path, reads }, next) => {
	if (reads && path === "/healthz") return send(res, 200, { status: "ok" });
	if (!reads || path !== "/readyz") return next();
	return isReady() ? send(res, 200, { status: "ready" }) : send(res, 503, { status: "draining" });
};

function send(res: ServerResponse, status: number, body: object) {
	res.writeHead(status, {
		"content-type": "application/json",
		"cache-control": "no-store",
		...(status === 503 && { "retry-after": "1" }),
	});
	res.end(JSON.stringify(body));
}

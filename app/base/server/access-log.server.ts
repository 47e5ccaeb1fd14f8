import { log } from "../log/log.server.ts";
import { logPath } from "../log/log-path.ts";
import { durations, responses } from "../metrics/registry.server.ts";
import type { Middleware } from "./middleware.ts";

/**
 * Counts and times each request that was not answered from memory, and writes a line for it: what was asked, with only
 * the fixed parts of its path, and how it was answered. No address, name or query.
 */
export const accessLog: Middleware = ({ req, res, id }, next) => {
	const began = performance.now();
	res.setHeader("x-request-id", id);
	res.once("close", () => {
		const ms = Math.round(performance.now() - began);
		const { method = "" } = req;
		const status = res.writableFinished ? res.statusCode : 499; // the client went away
		responses.inc({ status: `${Math.floor(status / 100)}xx` });
		durations.observe({ method }, ms / 1000);
		log.info("request", { id, method, path: logPath(req.url ?? ""), status, ms });
	});
	return next();
};

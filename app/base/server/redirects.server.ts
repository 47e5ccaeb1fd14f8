import type { ServerResponse } from "node:http";
import { origins } from "../config.server.ts";
import { opensInEnglish } from "../locale/language-cookie.ts";
import type { RouteTable } from "../page-cache/route-table.ts";
import type { Middleware } from "./middleware.ts";

/** Leads every other spelling of a path to the one it has; a POST keeps its body. */
export function toOneSpelling(table: () => Promise<RouteTable>): Middleware {
	return async ({ res, path, query, reads }, next) => {
		const canonical = (await table()).canonical(path);
		if (canonical === path) return next();
		redirect(res, canonical + (query && `?${query}`), reads ? 301 : 308);
	};
}

/** Leads `/`, opened afresh by a visitor who chose English, to `/en`. */
export const toChosenLanguage: Middleware = ({ req, res, path, reads }, next) =>
	reads && opensInEnglish(path, req.headers, origins()) ? redirect(res, "/en", 302) : next();

function redirect(res: ServerResponse, location: string, status: 301 | 302 | 308) {
	res.writeHead(status, { location, "cache-control": "no-store", vary: "Cookie" }).end();
}

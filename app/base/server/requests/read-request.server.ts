import { origin, origins } from "../../config.server.ts";
import { languageCookie } from "../../locale/language-cookie.ts";
import type { Middleware } from "../middleware.ts";
import { headersAt, securityHeaders } from "../security-headers.ts";
import { hasBody, watchBody } from "./body.server.ts";
import { originOf, readTarget } from "./request.server.ts";

/** Suffix of our cookies where the site is on https. */
export const secure = () => (origin().startsWith("https:") ? "; Secure" : "");

/** The headers of every answer, errors included. */
export function safeHeaders(): Middleware {
	const headers = Object.entries(securityHeaders(origin().startsWith("https:")));
	return ({ req, res }, next) => {
		for (const [name, value] of headersAt(req.url ?? "", headers)) res.setHeader(name, value);
		return next();
	};
}

/** Reads the path and the query, and refuses what is no request that we answer. */
export const target: Middleware = (exchange, next) => {
	Object.assign(exchange, readTarget(exchange.req));
	return next();
};

/** Cuts off the slow body of a GET, which no handler reads. */
export function unreadBody(seconds: number): Middleware {
	return ({ req, res, reads }, next) => {
		if (reads && hasBody(req)) watchBody(req, res, false, seconds);
		return next();
	};
}

/** Finds out which of our origins is spoken to; refuses what another site's page posts. */
export const ownOrigin: Middleware = (exchange, next) => {
	exchange.origin = originOf(exchange.req, origins());
	return next();
};

/** Has the language remembered that the visitor has just changed to. */
export const rememberLanguage: Middleware = (exchange, next) => {
	const { req, reads, path } = exchange;
	const chosen = reads ? languageCookie(path, req.headers, origins()) : undefined;
	exchange.cookie = chosen && chosen + secure();
	return next();
};

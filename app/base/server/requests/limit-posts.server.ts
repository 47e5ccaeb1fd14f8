import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { config } from "../../config.server.ts";
import { sessionCookieIn } from "../../http/browser-token.server.ts";
import { Refusal } from "../../http/refusal.ts";
import type { PostBudget } from "../../limits/post-budget.ts";
import { networksOf } from "../../limits/rate-limit-key.server.ts";
import type { Middleware } from "../middleware.ts";
import { addressOf } from "./request.server.ts";

/**
 * Refuses a POST with 429 before its body is read, when its network has sent too many. A session counts for nothing at
 * `doors`: who signs in has none yet.
 */
export function limitPosts(budget: PostBudget, doors: RegExp): Middleware {
	return ({ req, reads, path }, next) => {
		if (reads) return next();
		const networks = networksOf(addressOf(req, config().TRUST_PROXY));
		const wait = budget.take(networks, doors.test(path) ? undefined : signOf(req), Date.now());
		if (wait > 0) throw new Refusal(429, { "retry-after": String(wait) });
		return next();
	};
}

/** A hash of what this request proves its account with, if it does. */
export function signOf({ headers }: Pick<IncomingMessage, "headers">): string | undefined {
	const proof = headers.authorization ?? sessionCookieIn(headers.cookie);
	return proof && createHash("sha256").update(proof).digest("base64url");
}

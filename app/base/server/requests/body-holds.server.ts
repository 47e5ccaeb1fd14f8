import type { IncomingMessage } from "node:http";
import { config } from "../../config.server.ts";
import { BodyRefusal } from "../../http/refusal.ts";
import { BodyBudget } from "../../limits/body-budget.ts";
import type { PostBudget } from "../../limits/post-budget.ts";
import { networksOf } from "../../limits/rate-limit-key.server.ts";
import { signOf } from "./limit-posts.server.ts";
import { addressOf } from "./request.server.ts";

const MB = 1024 * 1024;
/** Bytes of forms that a process holds: of all visitors and of each network, of all accounts and of each. */
const VISITORS = { all: 32 * MB, each: 4 * MB };
const ACCOUNTS = { all: 64 * MB, each: 8 * MB };
/** A body that stopped arriving is cut by then. */
const SHARE_SECONDS = 30;

/** The bytes of one form in memory. `refused` says when it may have no more, with the refusal as its reason. */
export type BodyHold = { take: (bytes: number) => void; refused: AbortSignal; whole: () => void; leave: () => void };

/**
 * Holds the forms that are read whole, from their first byte to their answer. Whose session was found valid within the
 * last hour is counted by account, so that no visitor takes its place and no network is too small for it. Files are not
 * held: they go to disk as they arrive.
 */
export function bodyHolds(posts: PostBudget): (req: IncomingMessage) => BodyHold {
	const visitors = new BodyBudget(VISITORS);
	const accounts = new BodyBudget(ACCOUNTS);

	return (req) => {
		const refusal = new AbortController();
		const makeRoom = () => refusal.abort(new BodyRefusal(503));
		const account = posts.accountOf(signOf(req), Date.now());
		const body = account
			? accounts.begin([{ network: account, budget: 1 }], makeRoom)
			: visitors.begin(networksOf(addressOf(req, config().TRUST_PROXY)), makeRoom);
		return {
			...body,
			refused: refusal.signal,
			take(bytes) {
				const verdict = body.take(bytes);
				if (verdict === "share") refusal.abort(new BodyRefusal(429, { "retry-after": String(SHARE_SECONDS) }));
				else if (verdict === "full") makeRoom();
			},
		};
	};
}

import type { IncomingMessage, ServerResponse } from "node:http";

/** One request on its way through the middlewares, and what they found out about it. */
export type Exchange = {
	req: IncomingMessage;
	res: ServerResponse;
	/** Under which a failure is logged and shown. */
	id: string;
	/** Everything but a POST. */
	reads: boolean;
	path: string;
	query: string;
	/** The origin of ours that the request speaks to. */
	origin: string;
	/** Answered for its sender alone: neither from memory nor for others. */
	isPrivate?: boolean;
	/** Puts another answer in the place of one that is made. */
	cover?: (response: Response) => Promise<Response>;
	/** Adds a cookie to the answer, whichever middleware makes it. */
	cookie?: string;
};

/** Answers the request, or leaves that to `next`. A thrown error is answered by the server. */
export type Middleware = (exchange: Exchange, next: () => Promise<void>) => Promise<void> | void;

/** Runs the middlewares in their order, each around those behind it. */
export function compose(middlewares: readonly Middleware[]): (exchange: Exchange) => Promise<void> {
	const run = async (at: number, exchange: Exchange): Promise<void> =>
		middlewares[at]?.(exchange, () => run(at + 1, exchange));
	return (exchange) => run(0, exchange);
}

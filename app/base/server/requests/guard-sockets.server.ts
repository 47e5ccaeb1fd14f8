import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Refusal } from "../../http/refusal.ts";
import { networksOf } from "../../limits/rate-limit-key.server.ts";
import type { Middleware } from "../middleware.ts";
import { Neighbours } from "./neighbours.server.ts";
import { addressOf } from "./request.server.ts";

type SocketLimits = {
	/** Connections of one network at once; of a /48 up to eight times as many, and no more than half of all. */
	perAddress: number;
	/** Number of proxies in front: their connections carry many visitors. */
	proxies: number;
	/** How long a connection may move no byte while nothing is made for it, or its client reads nothing of an answer. */
	seconds: number;
};

/**
 * Closes connections that only hold a descriptor: silent ones, ones whose client reads no answer, and those beyond the
 * share of one network. Behind proxies a connection is the proxy's, so its share counts requests (`shareRequests`).
 */
export function guardSockets(server: Server, { perAddress, proxies, seconds }: SocketLimits) {
	server.timeout = seconds * 1000; // a socket without an answer under way is destroyed by the server itself
	if (proxies > 0) return;
	const share = new Share(perAddress);
	const neighbours = new Neighbours();
	server.on("connection", (socket: Socket) => {
		const leave = share.enter(socket.remoteAddress ?? "");
		if (!leave) return void socket.destroy();
		readInTurn.set(socket, neighbours.enter(socket));
		socket.once("close", () => void (isPiled(socket) ? setTimeout(leave, PENALTY_MS).unref() : leave()));
	});
}

/**
 * Requests of one connection that may wait behind one that is being answered. Browsers and proxies send the next when
 * they have the answer.
 */
const MOST_BEHIND = 16;
/**
 * For so long a connection that was cut for more still counts as one of its address: each has cost as much time as
 * hundreds of others.
 */
const PENALTY_MS = 60_000;
const behind = new WeakMap<Socket, number>();
/** Has the other connections of the same network read one after the other. */
const readInTurn = new WeakMap<Socket, () => void>();

const isPiled = (socket: Socket) => (behind.get(socket) ?? 0) > MOST_BEHIND;

/**
 * Whether a request is left without an answer because its connection is cut: it brought requests by the thousand in one
 * piece, which are all read before another connection gets a word in, and whose answers would wait in memory for a
 * client that may read none.
 */
export function cutPiled({ socket }: IncomingMessage, res: ServerResponse): boolean {
	if (socket.destroyed) return true;
	const waiting = res.socket ? 0 : (behind.get(socket) ?? 0) + 1; // an answer behind another one has no socket yet
	behind.set(socket, waiting);
	if (!isPiled(socket)) return false;
	socket.destroy();
	readInTurn.get(socket)?.();
	return true;
}

/** An answer may take its time to be made, but not to be read. Call it for each request, before it is answered. */
export function cutUnread(req: IncomingMessage, res: ServerResponse) {
	res.on("timeout", (socket: Socket) => {
		if (socket.writableLength > 0) socket.destroy();
		else socket.setTimeout(req.socket.timeout ?? 0); // goes off once unless it is set again
	});
}

/** Behind proxies: refuses with 429 what one network asks while that many of its requests are still being answered. */
export function shareRequests(perAddress: number, proxies: number): Middleware {
	const share = new Share(perAddress);
	return ({ req, res }, next) => {
		if (proxies === 0) return next();
		const leave = share.enter(addressOf(req, proxies));
		if (!leave) throw new Refusal(429, { "retry-after": "1" });
		res.once("close", leave);
		return next();
	};
}

/** Half of `MAX_CONNECTIONS`. */
const HALF = 2000;

/** How many each network holds at once; it remembers no network that holds none. */
class Share {
	readonly #held = new Map<string, number>();
	readonly #most: number;

	constructor(most: number) {
		this.#most = most;
	}

	/**
	 * Takes one for each network of an address, and returns what gives it back; undefined when one of them has its share.
	 */
	enter(address: string): (() => void) | undefined {
		const networks = networksOf(address);
		const mostOf = (budget: number) => Math.max(this.#most, Math.min(this.#most * budget, HALF));
		if (networks.some(({ network, budget }) => (this.#held.get(network) ?? 0) >= mostOf(budget))) return undefined;
		for (const { network } of networks) this.#change(network, 1);
		return () => {
			for (const { network } of networks) this.#change(network, -1);
		};
	}

	#change(network: string, by: number) {
		const held = (this.#held.get(network) ?? 0) + by;
		if (held > 0) this.#held.set(network, held);
		else this.#held.delete(network);
	}
}

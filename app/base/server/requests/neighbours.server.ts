import type { Socket } from "node:net";
import { networksOf } from "../../limits/rate-limit-key.server.ts";

/**
 * The open connections of each network. What arrived on a connection is parsed whole, thousands of requests in one
 * piece, and all connections with something to read follow each other before any other work is done. Once one of them
 * was cut for that, the rest of its network is read one connection per turn of the event loop: others get a word in
 * between, and none of the network is lost. The widest network counts, whose addresses one customer often has.
 */
export class Neighbours {
	readonly #open = new Map<string, Set<Socket>>();
	readonly #waiting = new Set<Socket>();
	#isReading = false;

	/** Adds a connection; the answer has the others of its network read in turn. */
	enter(socket: Socket): () => void {
		const network = networksOf(socket.remoteAddress ?? "").at(-1)?.network ?? "";
		const open = this.#open.get(network) ?? new Set();
		this.#open.set(network, open.add(socket));
		socket.once("close", () => {
			open.delete(socket);
			if (open.size === 0) this.#open.delete(network);
		});
		return () => this.#readInTurn(open);
	}

	#readInTurn(sockets: Iterable<Socket>) {
		for (const socket of sockets) if (!socket.destroyed) this.#waiting.add(socket.pause());
		if (!this.#isReading) this.#next();
	}

	#next = () => {
		const [socket] = this.#waiting;
		this.#isReading = socket !== undefined;
		if (!socket) return;
		this.#waiting.delete(socket);
		socket.resume();
		setImmediate(this.#next);
	};
}

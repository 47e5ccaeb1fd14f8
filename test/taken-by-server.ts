import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

const STARTED = "http.server.request.start";

/**
 * How many bytes the server of this process has taken from the connection of the next request for a path, whenever it
 * is asked: 0 before the request is there.
 */
export function takenByServer(path: string): () => number {
	let taken = () => 0;
	const started = (message: unknown) => {
		if (!(message instanceof Object && "request" in message && message.request instanceof IncomingMessage)) return;
		const { url, socket } = message.request;
		if (url !== path) return;
		taken = () => socket.bytesRead;
		unsubscribe(STARTED, started);
	};
	subscribe(STARTED, started);
	return () => taken();
}

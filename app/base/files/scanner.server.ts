import { connect } from "node:net";

/** Whether clamd answers at `tcp://host:port` or `unix:/path` (its command PING). */
export function scannerAnswers(address: string): Promise<boolean> {
	const url = new URL(address);
	const target = url.protocol === "unix:" ? { path: url.pathname } : { host: url.hostname, port: Number(url.port) };
	return new Promise((resolve) => {
		const socket = connect(target, () => socket.write("zPING\0"));
		socket.setTimeout(2000, () => socket.destroy());
		socket.once("data", (reply) => {
			resolve(reply.toString().startsWith("PONG"));
			socket.destroy();
		});
		socket.on("error", () => resolve(false)).on("close", () => resolve(false));
	});
}

import { connect } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** For one file, from the first byte sent to the answer. */
const TIMEOUT_MS = 60_000;
/** An answer is one line. */
const MAX_REPLY = 4096;

/** Where clamd listens: `tcp://host:port` or `unix:/path`. */
function targetOf(address: string) {
	const url = new URL(address);
	return url.protocol === "unix:" ? { path: url.pathname } : { host: url.hostname, port: Number(url.port) };
}

/** Whether clamd answers (its command PING). */
export function scannerAnswers(address: string): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(targetOf(address), () => socket.write("zPING\0"));
		socket.setTimeout(2000, () => socket.destroy());
		socket.once("data", (reply) => {
			resolve(reply.toString().startsWith("PONG"));
			socket.destroy();
		});
		socket.on("error", () => resolve(false)).on("close", () => resolve(false));
	});
}

/** Each piece with its length in front; an empty one ends the stream (clamd, INSTREAM). */
async function* frames(bytes: AsyncIterable<Uint8Array>) {
	yield Buffer.from("zINSTREAM\0");
	for await (const piece of bytes) {
		const length = Buffer.alloc(4);
		length.writeUInt32BE(piece.length);
		yield length;
		yield piece;
	}
	yield Buffer.alloc(4);
}

/**
 * Has a stream scanned. Throws when there was no clear answer: the scanner is away, gave up, or the stream is larger
 * than it takes. No answer is never "clean".
 */
export async function scanStream(
	bytes: AsyncIterable<Uint8Array>,
	address: string,
): Promise<{ clean: true } | { clean: false; signature: string }> {
	const socket = connect(targetOf(address));
	const late = setTimeout(() => socket.destroy(new Error("The virus scanner took too long.")), TIMEOUT_MS);
	let reply = "";
	const answered = new Promise<void>((resolve, reject) => {
		socket.setEncoding("utf8").on("data", (text) => {
			reply += text;
			if (reply.length > MAX_REPLY) socket.destroy(new Error("The virus scanner does not stop answering."));
		});
		socket.on("end", resolve).on("error", reject);
	});
	try {
		await Promise.all([answered, pipeline(Readable.from(frames(bytes)), socket, { end: false })]);
	} finally {
		clearTimeout(late);
		socket.destroy();
	}
	const line = reply.replaceAll("\0", "").trim();
	const found = /^stream: (.+) FOUND$/.exec(line);
	if (found) return { clean: false, signature: found[1] ?? "" };
	if (line === "stream: OK") return { clean: true };
	throw new Error(`The virus scanner gave no clear answer: ${line.slice(0, 200)}`);
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { BodyRefusal, Refusal } from "../../http/refusal.ts";
import type { BodyHold } from "./body-holds.server.ts";

/** Bytes of a form where its route does not say otherwise. */
const MAX_BODY = 1024 * 1024;
/** A large body has to bring this much on average over each span; 20 MB then take 43 minutes at most. */
const MIN_BYTES_PER_SECOND = 8 * 1024;
/**
 * Bytes of a body that are still read and discarded after an early answer, so that it is seen: more than any form has.
 */
const MAX_DRAINED = 256 * 1024 * 1024;

export const hasBody = (req: IncomingMessage) =>
	req.headers["transfer-encoding"] !== undefined || Number(req.headers["content-length"] ?? 0) > 0;

/**
 * Watches how a body arrives. A small one has to be whole after `seconds`, a large one has to go on arriving; else the
 * signal aborts with a 408. The rest after the answer is read and discarded for `seconds` more, then the connection is
 * cut.
 */
export function watchBody(req: IncomingMessage, res: ServerResponse, large: boolean, seconds: number): AbortSignal {
	const slow = new AbortController();
	const { socket } = req;
	let before = socket.bytesRead;
	let spans = 0;
	const timer = setInterval(() => {
		if (req.complete || socket.destroyed) return clearInterval(timer);
		const arrived = socket.bytesRead - before;
		before += arrived;
		const isOurTurn = req.readableLength > 0; // bytes wait for us: the client is not the slow one
		if (res.writableEnded ? spans++ > 0 : slow.signal.aborted) return void socket.destroy();
		if (!large || (!isOurTurn && arrived < MIN_BYTES_PER_SECOND * seconds)) slow.abort(new Refusal(408));
	}, seconds * 1000);
	timer.unref();
	const stop = () => clearInterval(timer);
	req.once("end", stop);
	socket.once("close", stop);
	res.once("finish", () => {
		socket.off("close", stop);
		void drained(req);
	});
	return slow.signal;
}

/**
 * Reads what is left of a body without keeping any of it, so that the client can send its last byte and then read the
 * answer: an answer that closes the connection before is lost on the way.
 */
export function drained(req: IncomingMessage): Promise<void> {
	if (req.complete || req.destroyed || !hasBody(req)) return Promise.resolve();
	req.removeAllListeners("data"); // an abandoned reader would pause it again
	let left = MAX_DRAINED;
	return new Promise((resolve) => {
		req.on("data", (chunk: Buffer) => {
			left -= chunk.length;
			if (left < 0) req.socket.destroy();
		});
		req.once("end", resolve).once("close", resolve).once("error", resolve);
		req.resume();
	});
}

/** The whole body, or a 413 as soon as it is too long, or the refusal of `hold` as soon as it is one too many. */
export async function readBody(
	req: IncomingMessage,
	hold: BodyHold,
	slow?: AbortSignal,
	max = MAX_BODY,
): Promise<Uint8Array<ArrayBuffer>> {
	const chunks: Uint8Array[] = [];
	const stopped = AbortSignal.any(slow ? [slow, hold.refused] : [hold.refused]);
	const reader = streamBody(req, max, stopped).getReader();
	for (let next = await reader.read(); !next.done; next = await reader.read()) {
		hold.take(next.value.length);
		hold.refused.throwIfAborted(); // the last part as well, after which nothing more is read
		chunks.push(next.value);
	}
	hold.whole();
	return new Uint8Array(Buffer.concat(chunks));
}

/**
 * A body as it arrives: who may not send it is refused before it is read. Past `max` bytes, or when it is stopped, the
 * reader fails with the error for the client; the connection is left open for that answer.
 */
export function streamBody(req: IncomingMessage, max: number, stopped?: AbortSignal): ReadableStream<Uint8Array> {
	if (Number(req.headers["content-length"] ?? 0) > max) throw new BodyRefusal(413);
	let size = 0;
	let stop = () => {};
	return new ReadableStream<Uint8Array>(
		{
			start(controller) {
				const take = (chunk: Buffer) => {
					size += chunk.length;
					if (size > max) return fail(new BodyRefusal(413));
					// No copy: a large body would fill the memory until it is collected.
					controller.enqueue(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.length));
					if ((controller.desiredSize ?? 0) <= 0) req.pause();
				};
				const end = () => {
					stop();
					controller.close();
				};
				const fail = (reason: unknown) => {
					stop();
					controller.error(reason);
				};
				const cut = () => fail(new Refusal(400)); // the client went away before the answer
				const halt = () => fail(stopped?.reason);
				stop = () => {
					req.off("data", take).off("end", end).off("error", cut).off("close", cut).pause();
					stopped?.removeEventListener("abort", halt);
				};
				req.on("data", take).on("end", end).on("error", cut).on("close", cut);
				stopped?.addEventListener("abort", halt);
				req.pause();
			},
			pull: () => void req.resume(),
			cancel: () => stop(),
		},
		{ highWaterMark: 256 * 1024, size: (chunk) => chunk.length },
	);
}

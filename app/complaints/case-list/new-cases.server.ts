import type { Actor } from "../../access/actor.ts";
import { asStaff, asSystem } from "../../access/case-access.server.ts";
import { can } from "../../access/policy.ts";
import { db } from "../../base/db/client.server.ts";
import { forbidden } from "../../base/http/http-errors.ts";
import { log } from "../../base/log/log.server.ts";

const LOOK_EVERY_MS = 1500;
/** A stream ends after this long and the browser opens another, so that no stream outlives its session. */
const STREAM_MS = 120_000;
const BREATH_MS = 20_000;
/** An officer with more lists open than this has the others read again every quarter of a minute. */
const MAX_STREAMS = 20;

/** Tells the listener if anything happened to a case in which they take part. */
type Listener = () => Promise<void>;
const listeners = new Set<Listener>();
/** Open streams by account. */
const streams = new Map<string, number>();
let isLooking = false;
let last = -1;

const lastEvent = async () => (await db().selectFrom("last_case_event").select("id").executeTakeFirst())?.id ?? 0;

/**
 * The number of the latest event of the cases in which this officer takes part: while it stays, their list has not
 * changed.
 */
export const latestEvent = (actor: Actor): Promise<number> => asStaff(actor, lastEvent);

/**
 * One small query for all open streams, none without streams, where lists that ask by themselves would cost one each.
 * It sees other processes' writes as well.
 */
async function look() {
	isLooking = true;
	try {
		const found = await asSystem(lastEvent);
		if (found !== last) {
			last = found;
			for (const tell of listeners) await tell();
		}
	} catch (error) {
		log.warn("desk.look-failed", { error });
	}
	if (listeners.size > 0) setTimeout(look, LOOK_EVERY_MS).unref();
	else isLooking = false;
}

/**
 * Server-sent events: one whenever something happened to a case in which the officer takes part. It says that, and
 * never what.
 */
export function caseStream(actor: Actor, signal: AbortSignal): Response {
	if (actor.kind !== "account" || !can(actor, "case.read")) throw forbidden();
	const open = streams.get(actor.id) ?? 0;
	if (open >= MAX_STREAMS) return new Response(null, { status: 429 });
	streams.set(actor.id, open + 1);
	let end = (_gone?: boolean) => {};
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			const send = (text: string) => controller.enqueue(new TextEncoder().encode(text));
			let told = -1;
			const tell: Listener = async () => {
				const found = await latestEvent(actor).catch(() => told);
				if (found === told || !listeners.has(tell)) return;
				told = found;
				send(`id: ${found}\nevent: cases\ndata: ${found}\n\n`);
			};
			const breath = setInterval(() => send(": still here\n\n"), BREATH_MS).unref();
			const over = setTimeout(() => end(), STREAM_MS).unref();
			end = (gone = false) => {
				end = () => {};
				listeners.delete(tell);
				const left = (streams.get(actor.id) ?? 1) - 1;
				if (left > 0) streams.set(actor.id, left);
				else streams.delete(actor.id);
				clearInterval(breath);
				clearTimeout(over);
				if (!gone) controller.close();
			};
			signal.addEventListener("abort", () => end());
			listeners.add(tell);
			send("retry: 3000\n\n");
			// Events between the page and its stream are sent at once.
			void tell();
			if (!isLooking) void look();
		},
		cancel: () => end(true),
	});
	return new Response(body, {
		headers: { "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" },
	});
}

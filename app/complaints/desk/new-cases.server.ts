import type { Actor } from "../../access/actor.ts";
import { can } from "../../access/policy.ts";
import { db } from "../../base/db/client.server.ts";
import { forbidden } from "../../base/http/stop.ts";
import { log } from "../../base/log.server.ts";
import { asSystem } from "../case-access.server.ts";

const LOOK_EVERY_MS = 1500;
/** A stream ends after this long and the browser opens another, so that nobody listens on whose session is over. */
const STREAM_MS = 120_000;
const BREATH_MS = 20_000;

type Listener = (last: number) => void;
const listeners = new Set<Listener>();
let isLooking = false;
let last = -1;

/** The number of the latest event of any case: while it stands, no list of cases has changed. */
export async function latestEvent(): Promise<number> {
	const row = await asSystem(() => db().selectFrom("last_case_event").select("id").executeTakeFirst());
	return row?.id ?? 0;
}

/** One small query for everybody who listens, and none when nobody does. It finds what other processes wrote as well. */
async function look() {
	isLooking = true;
	const found = await latestEvent().catch((error) => {
		log.warn("desk.look-failed", { error });
		return last;
	});
	if (found !== last) {
		last = found;
		for (const tell of listeners) tell(found);
	}
	if (listeners.size > 0) setTimeout(look, LOOK_EVERY_MS).unref();
	else isLooking = false;
}

/** Server-sent events: one whenever something happened to any case. It says that there is something, never what. */
export function caseStream(actor: Actor, signal: AbortSignal): Response {
	if (!can(actor, "case.read")) throw forbidden();
	let end = (_gone?: boolean) => {};
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			const send = (text: string) => controller.enqueue(new TextEncoder().encode(text));
			const tell: Listener = (found) => send(`id: ${found}\nevent: cases\ndata: ${found}\n\n`);
			const breath = setInterval(() => send(": still here\n\n"), BREATH_MS).unref();
			const over = setTimeout(() => end(), STREAM_MS).unref();
			end = (gone = false) => {
				end = () => {};
				listeners.delete(tell);
				clearInterval(breath);
				clearTimeout(over);
				if (!gone) controller.close();
			};
			signal.addEventListener("abort", () => end());
			listeners.add(tell);
			send("retry: 3000\n\n");
			// What happened between the page and its stream is told at once.
			if (isLooking) tell(last);
			else void look().then(() => listeners.has(tell) && tell(last));
		},
		cancel: () => end(true),
	});
	return new Response(body, {
		headers: { "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" },
	});
}

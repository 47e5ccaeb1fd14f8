import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { giveTieDate } from "../../ties/give-tie-date.server.ts";
import type { Moment } from "./date-request.ts";
import type { DateRequest, RequestTie } from "./date-requests.server.ts";
import { isOver, type Step, steps } from "./steps.ts";

/**
 * Takes a step of a request under the lock of its tie, with its line in the audit log: for a date that was agreed or
 * decided, that is the line of the tie's move.
 */
export async function takeStep(
	actor: Actor,
	{ id, match_id }: Pick<DateRequest, "id" | "match_id">,
	step: Step,
	note: string | null = null,
) {
	const { by, to: state } = steps[step];
	const who = accountIdOf(actor);
	await db()
		.updateTable("date_requests")
		.set({ state, ...(isOver(state) && { ended_at: new Date() }) })
		.$if(by === "other", (query) => query.set({ answer_note: note, answered_at: new Date(), answered_by_id: who }))
		.$if(by === "staff", (query) => query.set({ decision_note: note, decided_by_id: who }))
		.where("id", "=", id)
		.execute();
	if (state !== "accepted" && state !== "decided")
		await audit(actor, `date-request.${state}`, `match:${match_id}`, { request: id });
}

/**
 * Ends a request with a date and moves the tie there, under the lock of the tie. A request that ends first is left
 * alone by the trigger that ends those of a moved tie.
 */
export async function takeDate(
	actor: Actor,
	tie: RequestTie,
	request: DateRequest,
	to: Moment,
	{ step, note }: { step: "accept" | "decide"; note: string | null },
) {
	await takeStep(actor, request, step, note);
	await db()
		.updateTable("date_requests")
		.set({ to_date: to.match_date, to_time: to.match_time })
		.where("id", "=", request.id)
		.execute();
	const move = { ...to, venue_id: to.venue_id ?? tie.venue_id, phase: null };
	const event = step === "accept" ? "match.date-agreed" : "match.date-decided";
	if (!(await giveTieDate(actor, tie.id, tie.version, move, event)))
		throw new Error("A tie was changed under the lock of its request.");
}

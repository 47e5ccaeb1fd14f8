import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { giveTieDate } from "../../ties/give-tie-date.server.ts";
import type { Moment } from "./date-request.ts";
import type { DateRequest, RequestTie } from "./date-requests.server.ts";

type Ended = "accepted" | "decided" | "kept" | "withdrawn" | "expired";

/**
 * Ends a request in a state, with its line in the audit log, which of a date that was agreed or decided the tie's move
 * has.
 */
export async function endRequest(
	actor: Actor,
	{ id, match_id }: Pick<DateRequest, "id" | "match_id">,
	state: Ended,
	facts: Partial<Record<"answer_note" | "decision_note", string | null>> = {},
) {
	const who = accountIdOf(actor);
	await db()
		.updateTable("date_requests")
		.set({ state, ...facts, ended_at: new Date() })
		.$if(state === "accepted", (query) => query.set({ answered_at: new Date(), answered_by_id: who }))
		.$if(state === "decided" || state === "kept", (query) => query.set({ decided_by_id: who }))
		.where("id", "=", id)
		.execute();
	if (state !== "accepted" && state !== "decided")
		await audit(actor, `date-request.${state}`, `match:${match_id}`, { request: id });
}

/**
 * Ends a request with a date and moves the tie there, under the lock of the tie. A request that ends first is left
 * alone by the trigger that ends those of a moved tie.
 */
export async function endWithDate(
	actor: Actor,
	tie: RequestTie,
	request: DateRequest,
	to: Moment,
	ending: { state: "accepted" | "decided"; note: string | null },
) {
	const { state, note } = ending;
	await endRequest(actor, request, state, state === "accepted" ? { answer_note: note } : { decision_note: note });
	await db()
		.updateTable("date_requests")
		.set({ to_date: to.match_date, to_time: to.match_time })
		.where("id", "=", request.id)
		.execute();
	const move = { ...to, venue_id: to.venue_id ?? tie.venue_id, phase: null };
	const event = state === "accepted" ? "match.date-agreed" : "match.date-decided";
	if (!(await giveTieDate(actor, tie.id, tie.version, move, event)))
		throw new Error("A tie was changed under the lock of its request.");
}

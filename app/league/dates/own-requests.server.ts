import { type Actor, accountIdOf } from "../../access/actor.ts";
import { asLeagueSystem } from "../../access/league-scope.server.ts";
import { db } from "../../base/db/client.server.ts";

/**
 * The notes that someone wrote in requests for other dates, for that person: as the one who asked, who answered or who
 * decided.
 */
export function ownDateRequests(actor: Actor) {
	const person = accountIdOf(actor) ?? "";
	return asLeagueSystem(async () => {
		const rows = await db()
			.selectFrom("date_requests")
			.select(["match_id", "asked_at", "state", "note", "answer_note", "decision_note"])
			.select(["asked_by_id", "answered_by_id", "decided_by_id"])
			.where((eb) =>
				eb.or([eb("asked_by_id", "=", person), eb("answered_by_id", "=", person), eb("decided_by_id", "=", person)]),
			)
			.orderBy("id")
			.execute();
		return rows.map(({ asked_by_id, answered_by_id, decided_by_id, ...row }) => ({
			...row,
			note: asked_by_id === person ? row.note : null,
			answer_note: answered_by_id === person ? row.answer_note : null,
			decision_note: decided_by_id === person ? row.decision_note : null,
		}));
	});
}

/**
 * Empties the notes that a captain or a league manager wrote in requests for other dates; the requests stay without a
 * name.
 */
export const forgetNotes = (id: string) =>
	asLeagueSystem(async () => {
		const notes = [
			["asked_by_id", "note"],
			["answered_by_id", "answer_note"],
			["decided_by_id", "decision_note"],
		] as const;
		for (const [who, note] of notes)
			await db()
				.updateTable("date_requests")
				.set({ [who]: null, [note]: null })
				.where(who, "=", id)
				.execute();
	});

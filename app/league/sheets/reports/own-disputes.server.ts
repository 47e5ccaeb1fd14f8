import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { asLeagueSystem } from "../../../access/league-scope.server.ts";
import { db } from "../../../base/db/client.server.ts";

/** The disputes that someone wrote as captain, for that person. */
export const ownDisputes = (actor: Actor) =>
	asLeagueSystem(() =>
		db()
			.selectFrom("confirmations")
			.select(["match_id", "made_at", "verdict", "body"])
			.where("by_id", "=", accountIdOf(actor) ?? "")
			.orderBy("made_at")
			.execute(),
	);

/** The results that someone reported as captain, for that person. */
export const ownReports = (actor: Actor) =>
	asLeagueSystem(() =>
		db()
			.selectFrom("reports")
			.select(["match_id", "side", "made_at", "home_score", "away_score", "outcome", "absent", "settled"])
			.where("by_id", "=", accountIdOf(actor) ?? "")
			.orderBy("made_at")
			.execute(),
	);

/** Empties the disputes that a captain wrote; that there was one stays, without words and name. */
export const forgetDisputes = (id: string) =>
	asLeagueSystem(async () => {
		await db()
			.updateTable("confirmations")
			.set({ body: "—" })
			.where("by_id", "=", id)
			.where("body", "is not", null)
			.execute();
		await db().updateTable("confirmations").set({ by_id: null }).where("by_id", "=", id).execute();
		await db().updateTable("reports").set({ by_id: null }).where("by_id", "=", id).execute();
	});

import { sql } from "kysely";
import type { Actor } from "../../../access/actor.ts";
import { authorizeAbout } from "../../../access/own-club.server.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { addRecord, changeRecord, deleteRecord } from "../../../records/change-record.server.ts";
import type { RegistrationOutcome } from "../outcome.ts";
import type { StintValues } from "./stint-form.ts";
import { stintById } from "./stints.server.ts";

type StintKey = { playerId: number; id: number | undefined; version: number };
/** Someone gave the days: the stint no longer follows from changes of the player's club. */
const given = { is_derived: false, cut_on: null, uncut_until: null };

/**
 * Adds a stint or changes one. Own stints of a player never overlap; one that only followed from the player's club
 * gives way. The database keeps the club of today in step.
 */
export async function saveStint(actor: Actor, { playerId, id, version }: StintKey, values: StintValues) {
	await authorizeAbout(actor, "registration.manage", { stints: [id, { ...values, player_id: playerId }] });
	return inTransaction(async (): Promise<RegistrationOutcome> => {
		if (!(await lockPlayer(playerId))) return { ok: false, gone: true };
		if (id !== undefined && (await stintById(id))?.player_id !== playerId) return { ok: false, gone: true };
		const club = db().selectFrom("teams").select("id").where("id", "=", values.club_id);
		if (!(await club.executeTakeFirst())) return { ok: false, problems: { club_id: "unknownClub" } };
		if (values.kind === "own" && (await overlaps(playerId, id, values)))
			return { ok: false, problems: { from_on: "stintsOverlap" } };
		if (id !== undefined) return changeRecord(actor, "stint", id, version, { ...values, ...given });
		await addRecord(actor, "stint", { ...values, player_id: playerId });
		return { ok: true };
	});
}

/** Deletes a stint; false when it is gone already. */
export async function deleteStint(actor: Actor, id: number): Promise<boolean> {
	await authorizeAbout(actor, "registration.manage", { stints: [id] });
	return deleteRecord(actor, "stint", id);
}

/** Holds a player until the transaction ends, so that their stints are changed one after the other. */
export const lockPlayer = (id: number) =>
	db().selectFrom("players").select(["id", "team_id"]).where("id", "=", id).forUpdate().executeTakeFirst();

/** Whether another own stint that someone gave has one of these days. */
async function overlaps(
	playerId: number,
	id: number | undefined,
	{ from_on, until_on }: Pick<StintValues, "from_on" | "until_on">,
) {
	const other = await db()
		.selectFrom("stints")
		.select("id")
		.where("player_id", "=", playerId)
		.where("kind", "=", "own")
		.where("is_derived", "=", false)
		.where("id", "<>", id ?? 0)
		.where(sql<boolean>`daterange(from_on, until_on, '[]') && daterange(${from_on}, ${until_on}, '[]')`)
		.executeTakeFirst();
	return other !== undefined;
}

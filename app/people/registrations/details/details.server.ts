import type { Actor } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { asLeagueStaff } from "../../../access/league-scope.server.ts";
import { authorizeAbout } from "../../../access/own-club.server.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { keysOf } from "../../../base/literals.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import type { Row } from "../../../records/change-record.server.ts";
import type { RegistrationOutcome } from "../outcome.ts";
import { lockPlayer } from "../stints/edit-stints.server.ts";
import type { DetailsValues } from "./details-form.ts";

const none: DetailsValues = { birth_date: null, phone: null, address: null };

/**
 * The personal details of a player; empty ones of version 0 where none are stored. Undefined when there is no such
 * player.
 */
export function detailsOf(actor: Actor, playerId: number): Promise<(Row & DetailsValues) | undefined> {
	authorize(actor, "registration.manage");
	return asLeagueStaff(() => readDetails(playerId));
}

async function readDetails(playerId: number) {
	const player = await db().selectFrom("players").select("id").where("id", "=", playerId).executeTakeFirst();
	if (!player) return undefined;
	const stored = await db()
		.selectFrom("player_details")
		.select(["birth_date", "phone", "address", "version"])
		.where("player_id", "=", playerId)
		.executeTakeFirst();
	return { id: playerId, version: 0, ...none, ...stored };
}

/** Stores the personal details of a player; the log says which changed, and no more. A row with nothing in it goes. */
export async function saveDetails(
	actor: Actor,
	playerId: number,
	version: number,
	values: DetailsValues,
	now: Date,
): Promise<RegistrationOutcome> {
	await authorizeAbout(actor, "registration.manage", { players: [playerId] });
	return asLeagueStaff<RegistrationOutcome>(async () => {
		if (!(await lockPlayer(playerId))) return { ok: false, gone: true };
		const before = await readDetails(playerId);
		if (!before) return { ok: false, gone: true };
		if (before.version !== version) return { ok: false, current: before };
		if (values.birth_date && values.birth_date > riyadhDay(now))
			return { ok: false, problems: { birth_date: "bornLater" } };
		const fields = keysOf(values).filter((name) => values[name] !== before[name]);
		if (fields.length === 0) return { ok: true };
		if (keysOf(values).every((name) => values[name] === null))
			await db().deleteFrom("player_details").where("player_id", "=", playerId).execute();
		else
			await db()
				.insertInto("player_details")
				.values({ ...values, player_id: playerId })
				.onConflict((conflict) => conflict.column("player_id").doUpdateSet(values))
				.execute();
		await audit(actor, "player.details-changed", `player:${playerId}`, { fields });
		return { ok: true };
	});
}

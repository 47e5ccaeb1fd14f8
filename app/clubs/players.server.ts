import type { Actor } from "../access/actor.ts";
import { authorize } from "../access/authorize.ts";
import { db, inTransaction } from "../base/db/client.server.ts";
import { type PlayerInput, playerForm } from "./club-form.ts";

/** Creates a player and returns the id. Throws 403 without the permission, a ZodError on wrong input. */
export async function createPlayer(actor: Actor, input: PlayerInput): Promise<number> {
	authorize(actor, "player.manage");
	const player = playerForm.parse(input);
	return inTransaction(async () => {
		const { id } = await db().insertInto("players").values(player).returning("id").executeTakeFirstOrThrow();
		return id;
	});
}

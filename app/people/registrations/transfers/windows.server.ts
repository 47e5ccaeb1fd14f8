import type { Actor } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";

type Window = { season: string; from_on: string; until_on: string };

/** Adds days on which transfers of a season are asked for. */
export async function addWindow(actor: Actor, window: Window) {
	authorize(actor, "registration.manage");
	await inTransaction(async () => {
		await db().insertInto("transfer_windows").values(window).execute();
		await audit(actor, "transfer.window-opened", `list:${window.season}`, window);
	});
}

/** Removes a window; false when it is gone already. */
export async function removeWindow(actor: Actor, id: number): Promise<boolean> {
	authorize(actor, "registration.manage");
	return inTransaction(async () => {
		const removed = await db()
			.deleteFrom("transfer_windows")
			.where("id", "=", id)
			.returning(["season", "from_on", "until_on"])
			.executeTakeFirst();
		if (!removed) return false;
		await audit(actor, "transfer.window-removed", `list:${removed.season}`, removed);
		return true;
	});
}

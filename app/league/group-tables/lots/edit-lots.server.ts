import type { Actor } from "../../../access/actor.ts";
import { authorizeAbout } from "../../../access/own-club.server.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { addRecord, deleteRecord } from "../../../records/change-record.server.ts";
import { groupById } from "../../competitions/competitions.server.ts";
import type { LotValues } from "./lot-form.ts";
import { groupLots } from "./lots.server.ts";

/** Records a lot among squads that are level to the end now. */
export async function drawLot(actor: Actor, groupId: number, { order, ...values }: LotValues) {
	await authorizeAbout(actor, "league.manage", { groups: [groupId] });
	return inTransaction(async () => {
		const group = await groupById(groupId);
		if (!group) return { ok: false as const, gone: true as const };
		const { levels } = await groupLots(group);
		const isLevel = levels.some(
			({ squads }) => squads.length === order.length && squads.every(({ id }) => order.includes(id)),
		);
		if (!isLevel) return { ok: false as const, problems: { level: "notLevel" } };
		const lot_id = await addRecord(actor, "lot", { ...values, group_id: groupId });
		await db()
			.insertInto("lot_places")
			.values(order.map((squad_id, nth) => ({ lot_id, squad_id, place: nth + 1 })))
			.execute();
		// The places go with a lot that is deleted: what was drawn first stays known.
		await audit(actor, "lot.drawn", `lot:${lot_id}`, { order });
		return { ok: true as const };
	});
}

export async function deleteLot(actor: Actor, id: number): Promise<boolean> {
	await authorizeAbout(actor, "league.manage", { lots: [id] });
	return deleteRecord(actor, "lot", id);
}

import type { Actor } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { addRecord, changeRecord, deleteRecord } from "../../../records/change-record.server.ts";
import type { FormerNameValues } from "./former-name-form.ts";

type FormerNameKey = { clubId: number; id: number | undefined; version: number };

/** Adds a former name of a club or changes one: its last day is over, and no other name ends on it. Throws 403. */
export function saveFormerName(actor: Actor, { clubId, id, version }: FormerNameKey, values: FormerNameValues) {
	authorize(actor, "team.manage");
	return inTransaction(async () => {
		const club = db().selectFrom("teams").select("id").where("id", "=", clubId).forUpdate();
		if (!(await club.executeTakeFirst())) return { ok: false as const, gone: true as const };
		if (values.until_on >= riyadhDay(new Date())) return { ok: false as const, problems: { until_on: "notOver" } };
		const other = await db()
			.selectFrom("former_club_names")
			.select("id")
			.where("club_id", "=", clubId)
			.where("until_on", "=", values.until_on)
			.where("id", "<>", id ?? 0)
			.executeTakeFirst();
		if (other) return { ok: false as const, problems: { until_on: "sameLastDay" } };
		if (id !== undefined) return changeRecord(actor, "former-name", id, version, values);
		await addRecord(actor, "former-name", { ...values, club_id: clubId });
		return { ok: true as const };
	});
}

/** Deletes a former name: ties of its days have the name that came after it. False when it is gone already. */
export async function deleteFormerName(actor: Actor, id: number): Promise<boolean> {
	authorize(actor, "team.manage");
	return deleteRecord(actor, "former-name", id);
}

/** Renamings of a club that can be undone, by the former name that came with them. */
export async function renamingsOf(clubId: number): Promise<Map<number, number>> {
	const rows = await db()
		.selectFrom("import_batch_extras as x")
		.innerJoin("import_batches as b", "b.id", "x.import_batch_id")
		.innerJoin("former_club_names as n", "n.id", "x.record")
		.select(["n.id", "b.id as batch"])
		.where("x.kind", "=", "former-name")
		.where("b.kind", "=", "renaming")
		.where("b.undone_at", "is", null)
		.where("n.club_id", "=", clubId)
		.execute();
	return new Map(rows.map(({ id, batch }) => [id, batch]));
}

import type { Actor } from "../access/actor.ts";
import { authorize } from "../access/authorize.ts";
import { db, inTransaction } from "../base/db/client.server.ts";
import { isFormat } from "../formats/formats.server.ts";
import { addRecord, changeRecord, deleteRecord } from "../records/change-record.server.ts";
import type { GroupValues } from "./group-form.ts";

/** Adds a group to the first stage of an edition. */
export async function createGroup(actor: Actor, editionId: number, values: GroupValues) {
	authorize(actor, "league.manage");
	return inTransaction(async () => {
		const stage = await db()
			.selectFrom("stages")
			.select("id")
			.where("edition_id", "=", editionId)
			.orderBy("ordinal")
			.forUpdate()
			.executeTakeFirst();
		if (!stage) return { ok: false as const, gone: true as const };
		const problems = await problemsOf(values, stage.id);
		if (problems) return { ok: false as const, problems };
		await addRecord(actor, "group", { ...values, stage_id: stage.id });
		return { ok: true as const };
	});
}

export async function changeGroup(actor: Actor, id: number, version: number, values: GroupValues) {
	authorize(actor, "league.manage");
	return inTransaction(async () => {
		const group = await db().selectFrom("groups").select("stage_id").where("id", "=", id).executeTakeFirst();
		const problems = group && (await problemsOf(values, group.stage_id, id));
		if (problems) return { ok: false as const, problems };
		return changeRecord(actor, "group", id, version, values);
	});
}

async function problemsOf({ name, format }: GroupValues, stageId: number, id?: number) {
	const problems: Record<string, string> = {};
	if (await nameTaken(stageId, name, id)) problems.name = "sameGroup";
	if (format !== null && !(await isFormat(format))) problems.format = "unknownChoice";
	return Object.keys(problems).length > 0 ? problems : undefined;
}

const nameTaken = async (stageId: number, name: string, but = 0) =>
	(await db()
		.selectFrom("groups")
		.select("id")
		.where("stage_id", "=", stageId)
		.where((eb) => eb(eb.fn("lower", ["name"]), "=", name.toLowerCase()))
		.where("id", "<>", but)
		.executeTakeFirst()) !== undefined;

/** Deletes a group without a tie, with its entries and adjustments. The default group of an edition stays. */
export async function deleteGroup(actor: Actor, id: number): Promise<"deleted" | "gone" | "used"> {
	authorize(actor, "league.manage");
	return inTransaction(async () => {
		const group = await db().selectFrom("groups").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
		if (!group) return "gone";
		if (group.is_default || (await tiesIn(id)) > 0) return "used";
		await deleteRecord(actor, "group", id);
		return "deleted";
	});
}

export async function tiesIn(groupId: number): Promise<number> {
	const { count } = await db()
		.selectFrom("matches")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("group_id", "=", groupId)
		.executeTakeFirstOrThrow();
	return count;
}

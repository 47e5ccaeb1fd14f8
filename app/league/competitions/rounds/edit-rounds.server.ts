import { sql } from "kysely";
import type { Actor } from "../../../access/actor.ts";
import { authorizeAbout } from "../../../access/own-club.server.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { addRecord, changeRecord, deleteRecord } from "../../../records/change-record.server.ts";
import { daysOf, type NewRoundsValues, type RoundValues, roundCount } from "./round-form.ts";

/** A group with the stage that its rounds belong to. */
export const stageOf = (groupId: number) =>
	db()
		.selectFrom("groups")
		.select(["id", "name", "name_ar", "stage_id", "legs"])
		.where("id", "=", groupId)
		.executeTakeFirst();

export type ManagedRound = Awaited<ReturnType<typeof managedRounds>>[number];

/** The rounds of a group's stage, each with the number of the group's ties in it. */
export const managedRounds = (stageId: number, groupId: number) =>
	db()
		.selectFrom("rounds as r")
		.select(["r.id", "r.number", "r.name", "r.name_ar", "r.from_on", "r.until_on"])
		.select((eb) =>
			eb
				.selectFrom("matches")
				.select((n) => n.fn.countAll<number>().as("n"))
				.where("matches.group_id", "=", groupId)
				.whereRef("matches.round", "=", "r.number")
				.as("ties"),
		)
		.where("r.stage_id", "=", stageId)
		.orderBy("r.number")
		.execute();

export const roundById = (id: number) => db().selectFrom("rounds").selectAll().where("id", "=", id).executeTakeFirst();

/** Adds a round to a stage, or changes one; its ties take a new number with it, unless other ties have it already. */
export async function saveRound(
	actor: Actor,
	{ stageId, id, version }: { stageId: number; id: number | undefined; version: number },
	values: RoundValues,
) {
	await authorizeAbout(actor, "league.manage", { stages: [stageId] });
	return inTransaction(async () => {
		const rounds = await lockedRounds(stageId);
		if (rounds.some((round) => round.number === values.number && round.id !== id))
			return { ok: false as const, problems: { number: "sameRound" } };
		if (id === undefined) {
			await addRecord(actor, "round", { ...values, stage_id: stageId });
			return { ok: true as const };
		}
		const present = rounds.find((round) => round.id === id);
		if (!present) return { ok: false as const, gone: true as const };
		if (values.number !== present.number && (await hasTies(stageId, values.number)))
			return { ok: false as const, problems: { number: "tiesOfRound" } };
		const saved = await changeRecord(actor, "round", id, version, values);
		if (saved.ok && values.number !== present.number) await renumberTies(stageId, present.number, values.number);
		return saved;
	});
}

/** Whether ties of a stage are in a round of this number, which may have no row of its own. */
async function hasTies(stageId: number, number: number): Promise<boolean> {
	const tie = await db()
		.selectFrom("matches as m")
		.innerJoin("groups as g", "g.id", "m.group_id")
		.select("m.id")
		.where("g.stage_id", "=", stageId)
		.where("m.round", "=", number)
		.executeTakeFirst();
	return tie !== undefined;
}

const renumberTies = (stageId: number, from: number, to: number) =>
	db()
		.updateTable("matches")
		.set({ round: to })
		.where("round", "=", from)
		.where("group_id", "in", (eb) => eb.selectFrom("groups").select("id").where("stage_id", "=", stageId))
		.execute();

/** Removes a round; its ties keep their number. False when it is gone already. */
export async function deleteRound(actor: Actor, id: number): Promise<boolean> {
	await authorizeAbout(actor, "league.manage", { rounds: [id] });
	return deleteRecord(actor, "round", id);
}

/** Squads that take part in a group. */
export async function countSquads(groupId: number): Promise<number> {
	const { count } = await db()
		.selectFrom("entries")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("group_id", "=", groupId)
		.where("state", "=", "active")
		.executeTakeFirstOrThrow();
	return count;
}

/**
 * Makes the rounds that the squads of a group need to meet. A round that is there stays; one without days gets them,
 * when a first day is given. Returns how many were made or got days.
 */
export async function makeRounds(actor: Actor, groupId: number, values: NewRoundsValues): Promise<number> {
	await authorizeAbout(actor, "league.manage", { groups: [groupId] });
	return inTransaction(async () => {
		const group = await stageOf(groupId);
		if (!group) return 0;
		const present = new Map((await lockedRounds(group.stage_id)).map((round) => [round.number, round]));
		let made = 0;
		for (let number = 1; number <= Math.min(roundCount(await countSquads(groupId), group.legs), 999); number += 1) {
			const round = present.get(number);
			const days = daysOf(number, values);
			if (round && (round.from_on || round.until_on || days.from_on === null)) continue;
			if (round) await db().updateTable("rounds").set(days).where("id", "=", round.id).execute();
			else
				await db()
					.insertInto("rounds")
					.values({ stage_id: group.stage_id, number, name: null, name_ar: null, ...days })
					.execute();
			made += 1;
		}
		if (made > 0) await audit(actor, "group.rounds-made", `group:${groupId}`, { count: made });
		return made;
	});
}

/** The rounds of a stage, with new ones kept out until the end of the transaction. */
async function lockedRounds(stageId: number) {
	await sql`select id from stages where id = ${stageId} for update`.execute(db());
	return db().selectFrom("rounds").selectAll().where("stage_id", "=", stageId).orderBy("number").execute();
}

import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import { rememberForPages } from "../../../base/db/remembered/remember.server.ts";
import { draftGroups } from "../competitions.server.ts";

/** The rounds of a stage that staff have described, by their numbers. */
export const roundsOf = (stageId: number) =>
	rememberForPages(`rounds of ${stageId}`, async () => {
		const rows = await db()
			.selectFrom("rounds")
			.select(["number", "name", "name_ar", "from_on", "until_on"])
			.where("stage_id", "=", stageId)
			.orderBy("number")
			.execute();
		return new Map(rows.map((round) => [round.number, round]));
	});

export const roundOf = async (stageId: number, round: number | null) =>
	round === null ? undefined : (await roundsOf(stageId)).get(round);

/** Rounds of one group or of all: those that have ties, and those that staff have described. */
export function roundsForPrograms(group: number | undefined, after: [number, number] | undefined, limit: number) {
	const numbers = db()
		.selectFrom("matches")
		.select(["group_id", "round as number"])
		.where("round", "is not", null)
		.union(
			db()
				.selectFrom("rounds as d")
				.innerJoin("groups as dg", "dg.stage_id", "d.stage_id")
				.select(["dg.id as group_id", "d.number"]),
		);
	let asked = db()
		.selectFrom(numbers.as("n"))
		.innerJoin("groups as g", "g.id", "n.group_id")
		.leftJoin("rounds as r", (on) => on.onRef("r.stage_id", "=", "g.stage_id").onRef("r.number", "=", "n.number"))
		.select(["n.group_id as group", "n.number", "r.name", "r.name_ar", "r.from_on", "r.until_on"])
		.where("n.group_id", "not in", draftGroups());
	if (group !== undefined) asked = asked.where("n.group_id", "=", group);
	if (after) asked = asked.where(sql<boolean>`(n.group_id, n.number) > (${after[0]}::integer, ${after[1]}::integer)`);
	return asked.orderBy("n.group_id").orderBy("n.number").limit(limit).execute();
}

import { db } from "../base/db/client.server.ts";
import { rememberForPages } from "../base/db/remember.server.ts";

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

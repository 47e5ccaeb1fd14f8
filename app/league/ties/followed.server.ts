import { db } from "../../base/db/client.server.ts";
import { squadName } from "../../people/squads/squad-name.ts";
import { draftGroups } from "../competitions/competitions.server.ts";
import { published } from "../tie.ts";
import { named, tieColumns } from "./ties.server.ts";

/** The results and the points that followed a decision, as far as the public sees their competitions. */
export async function followedBy(reference: string) {
	const ties = await db()
		.selectFrom("matches")
		.select(tieColumns)
		.where("case_reference", "=", reference)
		.where("group_id", "not in", draftGroups())
		.orderBy("match_date")
		.orderBy("id")
		.limit(100)
		.execute();
	const adjustments = await db()
		.selectFrom("adjustments as a")
		.innerJoin("squads as q", "q.id", "a.squad_id")
		.innerJoin("teams as t", "t.id", "q.club_id")
		.select(["a.id", "a.points", "a.decided_on", "a.reason", "a.reason_ar", "a.group_id", "q.season"])
		.select(["q.letter", "q.name as own_name", "q.name_ar as own_name_ar", "t.name", "t.name_ar"])
		.where("a.case_reference", "=", reference)
		.where("a.group_id", "not in", draftGroups())
		.orderBy("a.decided_on")
		.orderBy("a.id")
		.limit(100)
		.execute();
	return {
		ties: await named(ties.map(published)),
		adjustments: adjustments.map(({ id, points, decided_on, reason, reason_ar, ...squad }) => ({
			id,
			points,
			decided_on,
			reason,
			reason_ar,
			squad: squadName(squad),
		})),
	};
}
export type FollowedTies = Awaited<ReturnType<typeof followedBy>>;

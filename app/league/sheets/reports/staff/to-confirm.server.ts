import { sql } from "kysely";
import type { Actor } from "../../../../access/actor.ts";
import { authorize } from "../../../../access/authorize.ts";
import { asLeagueStaff } from "../../../../access/league-scope.server.ts";
import { db } from "../../../../base/db/client.server.ts";
import { finishedGroups } from "../../../competitions/competitions.server.ts";
import { ownTies } from "../../../ties/own-ties.server.ts";
import { named, tieColumns } from "../../../ties/ties.server.ts";
import { formerDispute, formerDisputeOf } from "../../tie/open-report.server.ts";

/**
 * Reports that nothing but a decision of staff ends: disputes, the first made first, then those whose answer has no
 * deadline, with the dispute of a former one. The first few with their ties, and how many there are. `isOwn`: the actor
 * is captain of a side.
 */
export function resultsToConfirm(actor: Actor, most: number) {
	authorize(actor, "match.manage");
	return asLeagueStaff(async () => {
		const reports = await db()
			.selectFrom("reports as r")
			.innerJoin("matches as m", "m.id", "r.match_id")
			.leftJoin("confirmations as c", (join) =>
				join.onRef("c.match_id", "=", "r.match_id").onRef("c.report", "=", "r.number").onRef("c.side", "<>", "r.side"),
			)
			.select(["r.match_id", "r.number", "r.side", "r.home_score", "r.away_score", "r.made_at", "c.verdict", "c.body"])
			.select([formerDispute, sql<number>`(count(*) over ())::int`.as("total")])
			.where("r.settled", "is", null)
			.where("m.phase", "=", "reported")
			.where("m.group_id", "not in", finishedGroups())
			.where((eb) => eb.or([eb("c.verdict", "=", "dispute"), eb("r.confirm_by", "is", null)]))
			.orderBy(sql`c.verdict is distinct from 'dispute' and ${formerDisputeOf} is null`)
			.orderBy("r.made_at")
			.limit(most)
			.execute();
		if (reports.length === 0) return { rows: [], total: 0 };
		const ids = reports.map(({ match_id }) => match_id);
		const ties = await named(await db().selectFrom("matches").select(tieColumns).where("id", "in", ids).execute());
		const own = await ownTies(actor, ids);
		const rows = reports.flatMap((report) => {
			const tie = ties.find(({ id }) => id === report.match_id);
			return tie ? [{ ...report, tie, isOwn: own.includes(tie.id) }] : [];
		});
		return { rows, total: reports[0]?.total ?? 0 };
	});
}

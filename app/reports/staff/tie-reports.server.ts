import { db } from "../../base/db/client.server.ts";
import { asLeagueStaff } from "../../captains/league-scope.server.ts";
import { ineligibleOfReport } from "../../sheets/saving/versions.server.ts";
import { isBySheet } from "../report-score.server.ts";
import { tieAtWork } from "../tie/tie-at-work.server.ts";

/** All reports of a tie with their answers, the latest first, and which line-ups are in; undefined for a tie that is gone. */
export function tieReports(id: number, now: Date) {
	return asLeagueStaff(async () => {
		const tie = await tieAtWork(id, now);
		if (!tie) return undefined;
		const reports = await db()
			.selectFrom("reports as r")
			.leftJoin("confirmations as c", (join) =>
				join.onRef("c.match_id", "=", "r.match_id").onRef("c.report", "=", "r.number").onRef("c.side", "<>", "r.side"),
			)
			.select(["r.number", "r.side", "r.home_score", "r.away_score", "r.made_at", "r.confirm_by"])
			.select(["r.settled", "r.settled_at", "r.decision", "c.verdict", "c.body"])
			.select(ineligibleOfReport)
			.where("r.match_id", "=", id)
			.orderBy("r.number", "desc")
			.limit(50)
			.execute();
		const lineUps = await db()
			.selectFrom("lineups")
			.select(["side", "sealed_at"])
			.where("match_id", "=", id)
			.where("sealed_at", "is not", null)
			.orderBy("side", "desc")
			.execute();
		const { stage, version, home_score, away_score, outcome, absent, corrected_on } = tie;
		return {
			stage,
			bySheet: isBySheet(tie),
			withOutcome: tie.depth !== "score",
			tie: { version, home_score, away_score, outcome, absent, corrected_on },
			reports,
			lineUps,
		};
	});
}

import { z } from "zod";
import type { Actor } from "../../../../access/actor.ts";
import { asSystem } from "../../../../access/case-access.server.ts";
import { asLeagueStaff } from "../../../../access/league-scope.server.ts";
import { db } from "../../../../base/db/client.server.ts";
import { outcomes, sides } from "../../../tie.ts";
import { isOwnTie } from "../../../ties/own-ties.server.ts";
import { hasSheet } from "../../sheet-tie.server.ts";
import { changedOfReport, ineligibleOfReport } from "../../tie/open-report.server.ts";
import { tieAtWork } from "../../tie/tie-at-work.server.ts";
import { CORRECTED } from "./audit-correction.server.ts";

/**
 * All reports of a tie with their answers, the latest first, which line-ups are in, and whether the actor is captain of
 * a side, who sees of these what is open; undefined for a tie that is gone.
 */
export function tieReports(actor: Actor, id: number, now: Date) {
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
			.select([ineligibleOfReport, changedOfReport])
			.where("r.match_id", "=", id)
			.orderBy("r.number", "desc")
			.limit(50)
			.execute();
		const isOwn = await isOwnTie(actor, id);
		const lineUps = await db()
			.selectFrom("lineups")
			.select(["side", "sealed_at"])
			.where("match_id", "=", id)
			.where(isOwn ? "opened_at" : "sealed_at", "is not", null)
			.orderBy("side", "desc")
			.execute();
		const { reason, reason_ar, case_reference } = await db()
			.selectFrom("matches")
			.select(["reason", "reason_ar", "case_reference"])
			.where("id", "=", id)
			.executeTakeFirstOrThrow();
		const { stage, version, home_score, away_score, outcome, absent, corrected_on } = tie;
		return {
			stage,
			isOwn,
			bySheet: hasSheet(tie),
			tie: { version, home_score, away_score, outcome, absent, corrected_on, reason, reason_ar, case_reference },
			reports,
			lineUps,
		};
	});
}

const result = z.object({
	home_score: z.number().nullable(),
	away_score: z.number().nullable(),
	outcome: z.enum(outcomes),
	absent: z.enum(sides).nullable(),
});
const logged = z.object({ from: result.optional(), to: result.optional(), reason_sha256: z.string().optional() });
export type ShownCorrection = Awaited<ReturnType<typeof correctionsOf>>[number];

/**
 * The corrections of a result that the audit log has, the latest first: who corrected it, why, and the result before
 * and after, where it was written down. For those who manage the league.
 */
export async function correctionsOf(id: number) {
	const rows = await db()
		.selectFrom("audit_log")
		.select(["id", "at", "actor", "details"])
		.where("subject", "=", `match:${id}`)
		.where("action", "=", CORRECTED)
		.orderBy("id", "desc")
		.limit(50)
		.execute();
	const found = rows.map(({ details, ...row }) => ({ ...row, ...logged.safeParse(details).data }));
	const reasons = await wordsOf(found.flatMap(({ reason_sha256 }) => reason_sha256 ?? []));
	return found.map(({ reason_sha256 = "", ...row }) => ({ ...row, reason: reasons.get(reason_sha256) || null }));
}

/** Reasons of the log that belong to no case, by their hashes; row policies keep them from everyone but the product. */
async function wordsOf(hashes: string[]): Promise<Map<string, string>> {
	if (hashes.length === 0) return new Map();
	const rows = await asSystem(() =>
		db()
			.selectFrom("audit_reasons")
			.select(["hash", "body"])
			.where("hash", "in", hashes)
			.where("complaint_id", "is", null)
			.execute(),
	);
	return new Map(rows.map(({ hash, body }) => [hash, body]));
}

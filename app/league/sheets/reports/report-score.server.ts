import type { Actor } from "../../../access/actor.ts";
import { askBack } from "../../../base/forms/questions/questions.ts";
import type { Row } from "../../../records/change-record.server.ts";
import { isUnlikely } from "../../ties/editing/tie-form.ts";
import { hasSheet } from "../sheet-tie.server.ts";
import { asSideOf, type TieAtWork, type TieRefusal, type TieSide } from "../tie/tie-at-work.server.ts";
import { acceptAlike } from "./answer-report.server.ts";
import { addReport, changeTie, lastNumber } from "./reports.server.ts";
import { PUBLISHES, type ReportedScore } from "./score-form.ts";

type ReportOutcome =
	| { ok: true; isConfirmed?: boolean }
	| { ok: false; current: Row }
	| { ok: false; questions: string[] }
	| { ok: false; problems: Record<string, string> }
	| TieRefusal;

/** `asksFirst`: whether the side is shown what its report publishes, and asked. */
type SentScore = ReportedScore & { number: number; accepted: string[]; asksFirst?: boolean };

/** The result of a tie as its form shows it, with the number of the report that it comes from. */
export const scoreOf = (tie: TieAtWork, number: number) => ({
	id: tie.id,
	version: number,
	home_score: tie.home_score,
	away_score: tie.away_score,
	outcome: tie.outcome,
	absent: tie.absent,
});

/**
 * Reports the result of a tie without a sheet for a side; it counts at once and asks the other side to confirm it.
 * `number` is that of the report that the form was filled from. The same result as the other side's report accepts that
 * one. Asks back about a score that is unlikely, and before it is published. Throws 403.
 */
export const reportScore = (
	actor: Actor,
	of: TieSide,
	{ number, accepted, asksFirst = false, ...sent }: SentScore,
	now: Date,
): Promise<ReportOutcome> =>
	asSideOf<ReportOutcome>(actor, { ...of, step: "report" }, now, async (tie) => {
		if (hasSheet(tie)) return { ok: false, gone: true };
		const result = tie.depth === "score" ? { ...sent, outcome: "played" as const, absent: null } : sent;
		// Pressed twice, or reported alike by both sides, which confirms it.
		if (tie.report && isSame(tie, result))
			return { ok: true, isConfirmed: await acceptAlike(actor, tie, of.side, now) };
		const last = await lastNumber(tie.id);
		if (last !== number) return { ok: false, current: scoreOf(tie, last) };
		const questions = [...(isUnlikely(result) ? ["unlikelyScore"] : []), ...(asksFirst ? [PUBLISHES] : [])];
		const asks = askBack(questions, accepted);
		if (asks) return asks;
		await changeTie(tie.id, { ...result, status: "completed", phase: "reported" });
		await addReport(actor, tie, { ...result, side: of.side, sheet_version: null }, now);
		return { ok: true };
	});

const isSame = (tie: TieAtWork, result: ReportedScore) =>
	tie.home_score === result.home_score &&
	tie.away_score === result.away_score &&
	tie.outcome === result.outcome &&
	tie.absent === result.absent;

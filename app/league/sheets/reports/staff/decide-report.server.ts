import type { Actor } from "../../../../access/actor.ts";
import { audit, storeReason } from "../../../../audit/audit.server.ts";
import { askBack } from "../../../../base/forms/questions/questions.ts";
import { riyadhDay } from "../../../../base/locale/format.ts";
import { namedDecision, questionAboutDecision } from "../../../../decisions/published-decisions.server.ts";
import type { Row } from "../../../../records/change-record.server.ts";
import { tieById } from "../../../ties/editing/edit-ties.server.ts";
import { ruleOfUnplayed } from "../../../ties/editing/unplayed-rule.server.ts";
import { scoreWithoutPlay } from "../../../ties/editing/walkover-score.ts";
import { hasSheet } from "../../sheet-tie.server.ts";
import { asStaffOf, type TieRefusal } from "../../tie/tie-at-work.server.ts";
import { scoreOf } from "../report-score.server.ts";
import { changeTie, settleReport } from "../reports.server.ts";
import { auditCorrected } from "./audit-correction.server.ts";
import { type CorrectedResult, type Correction, problemsOfResult } from "./correction-form.ts";

type ConfirmationOutcome = DecisionOutcome | { ok: false; questions: string[] };
type CorrectionOutcome = ConfirmationOutcome | { ok: false; problems: Record<string, string> };
type DecisionOutcome = { ok: true } | { ok: false; current: Row } | TieRefusal;

/** The question about a report that the other side disputes, or whose former one it did. */
const DISPUTED = "disputedReport";

type Confirmation = { matchId: number; report: number; decision: string | null; accepted?: string[] };

/**
 * Who manages the league confirms a report as it is; asks back about one that the other side disputes. Both sides read
 * `decision`. Throws 403.
 */
export const confirmReport = (
	actor: Actor,
	{ matchId, report, decision, accepted = [] }: Confirmation,
	now: Date,
): Promise<ConfirmationOutcome> =>
	asStaffOf<ConfirmationOutcome>(actor, { matchId, step: "confirm" }, now, async (tie) => {
		if (tie.report && tie.report.number !== report) return { ok: false, refused: "changedReport" };
		const isDisputed = tie.stage === "disputed" || Boolean(tie.report?.former_dispute);
		const asks = askBack(isDisputed ? [DISPUTED] : [], accepted);
		if (asks) return asks;
		await settleReport(matchId, "decided", decision);
		await changeTie(matchId, { phase: "confirmed" });
		const why = decision === null ? {} : await storeReason(decision);
		await audit(actor, "match.result-decided", `match:${matchId}`, why);
		return { ok: true };
	});

/**
 * Corrects the result of a tie, with a reason; it is confirmed then, or stays locked, and the public sees the day of
 * the correction. A published decision that gave it is named with
 * it; asks back where nothing links it to the tie. Over a sheet, which stays as it is, a result that
 * was not played out counts as typed. `version` is that of the tie that the form was filled from. Throws 403.
 */
export const correctResult = (
	actor: Actor,
	{ matchId, accepted = [], ...sent }: Correction & { matchId: number; accepted?: string[] },
	now: Date,
): Promise<CorrectionOutcome> =>
	asStaffOf<CorrectionOutcome>(actor, { matchId, step: "correct" }, now, async (tie) => {
		if (tie.version !== sent.version) return { ok: false, current: { ...scoreOf(tie, 0), version: tie.version } };
		const typed = { ...resultOf(tie), ...sentOf(sent) };
		const result = { ...typed, ...scoreWithoutPlay(typed, await ruleOfUnplayed(tie.group_id)) };
		const named = await namedBy(sent, matchId);
		const problems = { ...problemsOfResult(result), ...(named === undefined && { case_reference: "unknownDecision" }) };
		if (Object.keys(problems).length > 0) return { ok: false, problems };
		const about = { tie: matchId, group: tie.group_id, clubs: [tie.home_team_id, tie.away_team_id] };
		const asks = askBack(await questionAboutDecision(named?.reference, named?.present, about), accepted);
		if (asks) return asks;
		await settleReport(matchId, "decided", sent.reason);
		await changeTie(matchId, {
			...result,
			reason: sent.public_reason,
			reason_ar: sent.public_reason_ar,
			case_reference: named?.reference,
			...(hasSheet(tie) && result.outcome !== "played" && typedOver),
			phase: tie.stage === "locked" ? "locked" : "confirmed",
			corrected_on: riyadhDay(now),
		});
		await auditCorrected(actor, matchId, { from: tie, to: result, reason: sent.reason });
		return { ok: true };
	});

const typedOver = {
	score_source: "typed",
	home_games: null,
	away_games: null,
	home_points: null,
	away_points: null,
} as const;

const resultOf = ({ home_score, away_score, outcome, absent }: CorrectedResult): CorrectedResult => ({
	home_score,
	away_score,
	outcome,
	absent,
});

/** The fields of the result that were sent. */
const sentOf = ({ home_score, away_score, outcome, absent }: Correction) => ({
	...(home_score !== undefined && { home_score }),
	...(away_score !== undefined && { away_score }),
	...(outcome !== undefined && { outcome }),
	...(absent !== undefined && { absent }),
});

/**
 * The reference of the decision as it is stored; undefined for one that is not published, unless the tie has it
 * already.
 */
async function namedBy({ case_reference: typed }: Correction, matchId: number) {
	if (typed === undefined) return { reference: undefined };
	const reference = await namedDecision(typed);
	const present = (await tieById(matchId))?.case_reference;
	if (reference !== undefined) return { reference, present };
	return present === typed ? { reference: typed, present } : undefined;
}

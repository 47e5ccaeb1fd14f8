import type { Actor } from "../../access/actor.ts";
import { audit, storeReason } from "../../audit/audit.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import type { Row } from "../../records/change-record.server.ts";
import { isBySheet, scoreOf } from "../report-score.server.ts";
import { changeTie, settleReport } from "../reports.server.ts";
import type { ReportedScore } from "../score-form.ts";
import { asStaffOf, type Refused } from "../tie/tie-at-work.server.ts";

type Decided = { ok: true } | { ok: false; current: Row } | Refused;

/** Who manages the league confirms a report as it is, a disputed one too; both sides read `decision`. Throws 403. */
export const confirmReport = (
	actor: Actor,
	{ matchId, report, decision }: { matchId: number; report: number; decision: string | null },
	now: Date,
): Promise<Decided> =>
	asStaffOf<Decided>(actor, { matchId, step: "confirm" }, now, async (tie) => {
		if (tie.report && tie.report.number !== report) return { ok: false, refused: "changedReport" };
		await settleReport(matchId, "decided", decision);
		await changeTie(matchId, { phase: "confirmed" });
		const why = decision === null ? {} : await storeReason(decision);
		await audit(actor, "match.result-decided", `match:${matchId}`, why);
		return { ok: true };
	});

/**
 * Corrects the result of a tie without a sheet, with a reason; it is confirmed then, or stays locked, and the public sees the day of the correction.
 * `version` is that of the tie that the form was filled from. Throws 403.
 */
export const correctResult = (
	actor: Actor,
	{ matchId, version, reason, ...result }: ReportedScore & { matchId: number; version: number; reason: string },
	now: Date,
): Promise<Decided> =>
	asStaffOf<Decided>(actor, { matchId, step: "correct" }, now, async (tie) => {
		if (isBySheet(tie)) return { ok: false, gone: true };
		if (tie.version !== version) return { ok: false, current: { ...scoreOf(tie, 0), version: tie.version } };
		await settleReport(matchId, "decided", reason);
		const phase = tie.stage === "locked" ? "locked" : "confirmed";
		await changeTie(matchId, { ...result, phase, corrected_on: riyadhDay(now) });
		await audit(actor, "match.result-corrected", `match:${matchId}`, await storeReason(reason));
		return { ok: true };
	});

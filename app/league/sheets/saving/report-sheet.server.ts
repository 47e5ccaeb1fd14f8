import type { Actor } from "../../../access/actor.ts";
import { otherSide, type Side } from "../../../access/side.ts";
import { isOpened, openLineUps } from "../line-ups/open-line-ups.server.ts";
import { readSheet } from "../read-sheet.server.ts";
import { acceptAlike } from "../reports/answer-report.server.ts";
import { playersIn, type Sheet } from "../sheet.ts";
import { fieldsOfLineUp } from "../sheet-fields.ts";
import { hasSheet, type SheetTie } from "../sheet-tie.server.ts";
import { asSideOf, type TieRefusal, type TieSide } from "../tie/tie-at-work.server.ts";
import { currentOf, type SentSheet, type SheetOutcome, saveSheetAs } from "./save-sheet.server.ts";

type ReportOutcome =
	| { ok: true; isComplete?: boolean; isConfirmed?: boolean }
	| Exclude<SheetOutcome, { ok: true }>
	| TieRefusal;

/**
 * Saves the sheet of a tie for a side. A complete one is its report, which counts at once and asks the other side to
 * confirm it. The sheet that the other side reported accepts that report. Throws 403.
 */
export const reportSheet = (actor: Actor, of: TieSide, sent: SentSheet, now: Date): Promise<ReportOutcome> =>
	asSideOf<ReportOutcome>(actor, { ...of, step: "report" }, now, async (tie) => {
		const wasOpen = await isOpened(of.matchId, of.side);
		const opened = await openLineUps(actor, of, wasOpen);
		if (!opened.ok) return opened;
		if (!hasSheet(tie)) return { ok: false, gone: true };
		const unseen = wasOpen ? undefined : await unseenSheet(tie, of.side, sent.sheet);
		if (unseen) return { ok: false, current: unseen };
		const saved = await saveSheetAs({ actor, side: of.side }, tie, { ...sent, reason: null }, now);
		const isAlike = saved.ok && saved.isComplete && saved.isUnchanged;
		return isAlike ? { ...saved, isConfirmed: await acceptAlike(actor, tie, of.side, now) } : saved;
	});

/** The sheet as it is, where the other side had handed in what the one who sends could not know yet. */
async function unseenSheet(tie: SheetTie, side: Side, sent: Sheet) {
	const other = otherSide(side);
	const stored = await readSheet(tie);
	const of = (sheet: Sheet) => JSON.stringify(fieldsOfLineUp(tie.format.rules, other, sheet.lineUps[other]));
	const isNamed = playersIn(stored.sheet.lineUps[other]).length > 0;
	return isNamed && of(stored.sheet) !== of(sent) ? currentOf(tie, stored) : undefined;
}

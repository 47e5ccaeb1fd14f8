import type { Side } from "../../../access/side.ts";
import { hasPoints, isDuringPlay } from "../../competitions/depth.ts";
import { isOpened, keepsLineUpClosed } from "../line-ups/open-line-ups.server.ts";
import { readSheet } from "../read-sheet.server.ts";
import { playersOn } from "../sheet.ts";
import { fieldsOfSheet } from "../sheet-fields.ts";
import { choicesOf } from "../sheet-sides.server.ts";
import { hasSheet } from "../sheet-tie.server.ts";
import { isOpen } from "../tie/steps.ts";
import { partOf, tieAtWork } from "../tie/tie-at-work.server.ts";
import { scoreOf } from "./report-score.server.ts";
import { lastNumber } from "./reports.server.ts";

/**
 * The form by which a side reports a tie, with the row that it edits: its sheet or its score. A sheet is `sealed` until
 * a side opens the line-ups, `lineUpFirst` where this side hands in its own before that. The form is `closed` while
 * there is nothing to report. Ask in the scope of the side.
 */
export async function shownForm(matchId: number, side: Side, now: Date) {
	const tie = await tieAtWork(matchId, now);
	if (!tie) return undefined;
	const { stage } = tie;
	const facts = { stage, withOutcome: tie.depth !== "score", isReported: tie.report !== undefined };
	const isClosed = !isOpen("report", stage, partOf(tie, side));
	if (!hasSheet(tie)) {
		const row = scoreOf(tie, await lastNumber(matchId));
		return { ...facts, kind: isClosed ? ("closed" as const) : ("score" as const), sheet: undefined, row };
	}
	const { sheet, number } = await readSheet(tie);
	const isSealed = !(await isOpened(matchId, side));
	const sealed = (await keepsLineUpClosed(matchId, side)) ? ("lineUpFirst" as const) : ("sealed" as const);
	return {
		...facts,
		kind: isClosed ? ("closed" as const) : isSealed ? sealed : ("sheet" as const),
		sheet: {
			format: tie.format.rules,
			withPoints: hasPoints(tie.depth),
			isDuringPlay: isDuringPlay(tie.depth),
			choices: {
				home: await choicesOf(tie, "home", playersOn(sheet, "home")),
				away: await choicesOf(tie, "away", playersOn(sheet, "away")),
			},
		},
		row: { version: number, ...fieldsOfSheet(tie.format.rules, sheet) },
	};
}

import type { Side } from "../../../access/side.ts";
import { db } from "../../../base/db/client.server.ts";
import { hasPoints, isDuringPlay } from "../../competitions/depth.ts";
import { readSheet, sheetTie } from "../read-sheet.server.ts";
import { fieldsOfSheet } from "../sheet-fields.ts";
import { choicesOf } from "../sheet-sides.server.ts";
import { isOpen } from "../tie/steps.ts";
import { keepsLineUpClosed, partOf, tieAtWork } from "../tie/tie-at-work.server.ts";
import { scoreOf } from "./report-score.server.ts";
import { lastNumber } from "./reports.server.ts";

/**
 * The form by which a side reports a tie, with the row that it edits: its sheet, which is `sealed` until a side opens
 * the line-ups (`lineUpFirst` where this side hands in its own before that), or its score. It is `closed` while there
 * is nothing to report. Ask in the scope of the side.
 */
export async function shownForm(matchId: number, side: Side, now: Date) {
	const work = await tieAtWork(matchId, now);
	if (!work) return undefined;
	const { stage } = work;
	const facts = { stage, withOutcome: work.depth !== "score", isReported: work.report !== undefined };
	const isClosed = !isOpen("report", stage, partOf(work, side));
	const tie = await sheetTie(matchId);
	if (!tie) {
		const row = scoreOf(work, await lastNumber(matchId));
		return { ...facts, kind: isClosed ? ("closed" as const) : ("score" as const), sheet: undefined, row };
	}
	const { sheet, number } = await readSheet(tie);
	const { home, away } = sheet.lineUps;
	const isSealed = !(await isOpened(matchId, side));
	const sealed = (await keepsLineUpClosed(matchId, side)) ? ("lineUpFirst" as const) : ("sealed" as const);
	return {
		...facts,
		kind: isClosed ? ("closed" as const) : isSealed ? sealed : ("sheet" as const),
		sheet: {
			format: tie.format.rules,
			withPoints: hasPoints(tie.depth),
			isDuringPlay: isDuringPlay(tie.depth),
			choices: { home: await choicesOf(tie, "home", home), away: await choicesOf(tie, "away", away) },
		},
		row: { version: number, ...fieldsOfSheet(tie.format.rules, sheet) },
	};
}

/** Whether the line-up of a side is open to everyone. */
export async function isOpened(matchId: number, side: Side): Promise<boolean> {
	const row = await db()
		.selectFrom("lineups")
		.select("opened_at")
		.where("match_id", "=", matchId)
		.where("side", "=", side)
		.executeTakeFirst();
	return Boolean(row?.opened_at);
}

import { type Side, sides } from "../../../access/side.ts";
import { readSheet } from "../read-sheet.server.ts";
import { emptySheet, playersOn, type Sheet } from "../sheet.ts";
import type { SheetTie } from "../sheet-tie.server.ts";
import { lineUpProblems, namedPlayers } from "./line-up-problems.server.ts";

/**
 * Whether the line-ups of a tie that the one who asks may see would break a rule on another day that they keep on its
 * present one: players are judged by the day of the tie, and no side chooses a day on which they were eligible.
 */
export async function losesPlayersOn(tie: SheetTie, day: string): Promise<boolean> {
	const { sheet } = await readSheet(tie);
	for (const side of sides) {
		const now = await problemsOn(tie, side, sheet);
		const then = await problemsOn({ ...tie, match_date: day }, side, sheet);
		if (then.some((problem) => !now.includes(problem))) return true;
	}
	return false;
}

async function problemsOn(tie: SheetTie, side: Side, sheet: Sheet): Promise<string[]> {
	const stored = emptySheet(sheet.rubbers.length);
	const named = await namedPlayers(tie, side, playersOn(stored, side));
	const problems = await lineUpProblems(tie, side, { sheet, stored }, named);
	return problems.map((problem) => JSON.stringify(problem));
}

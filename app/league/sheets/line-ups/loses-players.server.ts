import { type Side, sides } from "../../../access/side.ts";
import { readLineUps } from "../read-sheet.server.ts";
import type { LineUp } from "../rules/sheet-problems.ts";
import { emptySheet } from "../sheet.ts";
import type { SheetTie } from "../sheet-tie.server.ts";
import { lineUpProblems, namedPlayers } from "./line-up-problems.server.ts";

/**
 * Whether the line-ups of a tie that the one who asks may see would break a rule on another day that they keep on its
 * present one: players are judged by the day of the tie, and no side chooses a day on which they were eligible.
 */
export async function losesPlayersOn(tie: SheetTie, day: string): Promise<boolean> {
	const lineUps = await readLineUps(tie.id);
	for (const side of sides) {
		const now = await problemsOn(tie, side, lineUps[side]);
		const then = await problemsOn({ ...tie, match_date: day }, side, lineUps[side]);
		if (then.some((problem) => !now.includes(problem))) return true;
	}
	return false;
}

async function problemsOn(tie: SheetTie, side: Side, lineUp: LineUp): Promise<string[]> {
	const stored = emptySheet(0).lineUps[side];
	const problems = await lineUpProblems(tie, side, { lineUp, stored }, await namedPlayers(tie, side, stored));
	return problems.map((problem) => JSON.stringify(problem));
}

import { machineText } from "../../../base/typed/machine-text.ts";

/**
 * Whether no second digit can follow what was typed, in a game to these points, or of a number of games where they are
 * 0. A game ends at most some points beyond those that win it: to 11 none has thirty, to 21 none has forty.
 */
export function isWholeNumber(typed: string, pointsTo: number): boolean {
	const digits = machineText(typed);
	if (/^\d\d$/.test(digits)) return true;
	const mostTens = pointsTo === 0 ? 0 : Math.floor(pointsTo / 10) + 1;
	return /^\d$/.test(digits) && (digits === "0" || Number(digits) > mostTens);
}

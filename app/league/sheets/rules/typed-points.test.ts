import { expect, test } from "vitest";
import { problemText } from "../../../base/ui/fields/problem-text.tsx";
import { keyOfProblem } from "../problem-fields.ts";
import { sheetProblems } from "../problem-text.ts";
import { isWholeNumber } from "./typed-points.ts";

test.each([
	[11, ["0", "3", "9", "11", "20", "٣"], ["", "1", "2", "x", "١"]],
	[21, ["0", "4", "9", "21"], ["1", "2", "3"]],
	[31, ["5", "30", "31"], ["1", "2", "3", "4"]],
	[5, ["2", "3"], ["1"]],
	[0, ["0", "1", "3"], [""]],
])("in a game to %i the next number follows %j at once, and %j waits for a digit", (pointsTo, whole, open) => {
	expect(whole.filter((typed) => !isWholeNumber(typed, pointsTo))).toEqual([]);
	expect(open.filter((typed) => isWholeNumber(typed, pointsTo))).toEqual([]);
});

test.each([
	[11, "10–10"],
	[21, "20–20"],
])("an impossible game in a format to %i is named by its own numbers, in both languages", (pointsTo, level) => {
	const games = [
		[pointsTo, 3],
		[pointsTo, pointsTo - 1],
	] as const;
	const key = keyOfProblem({ code: "impossibleGame", game: 2 }, { pointsTo }, games);
	for (const locale of ["ar", "en"] as const) {
		const text = problemText(locale, key, [sheetProblems]).replaceAll("\u2060", "");
		expect(text).toContain(`${pointsTo}–${pointsTo - 1}`);
		expect(text).toContain(`${pointsTo} `);
		expect(text).toContain(level);
	}
});

import { expect, test } from "vitest";
import { sides } from "../app/access/side.ts";
import { formatOf } from "../app/league/formats/format.ts";
import { formatPresets } from "../app/league/formats/presets.ts";
import type { Pair } from "../app/league/sheets/rules/games.ts";
import { problemsOfLineUp, problemsOfResults } from "../app/league/sheets/rules/sheet-problems.ts";
import { scoreOfSheet } from "../app/league/sheets/rules/sheet-score.ts";
import { demoSheet, isScoreOf } from "./sheets.ts";

const squad = (first: number, count: number) =>
	Array.from({ length: count }, (_, nth) => ({ id: first + nth, ranking: first + 7 * nth }));

test.each(["swaythling5", "bo9"])("in %s a sheet of the demo breaks no rule and makes the score of its tie", (code) => {
	const format = formatOf(formatPresets.find((preset) => preset.code === code)!)!;
	const most = format.winsNeeded!;
	const scores = Array.from({ length: most }, (_, less): Pair[] => [
		[most, less],
		[less, most],
	]).flat();
	for (const score of scores)
		for (let seed = 1; seed <= 25; seed++) {
			const sheet = demoSheet(format, { home: squad(1, 6), away: squad(101, 9) }, score, seed);
			const broken = sides.flatMap((side) => problemsOfLineUp(format, side, sheet.lineUps[side]));
			expect([...broken, ...problemsOfResults(format, sheet.rubbers)]).toEqual([]);
			expect(scoreOfSheet(format, sheet.rubbers, "none")).toMatchObject({ rubbers: score, isComplete: true });
			expect(demoSheet(format, { home: squad(1, 6), away: squad(101, 9) }, score, seed)).toEqual(sheet);
		}
});

test("a draw is the score of no sheet in a format that one side wins", () => {
	const of = (code: string) => formatOf(formatPresets.find((preset) => preset.code === code)!)!;
	expect([
		isScoreOf(of("swaythling5"), [2, 2]),
		isScoreOf(of("swaythling5"), [3, 3]),
		isScoreOf(of("all16"), [8, 8]),
	]).toEqual([false, false, true]);
});

import { isOneOf } from "../../base/literals.ts";
import { hasPoints } from "../../competitions/editions/depth.ts";
import { eligibilityRules } from "../../registrations/eligibility/eligible.ts";
import type { SheetTie } from "../read-sheet.server.ts";
import type { Side } from "../rules/games.ts";
import { problemsOfResults, type SheetProblem } from "../rules/sheet-problems.ts";
import { isOnSheet, type SheetScore } from "../rules/sheet-score.ts";
import type { NamedIneligible, Sheet } from "../sheet.ts";
import type { Named } from "../sheet-document.ts";
import { fieldOfProblem } from "../sheet-fields.ts";
import { lineUpProblems } from "./line-up-problems.server.ts";

const sides = ["home", "away"] as const;

type Judged = { stored: Sheet; named: Record<Side, Named>; asks: readonly Side[] };

/** The rules that a sheet breaks, by field; and of the sides of `asks` the players who are added and not eligible, who are no problem. */
export async function judgeSheet(tie: SheetTie, sheet: Sheet, { stored, named, asks }: Judged) {
	const { rules } = tie.format;
	const found: SheetProblem[] = problemsOfResults(rules, sheet.rubbers);
	const ineligible: NamedIneligible[] = [];
	for (const side of sides) {
		const lineUps = { lineUp: sheet.lineUps[side], stored: stored.lineUps[side] };
		for (const problem of await lineUpProblems(tie, side, lineUps, named[side])) {
			const player = asks.includes(side) && problem.player !== undefined ? named[side].get(problem.player) : undefined;
			if (player && isOneOf(eligibilityRules, problem.code)) ineligible.push({ ...player, side, rule: problem.code });
			else if (isDue(tie, sheet, problem)) found.push(problem);
		}
	}
	const withPoints = hasPoints(tie.depth);
	const problems: Record<string, string> = {};
	for (const problem of found) problems[fieldOfProblem(rules, sheet, problem, withPoints)] ??= problem.code;
	return { problems, ineligible };
}

/** A place without a player is a problem once a rubber of it was played, or is. */
const isDue = (tie: SheetTie, sheet: Sheet, { code, side = "home", position }: SheetProblem) =>
	code !== "missingPosition" ||
	tie.format.rules.rubbers.some(
		({ [side]: place }, nth) =>
			isOnSheet(sheet.rubbers[nth] ?? { outcome: "not played", games: [] }) &&
			(place.kind === "named pair"
				? position === `${place.pair}/1`
				: place.kind === "singles"
					? place.position === position
					: place.positions.includes(position ?? "")),
	);

/** The first rubber that a sheet lacks which would take the place of a reported result, by field. */
export function missingIn({ format, depth }: SheetTie, sheet: Sheet): Record<string, string> {
	const rubber = sheet.rubbers.findIndex(({ outcome }) => outcome === "not played") + 1;
	const field = fieldOfProblem(format.rules, sheet, { code: "missingRubber", rubber }, hasPoints(depth));
	return { [field]: "lessThanReported" };
}

/** The question whether a player who is not eligible is meant: the rule, at the field of the player's place. */
export function questionAbout({ format }: SheetTie, sheet: Sheet, { side, id, rule }: NamedIneligible): string {
	return `${rule}@${fieldOfProblem(format.rules, sheet, { code: rule, side, player: id ?? undefined }, false)}`;
}

/** Questions about a tie and its score to answer before a sheet is saved. */
export const questionsOf = (tie: SheetTie, score: SheetScore) => [
	...(tie.status === "cancelled" ? (["cancelledTie"] as const) : []),
	...(differs(tie, score) ? (["sheetDiffers"] as const) : []),
];

const differs = (tie: SheetTie, { isComplete, rubbers }: SheetScore) =>
	isComplete &&
	tie.score_source === "typed" &&
	tie.home_score !== null &&
	(tie.home_score !== rubbers[0] || tie.away_score !== rubbers[1]);

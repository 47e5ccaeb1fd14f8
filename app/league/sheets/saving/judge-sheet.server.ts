import { type Side, sides } from "../../../access/side.ts";
import { isOneOf } from "../../../base/literals.ts";
import { eligibilityRules } from "../../../people/registrations/eligibility/eligible.ts";
import { hasPoints } from "../../competitions/depth.ts";
import { lineUpProblems } from "../line-ups/line-up-problems.server.ts";
import { fieldOfPlayer, fieldOfProblem, keyOfProblem } from "../problem-fields.ts";
import { breaches, problemsOfResults, type SheetProblem } from "../rules/sheet-problems.ts";
import { type SheetScore, scoreOfSheet, type TieEnd, wasAttendedBy } from "../rules/sheet-score.ts";
import type { BrokenRule, IneligiblePlayer, Sheet, SheetDocument } from "../sheet.ts";
import type { NamedPlayers } from "../sheet-document.ts";
import type { SheetTie } from "../sheet-tie.server.ts";

type JudgedSheet = {
	stored: Sheet;
	named: Record<Side, NamedPlayers>;
	asks: readonly Side[];
	/** Whether a tie that broke rules of play is entered as it was played, where `reason` says why. */
	takesAsPlayed: boolean;
	reason: string | null;
	latest: SheetDocument | undefined;
};

/**
 * The rules that a sheet breaks, by field; of the sides of `asks` the players who are added and not eligible, who are
 * no problem; and the rules of play that were broken, `broken` all of them, `asked` those of which the latest version
 * knows nothing. With a reason of someone who may enter them these are no problem.
 */
export async function judgeSheet(tie: SheetTie, sheet: Sheet, judged: JudgedSheet) {
	const { stored, named, asks, takesAsPlayed, reason, latest } = judged;
	const { rules } = tie.format;
	const found: SheetProblem[] = problemsOfResults(rules, sheet.rubbers);
	const ineligible: IneligiblePlayer[] = [];
	for (const side of sides) {
		for (const problem of await lineUpProblems(tie, side, { sheet, stored }, named[side])) {
			const player = asks.includes(side) && problem.player !== undefined ? named[side].get(problem.player) : undefined;
			if (player && isOneOf(eligibilityRules, problem.code))
				ineligible.push({ ...player, side, rule: keyOfProblem(problem, rules) });
			else if (isDue(tie, sheet, problem)) found.push(problem);
		}
	}
	const broken = found.flatMap((problem) => brokenRule(problem, named) ?? []);
	const known = new Set(latest?.asPlayed?.map(signOf));
	const asked = broken.filter((each) => !known.has(signOf(each)));
	const refused = takesAsPlayed && reason !== null ? [] : asked.map(problemOfBroken);
	const others = found.filter(({ code }) => !isOneOf(breaches, code));
	const problems: Record<string, string> = {};
	for (const problem of [...others, ...refused])
		problems[fieldOfProblem(rules, sheet, problem, hasPoints(tie.depth))] ??= keyOfProblem(
			problem,
			rules,
			sheet.rubbers[(problem.rubber ?? 0) - 1]?.games,
		);
	if (takesAsPlayed && refused.length > 0) problems.reason = "whyAsPlayed";
	return { problems, ineligible, broken, asked };
}

function brokenRule({ code, side, rubber, player }: SheetProblem, named: Record<Side, NamedPlayers>) {
	if (!isOneOf(breaches, code)) return undefined;
	const known = side && player !== undefined ? named[side].get(player) : undefined;
	const at = { ...(side && { side }), ...(rubber !== undefined && { rubber }), ...(known && { player: known }) };
	return { rule: code, ...at } satisfies BrokenRule;
}

const problemOfBroken = ({ rule, player, ...at }: BrokenRule): SheetProblem => ({
	code: rule,
	...at,
	...(player && { player: player.id ?? player.name }),
});

const signOf = ({ rule, side, rubber, player }: BrokenRule) =>
	[rule, side, rubber, player && (player.id ?? player.name)].join(" ");

/** The field at which a sheet breaks a rule of play. */
export const fieldOfBroken = ({ format, depth }: SheetTie, sheet: Sheet, broken: BrokenRule) =>
	fieldOfProblem(format.rules, sheet, problemOfBroken(broken), hasPoints(depth));

/** The question whether a tie was played so: the rule, at its field. */
export const questionWhether = (tie: SheetTie, sheet: Sheet, broken: BrokenRule) =>
	`${broken.rule}@${fieldOfBroken(tie, sheet, broken)}`;

/**
 * A place without a player is a problem once its side was there for a rubber of it: one that it missed needs none, nor
 * does one that others played.
 */
const isDue = (tie: SheetTie, sheet: Sheet, { code, side = "home", position }: SheetProblem) =>
	code !== "missingPosition" ||
	tie.format.rules.rubbers.some(
		({ [side]: place }, nth) =>
			wasAttendedBy(sheet.rubbers[nth] ?? { outcome: "not played", games: [] }, side) &&
			!sheet.rubbers[nth]?.others?.[side] &&
			(place.kind === "named pair"
				? position === `${place.pair}/1`
				: place.kind === "singles"
					? place.position === position
					: place.positions.includes(position ?? "")),
	);

/** The first rubber that a sheet lacks which would take the place of a reported result, by field. */
export function missingIn({ format, depth }: SheetTie, sheet: Sheet): Record<string, string> {
	const rubber = firstMissing(sheet);
	const field = fieldOfProblem(format.rules, sheet, { code: "missingRubber", rubber }, hasPoints(depth));
	return { [field]: "lessThanReported" };
}

const firstMissing = ({ rubbers }: Sheet) => rubbers.findIndex(({ outcome }) => outcome === "not played") + 1;

/** The question whether a player who is not eligible is meant: the rule, at the field of the player's place. */
export function questionAbout({ format }: SheetTie, sheet: Sheet, { side, id, rule }: IneligiblePlayer): string {
	return `${rule}@${fieldOfPlayer(format.rules, sheet, { side, player: id ?? undefined })}`;
}

/** A question about a tie and its result, and the rubber that it names. */
type Question = { key: "cancelledTie" | "sheetDiffers" | "sheetEnds" | "resultGone"; rubber?: number };

/** A question as its form asks it: the key of its text with the number in it. */
export const questionKey = ({ key, rubber }: Question) => (rubber === undefined ? key : `${key}:${rubber}`);

/** Questions about a tie and its result to answer before a sheet is saved over `stored`. */
export const questionsOf = (tie: SheetTie, sheet: Sheet, score: SheetScore, stored: Sheet): Question[] => [
	...(tie.status === "cancelled" ? [{ key: "cancelledTie" } as const] : []),
	...(differs(tie, score) ? [{ key: "sheetDiffers" } as const] : []),
	...(score.isComplete && tie.status === "completed" && endsAsTyped(tie, score, stored)
		? [{ key: "sheetEnds" } as const]
		: []),
	...(losesResult(tie, score) ? [{ key: "resultGone", rubber: firstMissing(sheet) } as const] : []),
];

const differs = (tie: SheetTie, { isComplete, rubbers }: SheetScore) =>
	isComplete &&
	tie.score_source === "typed" &&
	tie.home_score !== null &&
	(tie.home_score !== rubbers[0] || tie.away_score !== rubbers[1]);

/**
 * Whether someone typed that the tie ended in another way than by its sheet: by an award, or as played although a side
 * never came.
 */
export const endsAsTyped = (tie: SheetTie, { end }: SheetScore, stored: Sheet) =>
	!isEnd(tie, end) &&
	!(tie.score_source === "sheet" && isEnd(tie, scoreOfSheet(tie.format.rules, stored.rubbers, "none").end));

const isEnd = ({ outcome, absent }: SheetTie, end: TieEnd) => outcome === end.outcome && absent === end.absent;

/** Whether a result that is the sum of the sheet goes with what the sheet lacks. */
const losesResult = ({ status, score_source }: SheetTie, { isComplete }: SheetScore) =>
	!isComplete && status === "completed" && score_source === "sheet";

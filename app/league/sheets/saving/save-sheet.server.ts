import { sql, type Updateable } from "kysely";
import type { Actor } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { asLeagueStaff } from "../../../access/league-scope.server.ts";
import { otherSide, type Side, sides } from "../../../access/side.ts";
import { audit, storeReason } from "../../../audit/audit.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { askBack } from "../../../base/forms/questions/questions.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import type { Row } from "../../../records/change-record.server.ts";
import { hasPoints, isDuringPlay } from "../../competitions/depth.ts";
import { unplayedScoreOf } from "../../rule-sets/stored-rule.ts";
import { isOwnTie } from "../../ties/own-ties.server.ts";
import type { MatchesTable, TiePhase } from "../../ties/tables.ts";
import { withChanges } from "../line-ups/handed-in.server.ts";
import { namedPlayers } from "../line-ups/line-up-problems.server.ts";
import { readSheet } from "../read-sheet.server.ts";
import { reportBySheet } from "../reports/reports.server.ts";
import { PUBLISHES } from "../reports/score-form.ts";
import { namingOthers } from "../rules/others.ts";
import {
	betweenGames,
	duringPlay,
	isOnSheet,
	type RubberResult,
	type SheetScore,
	scoreOfSheet,
} from "../rules/sheet-score.ts";
import { type IneligiblePlayer, playersOn, type Sheet, type SheetDocument } from "../sheet.ts";
import { documentOf } from "../sheet-document.ts";
import { fieldsOfSheet } from "../sheet-fields.ts";
import { lockedSheetTie, type SheetTie } from "../sheet-tie.server.ts";
import {
	endsAsTyped,
	judgeSheet,
	missingIn,
	questionAbout,
	questionKey,
	questionsOf,
	questionWhether,
} from "./judge-sheet.server.ts";
import { storeSheet } from "./store-sheet.server.ts";
import { addVersions, latestVersion } from "./versions.server.ts";

export type SheetOutcome =
	| { ok: true; isComplete?: boolean; isUnchanged?: boolean }
	| { ok: false; gone: true }
	| { ok: false; current: Row }
	| { ok: false; problems: Record<string, string> }
	| { ok: false; questions: string[] };
export type SentSheet = {
	sheet: Sheet;
	number: number;
	reason: string | null;
	accepted: string[];
	/** Whether a side is shown what its report publishes, and asked. */
	asksFirst?: boolean;
};

/** Who saves a sheet: staff, and an import for them; or a side, whose complete sheet is its report. */
export type SheetEditor = { actor: Actor; side?: Side };

type EditorRules = {
	/** The phase of a tie whose sheet is complete. */
	ended: TiePhase;
	/**
	 * Whether a change of a complete sheet is a correction, which wants a reason and whose day the public sees.
	 * Otherwise a complete sheet stays complete.
	 */
	corrects: boolean;
	/** The sides whose ineligible players may be named, after a question: the version records them. */
	asks: readonly Side[];
	/** Whether a tie that broke rules of play is entered as it was played, with a reason. */
	takesAsPlayed: boolean;
};

/** The rules that differ between editors. A side does not choose the players of the other one. */
const rulesFor = ({ side }: SheetEditor, { phase }: SheetTie): EditorRules =>
	side
		? { ended: "reported", corrects: false, asks: [otherSide(side)], takesAsPlayed: false }
		: { ended: phase === "locked" ? "locked" : "confirmed", corrects: true, asks: sides, takesAsPlayed: true };

/** Saves the sheet of a tie for staff. Throws 403. */
export async function saveSheet(actor: Actor, matchId: number, sent: SentSheet, now: Date): Promise<SheetOutcome> {
	authorize(actor, "match.manage");
	return asLeagueStaff<SheetOutcome>(async () => {
		const tie = await lockedSheetTie(matchId);
		if (!tie) return { ok: false, gone: true };
		if (await isOwnTie(actor, matchId)) return { ok: false, problems: { reason: "ownTie" } };
		return saveSheetAs({ actor }, tie, sent, now);
	}, actor);
}

/**
 * Saves the sheet of a tie as its next version, with the score that its rubbers make once it is complete. Refuses what
 * the rules forbid, by field. Asks back about a cancelled tie, about a typed result that differs, before a result goes
 * with a rubber that is missing, and whether rules of play were broken. Wants a reason for a correction, and for a tie
 * that broke them. Call it in a transaction that has locked the tie, in a scope that may write its line-ups.
 */
export async function saveSheetAs(
	editor: SheetEditor,
	tie: SheetTie,
	{ sheet: typed, ...sent }: SentSheet,
	now: Date,
): Promise<SheetOutcome> {
	const { rules: format } = tie.format;
	const rules = rulesFor(editor, tie);
	const stored = await readSheet(tie);
	const rubbers = rubbersSoFar(tie, rules.takesAsPlayed ? typed.rubbers : withOthersOf(stored.sheet, typed.rubbers));
	const sheet = { ...typed, rubbers: namingOthers(format, typed.lineUps, rubbers) };
	const isStale = stored.number !== sent.number;
	if (isStale && !isSame(tie, sheet, stored.sheet)) return { ok: false, current: currentOf(tie, stored) };
	const named = {
		home: await namedPlayers(tie, "home", playersOn(stored.sheet, "home")),
		away: await namedPlayers(tie, "away", playersOn(stored.sheet, "away")),
	};
	const latest = await latestVersion(tie.id);
	const judged = await judgeSheet(tie, sheet, { stored: stored.sheet, named, latest, reason: sent.reason, ...rules });
	if (Object.keys(judged.problems).length > 0) return { ok: false, problems: judged.problems };
	const score = scoreOfSheet(format, sheet.rubbers, unfinishedCounts(tie));
	const ineligible = [...knownIneligible(latest, sheet, stored.sheet), ...judged.ineligible];
	const ending = { score: score.rubbers, ineligible, asPlayed: judged.broken };
	const document = await withChanges(tie.id, documentOf(tie, sheet, named, ending));
	const isTypedOver = score.isComplete && (tie.score_source === "typed" || endsAsTyped(tie, score, stored.sheet));
	const isDone = !isTypedOver && (await isLatest(tie.id, document));
	if (isDone) return { ok: true, isComplete: score.isComplete, isUnchanged: true };
	// A stale form whose sheet is stored already was done above: only one that would change something is refused.
	if (isStale) return { ok: false, current: currentOf(tie, stored) };
	const isCorrection = rules.corrects && corrects(tie, score);
	if (isCorrection && sent.reason === null) return { ok: false, problems: { reason: "required" } };
	if (!rules.corrects && tie.status === "completed" && !score.isComplete)
		return { ok: false, problems: missingIn(tie, sheet) };
	const questions = [
		...questionsOf(tie, sheet, score, stored.sheet).map(questionKey),
		...judged.ineligible.map((each) => questionAbout(tie, sheet, each)),
		...judged.asked.map((each) => questionWhether(tie, sheet, each)),
		...(sent.asksFirst && score.isComplete ? [PUBLISHES] : []),
	];
	const asks = askBack(questions, sent.accepted);
	if (asks) return asks;

	const { actor, side } = editor;
	const version = sent.number + 1;
	await storeSheet(tie, sheet, named);
	// Before the score: the trigger of the tie takes a score without a report for one that was typed over it.
	if (side) await reportBySheet(actor, tie, { side, version, score }, now);
	await storeScore(tie, score, rules.ended, isCorrection ? riyadhDay(now) : undefined);
	await storeVersion(actor, tie.id, version, document, sent.reason);
	return { ok: true, isComplete: score.isComplete };
}

/** The rubbers with those that go on: a sheet that was complete, or whose points are not written down, has none. */
function rubbersSoFar({ depth, status, format: { rules } }: SheetTie, rubbers: readonly RubberResult[]) {
	if (isDuringPlay(depth)) return duringPlay(rubbers, rules);
	return hasPoints(depth) && status !== "completed" ? betweenGames(rubbers, rules) : [...rubbers];
}

/** A side names no others for a rubber: those of staff stay with it as long as it is on the sheet. */
const withOthersOf = (stored: Sheet, rubbers: readonly RubberResult[]): RubberResult[] =>
	rubbers.map((rubber, nth) => ({
		...rubber,
		others: isOnSheet(rubber) ? stored.rubbers[nth]?.others : undefined,
	}));

/** Whether a sheet changes one that was complete, or a locked result that was typed. */
export function corrects(tie: SheetTie, { isComplete, rubbers, end }: SheetScore): boolean {
	if (tie.status !== "completed") return false;
	if (tie.score_source === "sheet") return true;
	const isSameResult =
		[tie.home_score, tie.away_score].join() === rubbers.join() &&
		[tie.outcome, tie.absent].join() === [end.outcome, end.absent].join();
	return tie.phase === "locked" && isComplete && !isSameResult;
}

/** Whether what was sent is what is stored: pressed twice, or entered alike by two people. */
const isSame = ({ format }: SheetTie, sent: Sheet, stored: Sheet) =>
	JSON.stringify(fieldsOfSheet(format.rules, sent)) === JSON.stringify(fieldsOfSheet(format.rules, stored));

/**
 * Rubbers that were not finished count as the rule set counts a tie that was not played (docs/rules/league.md#sheets).
 */
export const unfinishedCounts = ({ rule_set, own_rule }: SheetTie) =>
	unplayedScoreOf(rule_set, own_rule) === "maximum" ? "maximum" : "none";

/** A sheet as its form merges it with what was typed. */
export const currentOf = (tie: SheetTie, { sheet, number }: { sheet: Sheet; number: number }) => ({
	id: tie.id,
	version: number,
	...fieldsOfSheet(tie.format.rules, sheet),
});

/** The result and the phase that a sheet gives its tie. A result that was typed stays until the sheet is complete. */
async function storeScore(tie: SheetTie, score: SheetScore, ended: TiePhase, correctedOn: string | undefined) {
	const { rubbers, games, points, isComplete, end } = score;
	if (!isComplete && tie.score_source === "typed") {
		if (tie.status === "scheduled" && score.running.length > 0) await change(tie.id, { phase: "in_play" });
		return;
	}
	const [home_score, away_score] = isComplete ? rubbers : [null, null];
	const ending = isComplete ? end : tie.status === "completed" ? ({ outcome: "played", absent: null } as const) : {};
	await sql`select set_config('app.sheet_of', ${String(tie.id)}, true)`.execute(db());
	await change(tie.id, {
		status: isComplete ? "completed" : "scheduled",
		phase: isComplete ? ended : "in_play",
		home_score,
		away_score,
		score_source: "sheet",
		...ending,
		home_games: games[0],
		away_games: games[1],
		...(hasPoints(tie.depth) && { home_points: points[0], away_points: points[1] }),
		...(correctedOn && { corrected_on: correctedOn }),
	});
}

const change = (id: number, values: Updateable<MatchesTable>) =>
	db().updateTable("matches").set(values).where("id", "=", id).execute();

/**
 * The players of the latest version who were named though they are not eligible, as far as they are on the sheet still.
 */
const knownIneligible = (latest: SheetDocument | undefined, ...sheets: Sheet[]): IneligiblePlayer[] =>
	(latest?.ineligible ?? []).filter(({ side, id }) =>
		sheets.every((sheet) => id !== null && playersOn(sheet, side).includes(id)),
	);

async function isLatest(matchId: number, document: SheetDocument): Promise<boolean> {
	const latest = await db()
		.selectFrom("sheet_versions")
		.select(sql<boolean>`document = ${JSON.stringify(document)}::jsonb`.as("same"))
		.where("match_id", "=", matchId)
		.orderBy("number", "desc")
		.executeTakeFirst();
	return latest?.same ?? false;
}

/** Adds a version, and its hash to the audit log, which is a chain: no version is changed unseen. */
export async function storeVersion(
	actor: Actor,
	matchId: number,
	number: number,
	document: SheetDocument,
	reason: string | null,
) {
	const why = reason === null ? {} : await storeReason(reason);
	for (const { sha256 } of await addVersions([{ match_id: matchId, number, document, reason }]))
		await audit(actor, "match.sheet-saved", `match:${matchId}`, { number, sha256, ...why });
}

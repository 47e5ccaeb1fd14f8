import { createHash } from "node:crypto";
import { sql, type Updateable } from "kysely";
import type { Actor } from "../access/actor.ts";
import { authorize } from "../access/authorize.ts";
import { audit, storeReason } from "../audit/audit.server.ts";
import { db, inTransaction } from "../base/db/client.server.ts";
import { riyadhDay } from "../base/locale/format.ts";
import { hasPoints } from "../competitions/editions/depth.ts";
import { presetNamed, presets } from "../league/ranking/rule-set.ts";
import type { MatchesTable } from "../matches/tables.ts";
import type { Row } from "../records/change-record.server.ts";
import { playersFor, playersIn, readSheet, type SheetTie, sheetTie } from "./read-sheet.server.ts";
import type { Side } from "./rules/games.ts";
import { problemsOfLineUp, problemsOfResults, type SheetProblem } from "./rules/sheet-problems.ts";
import { type SheetScore, scoreOfSheet } from "./rules/sheet-score.ts";
import type { Sheet, SheetDocument } from "./sheet.ts";
import { documentOf, type Named, namesOf } from "./sheet-document.ts";
import { fieldOfProblem, fieldsOfSheet } from "./sheet-fields.ts";
import { storeSheet } from "./store-sheet.server.ts";

const sides = ["home", "away"] as const;

type Outcome =
	| { ok: true }
	| { ok: false; gone: true }
	| { ok: false; current: Row }
	| { ok: false; problems: Record<string, string> }
	| { ok: false; questions: string[] };
type Sent = { sheet: Sheet; number: number; reason: string | null; accepted: string[] };

/**
 * Saves the sheet of a tie as its next version, with the score that its rubbers make once it is complete. Refuses what the rules forbid, by
 * field. Asks back about a typed score that differs, and wants a reason for a change of a sheet that was complete. Throws 403.
 */
export async function saveSheet(
	actor: Actor,
	matchId: number,
	{ sheet, number, reason, accepted }: Sent,
	now: Date,
): Promise<Outcome> {
	authorize(actor, "match.manage");
	return inTransaction<Outcome>(async () => {
		await db().selectFrom("matches").select("id").where("id", "=", matchId).forUpdate().execute();
		const tie = await sheetTie(matchId);
		if (!tie) return { ok: false, gone: true };
		const stored = await readSheet(tie);
		if (stored.number !== number) return { ok: false, current: currentOf(tie, stored) };
		const named = await namedPlayers(tie, sheet, stored.sheet);
		const problems = problemsIn(tie, sheet, named);
		if (Object.keys(problems).length > 0) return { ok: false, problems };
		const score = scoreOfSheet(tie.format.rules, sheet.rubbers, unfinishedCounts(tie));
		const document = documentOf(tie, sheet, named, score.rubbers);
		if (await isLatest(matchId, document)) return { ok: true };
		const wasComplete = tie.score_source === "sheet" && tie.status === "completed";
		if (wasComplete && reason === null) return { ok: false, problems: { reason: "required" } };
		if (differs(tie, score) && !accepted.includes("sheetDiffers")) return { ok: false, questions: ["sheetDiffers"] };
		await storeSheet(tie, sheet, named);
		await storeScore(tie, score, wasComplete ? riyadhDay(now) : undefined);
		await storeVersion(actor, matchId, number + 1, document, reason);
		return { ok: true };
	});
}

/** Rubbers that were not finished count as the rule set counts a tie that was not played (docs/rules.md#sheets). */
const unfinishedCounts = ({ rule_set }: SheetTie) =>
	presets[presetNamed(rule_set)].unplayedScore === "maximum" ? "maximum" : "none";

const currentOf = (tie: SheetTie, { sheet, number }: { sheet: Sheet; number: number }) => ({
	id: tie.id,
	version: number,
	...fieldsOfSheet(tie.format.rules, sheet),
});

/** The players that a sheet may name, by side: of the club, or in the sheet already. */
async function namedPlayers(tie: SheetTie, sheet: Sheet, stored: Sheet): Promise<Record<Side, Named>> {
	const of = async (side: Side) => {
		const before = playersIn(stored.lineUps[side]);
		const club = side === "home" ? tie.home_team_id : tie.away_team_id;
		return namesOf(await playersFor(club, before), [...before, ...playersIn(sheet.lineUps[side])]);
	};
	return { home: await of("home"), away: await of("away") };
}

function problemsIn(tie: SheetTie, sheet: Sheet, named: Record<Side, Named>): Record<string, string> {
	const { rules } = tie.format;
	const found: SheetProblem[] = sides.flatMap((side) => [
		...problemsOfLineUp(rules, side, sheet.lineUps[side]).filter((problem) => isDue(tie, sheet, problem)),
		...playersIn(sheet.lineUps[side])
			.filter((player) => !named[side].has(player))
			.map((player): SheetProblem => ({ code: "unknownPlayer", side, player })),
	]);
	const withPoints = hasPoints(tie.depth);
	const problems: Record<string, string> = {};
	for (const problem of [...problemsOfResults(rules, sheet.rubbers), ...found])
		problems[fieldOfProblem(rules, sheet, problem, withPoints)] ??= problem.code;
	return problems;
}

/** A place without a player is a problem once a rubber of it was played. */
const isDue = (tie: SheetTie, sheet: Sheet, { code, side = "home", position }: SheetProblem) =>
	code !== "missingPosition" ||
	tie.format.rules.rubbers.some(
		({ [side]: place }, nth) =>
			sheet.rubbers[nth]?.outcome !== "not played" &&
			(place.kind === "named pair"
				? position === `${place.pair}/1`
				: place.kind === "singles"
					? place.position === position
					: place.positions.includes(position ?? "")),
	);

const differs = (tie: SheetTie, { isComplete, rubbers }: SheetScore) =>
	isComplete &&
	tie.score_source === "typed" &&
	tie.home_score !== null &&
	(tie.home_score !== rubbers[0] || tie.away_score !== rubbers[1]);

/** The score and the phase that a sheet gives its tie. A score that was typed stays until the sheet is complete. */
async function storeScore(tie: SheetTie, score: SheetScore, correctedOn: string | undefined) {
	const { rubbers, games, points, isComplete } = score;
	if (!isComplete && tie.score_source === "typed") {
		if (tie.status === "scheduled" && score.running.length > 0) await change(tie.id, { phase: "in_play" });
		return;
	}
	const [home_score, away_score] = isComplete ? rubbers : [null, null];
	await change(tie.id, {
		status: isComplete ? "completed" : "scheduled",
		phase: isComplete ? "confirmed" : "in_play",
		...{ home_score, away_score, score_source: "sheet" },
		...{ home_games: games[0], away_games: games[1] },
		...(hasPoints(tie.depth) && { home_points: points[0], away_points: points[1] }),
		...(correctedOn && { corrected_on: correctedOn }),
	});
}

const change = (id: number, values: Updateable<MatchesTable>) =>
	db().updateTable("matches").set(values).where("id", "=", id).execute();

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
async function storeVersion(
	actor: Actor,
	matchId: number,
	number: number,
	document: SheetDocument,
	reason: string | null,
) {
	const text = JSON.stringify(document);
	await db().insertInto("sheet_versions").values({ match_id: matchId, number, document: text, reason }).execute();
	const sha256 = createHash("sha256").update(text).digest("hex");
	const why = reason === null ? {} : await storeReason(reason);
	await audit(actor, "match.sheet-saved", `match:${matchId}`, { number, sha256, ...why });
}

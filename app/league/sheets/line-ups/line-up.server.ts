import { sql } from "kysely";
import type { Actor } from "../../../access/actor.ts";
import type { Side } from "../../../access/side.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { askBack } from "../../../base/forms/questions/questions.ts";
import type { Row } from "../../../records/change-record.server.ts";
import { fieldOfProblem, keyOfProblem } from "../problem-fields.ts";
import { readLineUps } from "../read-sheet.server.ts";
import type { LineUp } from "../rules/players.ts";
import type { SheetProblem } from "../rules/sheet-problems.ts";
import { emptySheet, playersIn, type Sheet } from "../sheet.ts";
import { fieldOfPlace, fieldsOfLineUp, placesOf } from "../sheet-fields.ts";
import { hasSheet, type SheetTie } from "../sheet-tie.server.ts";
import { asSideOf, type TieRefusal, type TieSide } from "../tie/tie-at-work.server.ts";
import { hashOfHandedIn } from "./handed-in.server.ts";
import { storePlaces } from "./line-up-places.server.ts";
import { lineUpProblems, namedPlayers } from "./line-up-problems.server.ts";

type SaveOutcome =
	| { ok: true }
	| { ok: false; problems: Record<string, string> }
	| { ok: false; questions: string[] }
	| { ok: false; current: Row }
	| { ok: false; refused: "handedIn" | "bothIn" }
	| TieRefusal;
type SentLineUp = { lineUp: LineUp; version: number; handIn: boolean; accepted?: string[] };

/** The line-up of a side, as far as the one who asks may know it. */
export const lineUpOf = ({ matchId, side }: TieSide) =>
	db()
		.selectFrom("lineups")
		.select(["id", "version", "sealed_at", "opened_at"])
		.where("match_id", "=", matchId)
		.where("side", "=", side)
		.executeTakeFirst();

/**
 * Stores the players that a side names, and hands it in when that is asked: from then on it stays as it is, and once
 * both sides have done so both are opened. A line-up may have empty places: before it is handed in so, their number is
 * asked about. Throws 403.
 */
export const saveLineUp = (
	actor: Actor,
	of: TieSide,
	{ lineUp, version, handIn, accepted = [] }: SentLineUp,
	now: Date,
): Promise<SaveOutcome> =>
	asSideOf<SaveOutcome>(actor, { ...of, step: "nameLineUp" }, now, async (tie) => {
		if (!hasSheet(tie)) return { ok: false, gone: true };
		const own = await lineUpOf(of);
		const stored = (await readLineUps(of.matchId))[of.side];
		const isSent = isSame(tie, of.side, lineUp, stored);
		if (own?.sealed_at && isSent && handIn) return { ok: true }; // pressed twice
		if (own?.opened_at) return { ok: false, refused: "bothIn" };
		if (own?.sealed_at) return { ok: false, refused: "handedIn" };
		if ((own?.version ?? 0) !== version && !isSent)
			return { ok: false, current: currentOf(tie, of.side, own?.version ?? 0, stored) };
		const named = await namedPlayers(tie, of.side, playersIn(stored));
		const sheets = { sheet: sheetOf(of.side, lineUp), stored: sheetOf(of.side, stored) };
		const found = await lineUpProblems(tie, of.side, sheets, named);
		const problems = fieldsOf(tie, of.side, lineUp, found.filter(isDue(handIn)));
		const missing = handIn ? found.filter(isEmptyPosition).length : 0;
		if (missing > 0 && playersIn(lineUp).length === 0) problems[firstField(tie, of.side)] ??= "emptyLineUp";
		if (Object.keys(problems).length > 0) return { ok: false, problems };
		const asks = askBack(missing > 0 ? [`missingPlayers:${missing}`] : [], accepted);
		if (asks) return asks;
		const id = own?.id ?? (await addLineUp(of));
		await storePlaces(tie, of.side, id, lineUp, named);
		const { sha256 } = await db()
			.updateTable("lineups")
			.set({ sealed_at: handIn ? sql`now()` : null })
			.where("id", "=", id)
			.returning(hashOfHandedIn.as("sha256"))
			.executeTakeFirstOrThrow();
		const what = { side: of.side, sha256, ...(missing > 0 && { missing }) };
		if (handIn) await audit(actor, "match.line-up-handed-in", `match:${of.matchId}`, what);
		return { ok: true };
	});

/** Takes a line-up back that was handed in, while the other side has not handed its own in. Throws 403. */
export const takeLineUpBack = (actor: Actor, of: TieSide, now: Date): Promise<SaveOutcome> =>
	asSideOf<SaveOutcome>(actor, { ...of, step: "takeLineUpBack" }, now, async () => {
		const own = await lineUpOf(of);
		if (own?.opened_at) return { ok: false, refused: "bothIn" };
		if (!own?.sealed_at) return { ok: true };
		await db().updateTable("lineups").set({ sealed_at: null }).where("id", "=", own.id).execute();
		await audit(actor, "match.line-up-taken-back", `match:${of.matchId}`, { side: of.side });
		return { ok: true };
	});

async function addLineUp({ matchId, side }: TieSide): Promise<number> {
	const { id } = await db()
		.insertInto("lineups")
		.values({ match_id: matchId, side })
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/** Any place may be empty. What is only kept may have too few players as well. */
const isDue =
	(handIn: boolean) =>
	({ code }: SheetProblem) =>
		code !== "missingPosition" && (handIn || code !== "tooFewPlayers");

/** A place of a pair is none: pairs may be named after the singles. */
const isEmptyPosition = ({ code, position = "" }: SheetProblem) =>
	code === "missingPosition" && !position.includes("/");

const firstField = ({ format }: SheetTie, side: Side) => fieldOfPlace(side, placesOf(format.rules, side)[0] ?? "");

/** A sheet that has one line-up and no rubber. */
function sheetOf(side: Side, lineUp: LineUp): Sheet {
	const empty = emptySheet(0);
	return { ...empty, lineUps: { ...empty.lineUps, [side]: lineUp } };
}

function fieldsOf(tie: SheetTie, side: Side, lineUp: LineUp, found: SheetProblem[]): Record<string, string> {
	const { rules } = tie.format;
	const sheet = sheetOf(side, lineUp);
	const problems: Record<string, string> = {};
	for (const problem of found) problems[fieldOfProblem(rules, sheet, problem, false)] ??= keyOfProblem(problem, rules);
	return problems;
}

const isSame = ({ format }: SheetTie, side: Side, one: LineUp, other: LineUp) =>
	JSON.stringify(fieldsOfLineUp(format.rules, side, one)) === JSON.stringify(fieldsOfLineUp(format.rules, side, other));

const currentOf = (tie: SheetTie, side: Side, version: number, stored: LineUp) => ({
	id: tie.id,
	version,
	...fieldsOfLineUp(tie.format.rules, side, stored),
});

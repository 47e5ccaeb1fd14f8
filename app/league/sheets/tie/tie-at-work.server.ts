import type { Actor } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { asLeagueStaff, asSide } from "../../../access/league-scope.server.ts";
import type { Side } from "../../../access/side.ts";
import { forbidden, mustWait } from "../../../base/http/http-errors.ts";
import { type Limit, secondsToWait } from "../../../base/limits/rate-limit.server.ts";
import { sidesOf } from "../../captains/sides/sides.server.ts";
import { isOwnTie } from "../../ties/own-ties.server.ts";
import { leagueTie, lockTie } from "../sheet-tie.server.ts";
import { openReport } from "./open-report.server.ts";
import { isOpen, type Part, type Stage, type Step, stageOf } from "./steps.ts";

export type TieAtWork = NonNullable<Awaited<ReturnType<typeof tieAtWork>>>;

/** A tie, the report that waits for an answer, and the stage of its result. Ask inside a scope of the league. */
export async function tieAtWork(id: number, now: Date, isLocked = false) {
	if (isLocked) await lockTie(id);
	const tie = await leagueTie(id);
	if (!tie) return undefined;
	const report = await openReport(id);
	const isDisputed = report?.verdict === "dispute";
	return { ...tie, report, stage: stageOf({ ...tie, isDisputed, isOver: tie.edition_state === "finished" }, now) };
}

export const partOf = ({ report }: Pick<TieAtWork, "report">, side: Side): Part =>
	report?.side === side ? "reporter" : "other";

/** Whether the day of a tie is the one that this side said. */
export const hasSaidDay = ({ said_by, said_day, match_date }: TieAtWork, side: Side) =>
	said_by === side && said_day === match_date;

export type TieSide = { matchId: number; side: Side };
type Refusal = "tooEarly" | "dayFirst" | "tooLate" | "notNow" | "ownReport" | "ownTie" | "changedReport" | "foreignDay";
export type TieRefusal = { ok: false; refused: Refusal | "lineUpFirst" | "dayOfPlayers" } | { ok: false; gone: true };

/** Why a step is not open at a stage, as a sentence of the page. */
const refusalAt = (stage: Stage, part: Part): TieRefusal => {
	if (stage === "ahead") return { ok: false, refused: "tooEarly" };
	if (stage === "undated") return { ok: false, refused: "dayFirst" };
	if (part === "reporter") return { ok: false, refused: "ownReport" };
	return { ok: false, refused: stage === "confirmed" || stage === "locked" ? "tooLate" : "notNow" };
};

/**
 * Each step leaves rows that stay: of the log, and versions and reports. A side of a tie that is written down point by
 * point takes fewer; the other side has steps of its own.
 */
export const stepsOfSide: Limit = { what: "side-steps", times: 600, seconds: 3600 };

/**
 * A step of a side: in one transaction that has locked the tie, in the scope of the one who acts. Throws 403 for those
 * who do not act for the side, 429 beyond their number; refuses steps that are not open to it, unless `isDone` finds
 * that nothing is left to do: pressed twice.
 */
export async function asSideOf<T>(
	actor: Actor,
	{ matchId, side, step, isDone }: TieSide & { step: Step; isDone?: () => Promise<boolean> },
	now: Date,
	work: (tie: TieAtWork) => Promise<T>,
): Promise<T | TieRefusal | { ok: true }> {
	authorize(actor, "squad.act");
	return asSide(actor, async () => {
		if (!(await sidesOf(actor, matchId, now)).includes(side)) throw forbidden();
		const wait = await secondsToWait(stepsOfSide, `${matchId} ${side}`);
		if (wait > 0) throw mustWait(wait);
		const tie = await tieAtWork(matchId, now, true);
		if (!tie) return { ok: false, gone: true };
		if (await isDone?.()) return { ok: true };
		const part = partOf(tie, side);
		return isOpen(step, tie.stage, part) ? work(tie) : refusalAt(tie.stage, part);
	});
}

/** A step of those who manage the league, likewise. Who is captain of a side takes none. */
export async function asStaffOf<T>(
	actor: Actor,
	{ matchId, step }: { matchId: number; step: Step },
	now: Date,
	work: (tie: TieAtWork) => Promise<T>,
): Promise<T | TieRefusal> {
	authorize(actor, "match.manage");
	return asLeagueStaff(async () => {
		const tie = await tieAtWork(matchId, now, true);
		if (!tie) return { ok: false, gone: true };
		if (await isOwnTie(actor, matchId)) return { ok: false, refused: "ownTie" };
		return isOpen(step, tie.stage, "staff") ? work(tie) : refusalAt(tie.stage, "staff");
	}, actor);
}

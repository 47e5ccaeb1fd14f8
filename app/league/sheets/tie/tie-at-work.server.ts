import { sql } from "kysely";
import type { Actor } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { asLeagueStaff, asSide } from "../../../access/league-scope.server.ts";
import type { Side } from "../../../access/side.ts";
import { db } from "../../../base/db/client.server.ts";
import { forbidden, mustWait } from "../../../base/http/http-errors.ts";
import { type Limit, secondsToWait } from "../../../base/limits/rate-limit.server.ts";
import { sidesOf } from "../../captains/sides/sides.server.ts";
import { ineligibleOfReport } from "../saving/versions.server.ts";
import { isOpen, type Part, type Stage, type Step, stageOf } from "./steps.ts";

export type OpenReport = NonNullable<Awaited<ReturnType<typeof openReport>>>;
export type TieAtWork = NonNullable<Awaited<ReturnType<typeof tieAtWork>>>;

/** A tie, the report that waits for an answer, and the deadlines of its group. Ask inside a scope of the league. */
export async function tieAtWork(id: number, now: Date, isLocked = false) {
	if (isLocked) await db().selectFrom("matches").select("id").where("id", "=", id).forUpdate().execute();
	const tie = await db()
		.selectFrom("matches as m")
		.innerJoin("groups as g", "g.id", "m.group_id")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.select(["m.id", "m.version", "m.status", "m.phase", "m.outcome", "m.absent", "m.home_score", "m.away_score"])
		.select([
			"m.group_id",
			"m.home_squad_id",
			"m.away_squad_id",
			"m.home_team_id",
			"m.away_team_id",
			"m.corrected_on",
			"m.venue_id",
			"m.match_date",
			"m.said_day",
			"m.said_by",
		])
		.select(["g.format as format_code", "g.sheet_hours", "g.confirmation_hours", "g.lock_hours", "e.depth"])
		.select(sql<Date | null>`tie_start(m.match_date, m.match_time, m.date_known)`.as("start"))
		.where("m.id", "=", id)
		.executeTakeFirst();
	if (!tie) return undefined;
	const report = await openReport(id);
	const isDisputed = report?.verdict === "dispute";
	return { ...tie, report, stage: stageOf({ ...tie, isDisputed }, now) };
}

/** The report of a tie that is not settled, with what the other side says to it. */
const openReport = (matchId: number) =>
	db()
		.selectFrom("reports as r")
		.leftJoin("confirmations as c", (join) =>
			join.onRef("c.match_id", "=", "r.match_id").onRef("c.report", "=", "r.number").onRef("c.side", "<>", "r.side"),
		)
		.selectAll("r")
		.select(["c.verdict", "c.body", "c.made_at as answered_at"])
		.select(ineligibleOfReport)
		.where("r.match_id", "=", matchId)
		.where("r.settled", "is", null)
		.executeTakeFirst();

export const partOf = ({ report }: Pick<TieAtWork, "report">, side: Side): Part =>
	report?.side === side ? "reporter" : "other";

/** Whether the day of a tie is the one that this side said. */
export const hasSaidDay = ({ said_by, said_day, match_date }: TieAtWork, side: Side) =>
	said_by === side && said_day === match_date;

/**
 * Whether the other side's line-up stays closed to this one, which alone says that the tie was played; it opens when
 * this side hands in its own.
 */
export async function keepsLineUpClosed(matchId: number, side: Side): Promise<boolean> {
	const { rows } = await sql<{ is_kept: boolean }>`
		select keeps_lineup_closed(${matchId}::integer, ${side}) as is_kept`.execute(db());
	return rows[0]?.is_kept === true;
}

export type Refused =
	| {
			ok: false;
			refused:
				| ("tooEarly" | "dayFirst" | "tooLate" | "notNow" | "ownReport" | "changedReport" | "foreignDay")
				| "lineUpFirst";
	  }
	| { ok: false; gone: true };

/** Why a step is not open at a stage, as a sentence of the page. */
const refusalAt = (stage: Stage, part: Part): Refused => {
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
	{ matchId, side, step, isDone }: { matchId: number; side: Side; step: Step; isDone?: () => Promise<boolean> },
	now: Date,
	work: (tie: TieAtWork) => Promise<T>,
): Promise<T | Refused | { ok: true }> {
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

/** A step of those who manage the league, likewise. */
export async function asStaffOf<T>(
	actor: Actor,
	{ matchId, step }: { matchId: number; step: Step },
	now: Date,
	work: (tie: TieAtWork) => Promise<T>,
): Promise<T | Refused> {
	authorize(actor, "match.manage");
	return asLeagueStaff(async () => {
		const tie = await tieAtWork(matchId, now, true);
		if (!tie) return { ok: false, gone: true };
		return isOpen(step, tie.stage, "staff") ? work(tie) : refusalAt(tie.stage, "staff");
	});
}

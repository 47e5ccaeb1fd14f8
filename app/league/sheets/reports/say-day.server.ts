import { z } from "zod";
import type { Actor } from "../../../access/actor.ts";
import { otherSide, type Side } from "../../../access/side.ts";
import { db } from "../../../base/db/client.server.ts";
import { mustWait } from "../../../base/http/http-errors.ts";
import { type Limit, secondsToWait } from "../../../base/limits/rate-limit.server.ts";
import { riyadhDay, startOfDay } from "../../../base/locale/format.ts";
import { machineText } from "../../../base/typed/machine-text.ts";
import { giveTieDate } from "../../ties/give-tie-date.server.ts";
import { losesPlayersOn } from "../line-ups/loses-players.server.ts";
import { hasSheet } from "../sheet-tie.server.ts";
import { asSideOf, hasSaidDay, type TieAtWork, type TieRefusal, type TieSide } from "../tie/tie-at-work.server.ts";
import { sendDayEmails } from "./emails/send-day-emails.server.ts";

/** So long ago a tie may have been played whose day a side says. */
const MOST_DAYS_AGO = 366;

const isPast = (day: string, now: Date) =>
	day <= riyadhDay(now) && day >= riyadhDay(startOfDay(riyadhDay(now), -MOST_DAYS_AGO));

/** The day on which a tie was played: today or before. */
export const dayForm = (now: Date) =>
	z.object({
		day: z
			.string("required")
			.transform(machineText)
			.pipe(z.string().min(1, "required").pipe(z.iso.date("notADate")))
			.refine((day) => isPast(day, now), "notAPastDay"),
	});

/** A correction is a mail to the other side, and may be a day in the history of the tie. */
const corrections: Limit = { what: "day-corrections", times: 5, seconds: 86_400 };

type DayOutcome = { ok: true } | TieRefusal;

/**
 * Gives a tie whose day is not agreed the one on which it was played, for a side that then reports it. Pressed twice it
 * is done once. Throws 403.
 */
export const sayDay = (actor: Actor, of: TieSide, day: string, now: Date): Promise<DayOutcome> =>
	asSideOf<DayOutcome>(actor, { ...of, step: "sayDay", isDone: () => isPlayedOn(of.matchId, day) }, now, async (tie) =>
		giveDay(actor, tie, of.side, day, tie.phase === "postponed" ? { phase: null } : {}),
	);

/**
 * Corrects the day that this side said, until the result is confirmed; one that was reported stays among the former
 * days. Throws 403, and 429 beyond five a day.
 */
export const correctDay = (actor: Actor, of: TieSide, day: string, now: Date): Promise<DayOutcome> =>
	asSideOf<DayOutcome>(actor, { ...of, step: "correctDay" }, now, async (tie) => {
		if (!hasSaidDay(tie, of.side)) return { ok: false, refused: "foreignDay" };
		if (tie.match_date === day) return { ok: true };
		const wait = await secondsToWait(corrections, `${of.matchId} ${of.side}`);
		if (wait > 0) throw mustWait(wait);
		return giveDay(actor, tie, of.side, day);
	});

async function giveDay(
	actor: Actor,
	tie: TieAtWork,
	side: Side,
	day: string,
	more: { phase?: null } = {},
): Promise<DayOutcome> {
	const { id, version, venue_id } = tie;
	if (hasSheet(tie) && (await losesPlayersOn(tie, day))) return { ok: false, refused: "dayOfPlayers" };
	const to = { match_date: day, match_time: null, venue_id, said_day: day, said_by: side, ...more };
	if (!(await giveTieDate(actor, id, version, to, "match.day-reported")))
		throw new Error("A tie was changed under the lock of its side.");
	await sendDayEmails(actor, id, otherSide(side));
	return { ok: true };
}

async function isPlayedOn(matchId: number, day: string): Promise<boolean> {
	const tie = await db()
		.selectFrom("matches")
		.select("phase")
		.where("id", "=", matchId)
		.where("match_date", "=", day)
		.where("date_known", "=", true)
		.executeTakeFirst();
	return tie !== undefined && tie.phase !== "postponed";
}

import { z } from "zod";
import type { Actor } from "../../../access/actor.ts";
import type { Side } from "../../../access/side.ts";
import { db } from "../../../base/db/client.server.ts";
import { riyadhDay, startOfDay } from "../../../base/locale/format.ts";
import { machineText } from "../../../base/typed/machine-text.ts";
import { giveTieDate } from "../../ties/give-tie-date.server.ts";
import { asSideOf, hasSaidDay, type TieAtWork, type TieRefusal, type TieSide } from "./tie-at-work.server.ts";

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

/**
 * Gives a tie whose day is not agreed the one on which it was played, for a side that then reports it. Pressed twice it
 * is done once. Throws 403.
 */
export const sayDay = (actor: Actor, of: TieSide, day: string, now: Date): Promise<{ ok: true } | TieRefusal> =>
	asSideOf<{ ok: true } | TieRefusal>(
		actor,
		{ ...of, step: "sayDay", isDone: () => isPlayedOn(of.matchId, day) },
		now,
		async (tie) => {
			await giveDay(actor, tie, of.side, day, tie.phase === "postponed" ? { phase: null } : {});
			return { ok: true };
		},
	);

/**
 * Corrects the day that this side said, until the result is confirmed; the day that it leaves stays among the former
 * ones. Throws 403.
 */
export const correctDay = (actor: Actor, of: TieSide, day: string, now: Date): Promise<{ ok: true } | TieRefusal> =>
	asSideOf<{ ok: true } | TieRefusal>(actor, { ...of, step: "correctDay" }, now, async (tie) => {
		if (!hasSaidDay(tie, of.side)) return { ok: false, refused: "foreignDay" };
		if (tie.match_date !== day) await giveDay(actor, tie, of.side, day);
		return { ok: true };
	});

async function giveDay(actor: Actor, tie: TieAtWork, side: Side, day: string, more: { phase?: null } = {}) {
	const { id, version, venue_id } = tie;
	const to = { match_date: day, match_time: null, venue_id, said_day: day, said_by: side, ...more };
	if (!(await giveTieDate(actor, id, version, to, "match.day-reported")))
		throw new Error("A tie was changed under the lock of its side.");
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

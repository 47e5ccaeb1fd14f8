import { z } from "zod";
import type { Actor } from "../../access/actor.ts";
import { authorizeAbout } from "../../access/own-club.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { orNull, wholeNumber } from "../../base/forms/form-fields.ts";
import { requiredDay, requiredTime } from "../../base/typed/day-time.ts";
import { problemInSeason } from "../../settings/season-name.ts";
import { lockSchedules } from "./schedules.server.ts";

/** Day, time and hall of a tie in a dry run of a season. */
export const scheduledTieForm = (season: string) =>
	z.object({
		match_date: requiredDay.superRefine((day, { addIssue }) => {
			const far = problemInSeason(day, season);
			if (far) addIssue({ code: "custom", message: far });
		}),
		match_time: orNull(requiredTime),
		venue_id: orNull(wholeNumber(1, 2_147_483_647)),
	});
type Values = z.output<ReturnType<typeof scheduledTieForm>>;

/** A tie of a dry run that is still to be decided; undefined for any other. */
export const editableTie = (groupId: number, id: number) =>
	db()
		.selectFrom("schedule_ties as t")
		.innerJoin("schedules as s", "s.id", "t.schedule_id")
		.selectAll("t")
		.select("s.is_new")
		.where("t.id", "=", id)
		.where("s.group_id", "=", groupId)
		.where("s.state", "=", "ready")
		.executeTakeFirst();

type Tie = NonNullable<Awaited<ReturnType<typeof editableTie>>>;

/** Changes ties of a dry run while no one else does; false when one of them is no longer there to be changed. */
async function edit(actor: Actor, groupId: number, ids: number[], change: (ties: Tie[]) => Promise<unknown>) {
	await authorizeAbout(actor, "league.manage", { groups: [groupId] });
	return inTransaction(async () => {
		await lockSchedules(groupId);
		const ties: Tie[] = [];
		for (const id of ids) {
			const tie = await editableTie(groupId, id);
			if (!tie) return false;
			ties.push(tie);
		}
		await change(ties);
		return true;
	});
}

const set = (id: number, values: Partial<Values> & { home_squad_id?: number; away_squad_id?: number }) =>
	db().updateTable("schedule_ties").set(values).where("id", "=", id).execute();

export const changeScheduledTie = (actor: Actor, groupId: number, id: number, values: Values) =>
	edit(actor, groupId, [id], async () => {
		const venue =
			values.venue_id === null
				? null
				: await db().selectFrom("venues").select("id").where("id", "=", values.venue_id).executeTakeFirst();
		await set(id, { ...values, venue_id: venue?.id ?? null });
	});

/** Two ties change days and times; each stays in its hall. */
export const swapDays = (actor: Actor, groupId: number, one: number, other: number) =>
	edit(actor, groupId, [one, other], async ([first, second]) => {
		if (!first || !second) return;
		await set(one, { match_date: second.match_date, match_time: second.match_time });
		await set(other, { match_date: first.match_date, match_time: first.match_time });
	});

/**
 * The squads of a tie change sides, with its hall; so do those of the return tie, so that each stays at home once. Ties
 * that exist already keep their sides.
 */
export const swapSides = (actor: Actor, groupId: number, id: number, hallOf: (squad: number) => number | null) =>
	edit(actor, groupId, [id], async ([tie]) => {
		if (!tie?.is_new) return;
		const { home_squad_id: home, away_squad_id: away } = tie;
		const back = await db()
			.selectFrom("schedule_ties")
			.select("id")
			.where("schedule_id", "=", tie.schedule_id)
			.where("home_squad_id", "=", away)
			.where("away_squad_id", "=", home)
			.execute();
		await set(id, { home_squad_id: away, away_squad_id: home, venue_id: hallOf(away) });
		for (const other of back) await set(other.id, { home_squad_id: home, away_squad_id: away, venue_id: hallOf(home) });
	});

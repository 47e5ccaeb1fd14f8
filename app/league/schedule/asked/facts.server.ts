import { db } from "../../../base/db/client.server.ts";
import { squadName } from "../../../people/squads/squad-name.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { groupById } from "../../competitions/competitions.server.ts";
import { type PlannedTie, type TakenTie, type Task, triesFor } from "../planning/task.ts";
import type { AskedSchedule } from "./asked-schedule.ts";

export type GroupFacts = NonNullable<Awaited<ReturnType<typeof groupFacts>>>;

/**
 * The facts that a schedule of a group is made from: its squads that take part, all halls with their closures, and its
 * ties that were not called off. Undefined when there is no such group.
 */
export async function groupFacts(groupId: number) {
	const group = await groupById(groupId);
	if (!group) return undefined;
	const ties = await db()
		.selectFrom("matches")
		.select(["id", "version", "round", "match_date", "match_time", "venue_id", "home_squad_id", "away_squad_id"])
		.select(["status", "home_score", "phase", "date_known"])
		.where("group_id", "=", groupId)
		.where("status", "<>", "cancelled")
		.orderBy("match_date")
		.orderBy("id")
		.execute();
	return { group, squads: await squadsOf(groupId), venues: await venuesWithClosures(), ties };
}

async function squadsOf(groupId: number) {
	const rows = await db()
		.selectFrom("entries as n")
		.innerJoin("squads as q", "q.id", "n.squad_id")
		.innerJoin("teams as t", "t.id", "q.club_id")
		.select(["q.id", "q.club_id", "q.letter", "q.name as own_name", "q.name_ar as own_name_ar", "t.name", "t.name_ar"])
		.select(["q.venue_id", "q.home_day", "q.home_time"])
		.where("n.group_id", "=", groupId)
		.where("n.state", "=", "active")
		.orderBy("t.name")
		.orderBy("q.letter")
		.execute();
	return rows.map((row) => ({
		id: row.id,
		club: row.club_id,
		venue: row.venue_id,
		homeDay: row.home_day,
		homeTime: row.home_time,
		...squadName(row),
	}));
}

async function venuesWithClosures() {
	const venues = await db()
		.selectFrom("venues")
		.select(["id", "name", "name_ar", "tables"])
		.orderBy("sort_order")
		.orderBy("id")
		.execute();
	const closures = await db().selectFrom("venue_closures").select(["venue_id", "from_on", "until_on"]).execute();
	return venues.map((venue) => ({
		...venue,
		closed: closures
			.filter(({ venue_id }) => venue_id === venue.id)
			.map(({ from_on, until_on }) => ({ from: from_on, until: until_on })),
	}));
}

/** The ties that get other days when the rest of a season is planned again. Those that are being played do not. */
export const openTiesOf = ({ ties }: GroupFacts) =>
	ties.filter(({ status, home_score, phase }) => status === "scheduled" && home_score === null && phase !== "in_play");

/**
 * The task of a schedule. `own` are the ties that the plan is about: they take no room in it. `planned` are its ties as
 * they are now: halls and days that were chosen for one of them are looked at as well.
 */
export async function taskOf(
	facts: GroupFacts,
	asked: AskedSchedule,
	own: ReadonlySet<number>,
	planned: readonly PlannedTie[] = [],
): Promise<Task> {
	const { holidays } = await siteSettings();
	const squads = facts.squads.map(({ id, club, homeDay, homeTime }) => ({
		id,
		club,
		homeDay,
		homeTime,
		venue: asked.venueOf(id),
	}));
	const venues = new Set([...squads, ...planned].map(({ venue }) => venue));
	const halls = facts.venues
		.filter(({ id }) => venues.has(id))
		.map(({ id, closed }) => ({ id, closed, room: asked.roomOf(id) }));
	return {
		...asked,
		squads: squads.map((squad) => (halls.some(({ id }) => id === squad.venue) ? squad : { ...squad, venue: null })),
		halls,
		legs: facts.group.legs,
		closed: [...(asked.keepHolidays ? holidays : []), ...asked.closed],
		taken: await takenTies(
			facts,
			halls.map(({ id }) => id),
			[asked.first, ...planned.map(({ day }) => day)].sort()[0] ?? asked.first,
			own,
		),
		tries: triesFor(squads.length),
	};
}

/** Ties from a day on that are not planned here, and take a hall or a day of a squad that is. */
async function takenTies({ squads }: GroupFacts, halls: number[], from: string, own: ReadonlySet<number>) {
	const ids = [0, ...squads.map(({ id }) => id)];
	const rows = await db()
		.selectFrom("matches as m")
		.innerJoin("squads as h", "h.id", "m.home_squad_id")
		.select((eb) => [
			...(["m.id", "m.match_date", "m.match_time", "m.home_team_id", "m.home_squad_id", "m.away_squad_id"] as const),
			eb.fn.coalesce("m.venue_id", "h.venue_id").as("venue"),
		])
		.where("m.match_date", ">=", from)
		.where("m.status", "<>", "cancelled")
		.where((eb) =>
			eb.or([
				eb("m.home_squad_id", "in", ids),
				eb("m.away_squad_id", "in", ids),
				eb(eb.fn.coalesce("m.venue_id", "h.venue_id"), "in", [0, ...halls]),
			]),
		)
		.execute();
	return rows
		.filter(({ id }) => !own.has(id))
		.map(
			(row): TakenTie => ({
				day: row.match_date,
				time: row.match_time,
				venue: row.venue,
				homeClub: row.home_team_id,
				squads: [row.home_squad_id, row.away_squad_id],
			}),
		);
}

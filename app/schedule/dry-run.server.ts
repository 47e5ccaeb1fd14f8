import { db } from "../base/db/client.server.ts";
import { readSchedule } from "./asked/asked-schedule.ts";
import { type GroupFacts, taskOf } from "./asked/facts.server.ts";
import { isHard, judge, type Problem } from "./planning/judge.ts";
import { type PlannedTie, roundsInHalf } from "./planning/task.ts";
import type { Schedule } from "./schedules.server.ts";

export type ScheduledTie = Awaited<ReturnType<typeof scheduleTies>>[number];

/** The ties of a schedule in the order of rounds, days and halls. */
export const scheduleTies = (scheduleId: number) =>
	db()
		.selectFrom("schedule_ties")
		.selectAll()
		.where("schedule_id", "=", scheduleId)
		.orderBy("round")
		.orderBy("match_date")
		.orderBy("match_time")
		.orderBy("venue_id")
		.orderBy("id")
		.execute();

const plannedOf = (tie: ScheduledTie): PlannedTie => ({
	round: tie.round,
	home: tie.home_squad_id,
	away: tie.away_squad_id,
	day: tie.match_date,
	time: tie.match_time,
	venue: tie.venue_id,
});

export type DryRun = Awaited<ReturnType<typeof dryRun>>;

/** A schedule as it is now: its ties, each with the conditions that it does not keep, and its figures. */
export async function dryRun(facts: GroupFacts, schedule: Schedule) {
	const ties = await scheduleTies(schedule.id);
	const problems = await problemsIn(facts, schedule, ties);
	const half = roundsInHalf(facts.squads.length);
	const breaks = problems.filter(({ kind }) => kind === "break");
	const halves = Math.max(1, Math.ceil(Math.max(0, ...ties.map(({ round }) => round)) / half));
	return {
		ties: ties.map((tie, nth) => ({ ...tie, problems: problems.filter((problem) => problem.tie === nth) })),
		hard: problems.filter(isHard).length,
		breaksOfHalf: Array.from(
			{ length: halves },
			(_, nth) => breaks.filter(({ tie }) => Math.ceil((ties[tie]?.round ?? 1) / half) === nth + 1).length,
		),
		mostBreaks: Math.max(0, facts.squads.length - 2),
		squads: facts.squads.map(({ id, name, name_ar }) => ({
			...{ id, name, name_ar },
			breaks: breaks.filter(({ squad }) => squad === id).length,
			home: ties.filter(({ home_squad_id }) => home_squad_id === id).length,
			away: ties.filter(({ away_squad_id }) => away_squad_id === id).length,
		})),
		halls: facts.venues
			.map(({ id, name, name_ar }) => ({
				...{ id, name, name_ar },
				ties: ties.filter(({ venue_id }) => venue_id === id).length,
				days: new Set(ties.filter(({ venue_id }) => venue_id === id).map(({ match_date }) => match_date)).size,
			}))
			.filter(({ ties: count }) => count > 0),
		withoutHall: ties.filter(({ venue_id }) => venue_id === null).length,
	};
}

async function problemsIn(facts: GroupFacts, { asked }: Schedule, ties: ScheduledTie[]): Promise<Problem[]> {
	const read = readSchedule(
		asked,
		facts.squads.map(({ id }) => id),
	);
	if (!read.ok) return [];
	const own = new Set(ties.flatMap(({ match_id }) => match_id ?? []));
	const task = await taskOf(facts, read.asked, own);
	const added = new Set([...ties.flatMap(({ venue_id }) => venue_id ?? [])]).difference(
		new Set(task.halls.map(({ id }) => id)),
	);
	// a hall that was chosen for one tie is looked at as well
	const halls = facts.venues
		.filter(({ id }) => added.has(id))
		.map(({ id, closed }) => ({ id, closed, room: read.asked.roomOf(id) }));
	return judge(ties.map(plannedOf), { ...task, halls: [...task.halls, ...halls] });
}

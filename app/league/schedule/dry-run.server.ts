import { db } from "../../base/db/client.server.ts";
import { readSchedule } from "./asked/asked-schedule.ts";
import { type GroupFacts, taskOf } from "./asked/facts.server.ts";
import { isHard, judge } from "./planning/judge.ts";
import type { PlannedTie } from "./planning/task.ts";
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
	const half = halfOf(facts, ties);
	const problems = await problemsIn(facts, schedule, ties, half);
	const breaks = problems.filter(({ kind }) => kind === "break");
	const halves = Math.max(1, Math.ceil(Math.max(0, ...ties.map(({ round }) => round)) / half));
	return {
		ties: ties.map((tie, nth) => ({ ...tie, problems: problems.filter((problem) => problem.tie === nth) })),
		hard: problems.filter(isHard).length,
		breaksOfHalf: Array.from(
			{ length: halves },
			(_, nth) => breaks.filter(({ tie }) => Math.ceil((ties[tie]?.round ?? 1) / half) === nth + 1).length,
		),
		/** Only of ties that are new: the others keep their sides. */
		mostBreaks: schedule.is_new ? Math.max(0, facts.squads.length - 2) : undefined,
		squads: facts.squads.map(({ id, name, name_ar }) => ({
			id,
			name,
			name_ar,
			breaks: breaks.filter(({ squad }) => squad === id).length,
			home: ties.filter(({ home_squad_id }) => home_squad_id === id).length,
			away: ties.filter(({ away_squad_id }) => away_squad_id === id).length,
		})),
		halls: facts.venues
			.map(({ id, name, name_ar }) => ({
				id,
				name,
				name_ar,
				ties: ties.filter(({ venue_id }) => venue_id === id).length,
				days: new Set(ties.filter(({ venue_id }) => venue_id === id).map(({ match_date }) => match_date)).size,
			}))
			.filter(({ ties: count }) => count > 0),
		withoutHall: ties.filter(({ venue_id }) => venue_id === null).length,
	};
}

async function problemsIn(facts: GroupFacts, { asked }: Schedule, ties: ScheduledTie[], half: number) {
	const read = readSchedule(
		asked,
		facts.squads.map(({ id }) => id),
	);
	if (!read.ok) return [];
	const own = new Set(ties.flatMap(({ match_id }) => match_id ?? []));
	const planned = ties.map(plannedOf);
	return judge(planned, { ...(await taskOf(facts, read.asked, own, planned)), half });
}

/** The rounds of a half: of a schedule with every round, and of the group's rounds when it plans the rest of them. */
function halfOf({ group, ties: present }: GroupFacts, ties: ScheduledTie[]): number {
	const last = Math.max(1, ...[...present, ...ties].map(({ round }) => round ?? 0));
	return Math.ceil(last / group.legs);
}

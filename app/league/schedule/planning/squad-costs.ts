import { isAgainst } from "./judge.ts";
import { applies, type Conditions, minuteOf, type PlannedSquad, type Task, weekdayOf, within } from "./task.ts";

/** The cost of a condition that must be kept; the others together cost less. */
export const HARD = 1000;
const WISH = 12;
const HOME_DAY = 6;
const HOME_TIME = 2;

type Slot = { day: string; time: string | null; isCommon: boolean };
type RoundTask = Conditions & Pick<Task, "times">;

/** The cost of a squad's home tie, and of its away tie, in each slot, before other ties are looked at. */
export function squadCosts(slots: readonly Slot[], task: RoundTask) {
	const { squads } = task;
	return {
		home: squads.map((squad) =>
			Float64Array.from(slots, (slot) => atHome(squad, slot, task) + either(squad, slot, task)),
		),
		away: squads.map((squad) =>
			Float64Array.from(slots, (slot) => wishes({ home: 0, away: squad.id }, slot, task) + either(squad, slot, task)),
		),
	};
}

function atHome(squad: PlannedSquad, slot: Slot, task: RoundTask): number {
	const { day, time, isCommon } = slot;
	const hall = task.halls.find(({ id }) => id === squad.venue);
	let cost = wishes({ home: squad.id, away: 0 }, slot, task);
	// a slot at another squad's own time
	if (!isCommon && time !== squad.homeTime) cost += 100 * HARD;
	if (hall && within(day, hall.closed)) cost += HARD;
	if (
		task.taken.some(
			(tie) => tie.day === day && tie.venue !== null && tie.venue === squad.venue && tie.homeClub === squad.club,
		)
	)
		cost += HARD;
	if (squad.homeDay !== null && squad.homeDay !== weekdayOf(day)) cost += HOME_DAY;
	if (squad.homeTime !== null && time !== null && minuteOf(squad.homeTime) !== minuteOf(time)) cost += HOME_TIME;
	return cost;
}

const either = ({ id }: PlannedSquad, { day }: Slot, { taken }: RoundTask) =>
	taken.some((tie) => tie.day === day && tie.squads.includes(id)) ? HARD : 0;

const wishes = (tie: { home: number; away: number }, { day }: Slot, task: RoundTask) =>
	task.wishes.filter((wish) => applies(wish, day) && isAgainst(wish, tie)).length * WISH;

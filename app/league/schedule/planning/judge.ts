import type { Side } from "../../../access/side.ts";
import {
	applies,
	type Conditions,
	derbyRoundsOf,
	type Hall,
	minuteOf,
	type PlannedSquad,
	type PlannedTie,
	roundsInHalf,
	weekdayOf,
	within,
} from "./task.ts";

/** Conditions that a schedule must keep, then those that it keeps where it can. */
type HardKind =
	| "closed-day"
	| "hall-closed"
	| "hall-full"
	| "squad-twice"
	| "club-together"
	| "derby-late"
	| "last-apart";
const softKinds = ["break", "wish", "home-day", "home-time"] as const;
type ProblemKind = HardKind | (typeof softKinds)[number];

/**
 * A condition that a tie does not keep; `squad` is the squad it is about, where it is about one. `tie` counts the ties
 * from 0.
 */
export type Problem = { kind: ProblemKind; tie: number; squad?: number };

export const isHard = ({ kind }: Pick<Problem, "kind">) => !softKinds.some((soft) => soft === kind);

type TieSlot = { day: string; time: string | null; venue: number | null };

/**
 * Whether a tie that begins at `start` is still going on, or begins, at `at`. Ties without a time take their whole day.
 */
function isOn(start: string | null, at: string | null, minutes: number): boolean {
	if (start === null || at === null) return true;
	const since = minuteOf(at) - minuteOf(start);
	return since >= 0 && since < minutes;
}

/** Every condition that a schedule does not keep. The order of the ties does not matter. */
export function judge(ties: readonly PlannedTie[], conditions: Conditions): Problem[] {
	const squads = new Map(conditions.squads.map((squad) => [squad.id, squad]));
	const byDay = Map.groupBy(
		ties.map((tie, nth) => ({ ...tie, nth })),
		({ day }) => day,
	);
	return [
		...ties.flatMap((tie, nth) => ofTie(tie, nth, { ofDay: byDay.get(tie.day) ?? [], squads, conditions })),
		...apartAtTheEnd(ties, conditions),
		...breaksIn(ties, halfOf(conditions)),
	];
}

const halfOf = ({ half, squads }: Conditions) => half ?? roundsInHalf(squads.length);

type Context = {
	ofDay: readonly (PlannedTie & { nth: number })[];
	squads: Map<number, PlannedSquad>;
	conditions: Conditions;
};

function ofTie(tie: PlannedTie, nth: number, context: Context): Problem[] {
	const { squads, conditions } = context;
	const others = context.ofDay.filter((other) => other.nth !== nth);
	const found: Problem[] = [];
	const hall = conditions.halls.find(({ id }) => id === tie.venue);
	if (within(tie.day, conditions.closed)) found.push({ kind: "closed-day", tie: nth });
	if (hall && within(tie.day, hall.closed)) found.push({ kind: "hall-closed", tie: nth });
	if (hall && isFull(hall, tie, others, conditions)) found.push({ kind: "hall-full", tie: nth });
	for (const squad of [tie.home, tie.away]) {
		const again = [...others.map(({ day, home, away }) => ({ day, squads: [home, away] })), ...conditions.taken].some(
			({ day, squads: both }) => day === tie.day && both.includes(squad),
		);
		if (again) found.push({ kind: "squad-twice", tie: nth, squad });
	}
	const club = squads.get(tie.home)?.club;
	const together = [
		...others.map((other) => ({ ...other, homeClub: squads.get(other.home)?.club })),
		...conditions.taken,
	].some(({ day, venue, homeClub }) => day === tie.day && venue === tie.venue && homeClub === club);
	if (tie.venue !== null && together) found.push({ kind: "club-together", tie: nth, squad: tie.home });
	if (isLateDerby(tie, context)) found.push({ kind: "derby-late", tie: nth });
	return [...found, ...unkept(tie, nth, context)];
}

/** Whether more ties go on in the hall when this one begins than there is room for. */
function isFull(hall: Hall, tie: TieSlot, others: readonly TieSlot[], { taken, minutes }: Conditions): boolean {
	const going = [...others, ...taken].filter(
		({ venue, day, time }) => venue === hall.id && day === tie.day && isOn(time, tie.time, minutes),
	);
	return going.length + 1 > hall.room;
}

function isLateDerby({ round, home, away }: PlannedTie, { squads, conditions }: Context): boolean {
	const club = squads.get(home)?.club;
	if (club === undefined || club !== squads.get(away)?.club) return false;
	const ofClub = conditions.squads.filter((squad) => squad.club === club).length;
	const inHalf = (round - 1) % halfOf(conditions);
	return inHalf >= derbyRoundsOf(ofClub, conditions.derbyRounds);
}

/** Wishes, days and times of the squads that a tie does not keep. */
function unkept(tie: PlannedTie, nth: number, { squads, conditions }: Context): Problem[] {
	const home = squads.get(tie.home);
	const found: Problem[] = [];
	if (home && home.homeDay !== null && home.homeDay !== weekdayOf(tie.day))
		found.push({ kind: "home-day", tie: nth, squad: home.id });
	if (home && home.homeTime !== null && tie.time !== null && minuteOf(home.homeTime) !== minuteOf(tie.time))
		found.push({ kind: "home-time", tie: nth, squad: home.id });
	for (const wish of conditions.wishes)
		if (applies(wish, tie.day) && isAgainst(wish, tie)) found.push({ kind: "wish", tie: nth, squad: wish.squad });
	return found;
}

export const isAgainst = (
	{ kind, squad }: { kind: string; squad: number },
	{ home, away }: { home: number; away: number },
) => (squad === home && kind !== "home") || (squad === away && kind !== "not-home");

/** The ties of the last round that are not at the time of most of them. */
function apartAtTheEnd(ties: readonly PlannedTie[], { lastTogether }: Conditions): Problem[] {
	if (!lastTogether) return [];
	const last = Math.max(0, ...ties.map(({ round }) => round));
	const moments = ties.flatMap(({ round, day, time }, tie) => (round === last ? { tie, at: `${day} ${time}` } : []));
	const counts = Map.groupBy(moments, ({ at }) => at);
	const [usual] = [...counts].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))[0] ?? [];
	return moments.flatMap(({ tie, at }) => (at === usual ? [] : { kind: "last-apart" as const, tie }));
}

/**
 * Ties of a squad at home, or away, that follow one of the same kind in the half of so many rounds, in the order of
 * their days.
 */
export function breaksIn(ties: readonly PlannedTie[], length: number): Problem[] {
	const found: Problem[] = [];
	const last = new Map<string, Side>();
	const inOrder = ties
		.map((tie, nth) => ({ ...tie, nth, half: Math.floor((tie.round - 1) / length) }))
		.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.round - b.round));
	for (const { nth, home, away, half } of inOrder)
		for (const [squad, side] of [
			[home, "home"],
			[away, "away"],
		] as const) {
			const key = `${half} ${squad}`;
			if (last.get(key) === side) found.push({ kind: "break", tie: nth, squad });
			last.set(key, side);
		}
	return found;
}

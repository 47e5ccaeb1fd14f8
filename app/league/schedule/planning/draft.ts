import { halfOf, type Pattern, turned } from "./circle.ts";
import type { Meeting } from "./place-round.ts";
import type { Random } from "./random.ts";
import { HARD } from "./squad-costs.ts";
import { derbyRoundsOf, roundsInHalf, type Task } from "./task.ts";

/** A schedule without days: which squad has each number of the circle, and how the circle is read. */
export type Draft = {
	/** The squad of each number, as its place in the list of the task. */
	squadAt: readonly number[];
	pattern: Pattern;
	/** The order of the rounds in a half. */
	order: readonly number[];
	/** Pairs of numbers, as `lower * count + higher`, whose home and away are turned in both halves. */
	turned: ReadonlySet<number>;
};

/** How much more each round a derby comes too late costs, so that the search finds the way. */
const LATE = 40;
const BREAK = 1;

export function firstDraft(count: number, random: Random): Draft {
	const squadAt = Array.from({ length: count }, (_, number) => number);
	for (let number = count - 1; number > 0; number--) {
		const other = random.below(number + 1);
		[squadAt[number], squadAt[other]] = [squadAt[other] ?? 0, squadAt[number] ?? 0];
	}
	const order = Array.from({ length: roundsInHalf(count) }, (_, round) => round);
	return { squadAt, pattern: { begin: 0, isReversed: false, isTurned: false }, order, turned: new Set() };
}

/** The rounds of the whole schedule. The second half is the first with home and away turned. */
export function meetingsOf({ squadAt, pattern, order, turned: pairs }: Draft, legs: number): Meeting[][] {
	const count = squadAt.length;
	const half = halfOf(count, pattern);
	const first = order.map((round) =>
		(half[round] ?? []).map((pairing) => {
			const { home, away } = pairing;
			const isTurned = pairs.size > 0 && pairs.has(Math.min(home, away) * count + Math.max(home, away));
			const now = isTurned ? turned(pairing) : pairing;
			return { home: squadAt[now.home] ?? 0, away: squadAt[now.away] ?? 0 };
		}),
	);
	return legs === 1 ? first : [...first, ...first.map((meetings) => meetings.map(turned))];
}

/**
 * The cost of what has nothing to do with days: breaks, home ties, and derbies that come late. Both halves have the
 * same.
 */
export function draftCost(draft: Draft, rounds: readonly Meeting[][], task: Task): number {
	const count = draft.squadAt.length;
	const half = rounds.slice(0, roundsInHalf(count));
	const { breaks, unevenness } = sidesOf(half, count);
	const over = Math.max(0, breaks - Math.max(0, count - 2));
	const uneven = task.legs === 1 ? unevenness : 0;
	return (over + uneven) * HARD + breaks * BREAK + lateDerbies(half, task) * task.legs;
}

/** The breaks of a half, and the home ties by which squads have more than one more, or fewer, than away ties. */
function sidesOf(half: readonly Meeting[][], count: number) {
	const last = new Int8Array(count);
	const balance = new Int16Array(count);
	let breaks = 0;
	for (const meetings of half)
		for (const { home, away } of meetings) {
			if (last[home] === 1) breaks += 1;
			if (last[away] === -1) breaks += 1;
			last[home] = 1;
			last[away] = -1;
			balance[home] = (balance[home] ?? 0) + 1;
			balance[away] = (balance[away] ?? 0) - 1;
		}
	return { breaks, unevenness: balance.reduce((sum, each) => sum + Math.max(0, Math.abs(each) - 1), 0) };
}

function lateDerbies(half: readonly Meeting[][], { squads, derbyRounds }: Task): number {
	const sizes = new Map<number, number>();
	for (const { club } of squads) sizes.set(club, (sizes.get(club) ?? 0) + 1);
	if (sizes.size === squads.length) return 0;
	let cost = 0;
	for (const [round, meetings] of half.entries())
		for (const { home, away } of meetings) {
			const club = squads[home]?.club ?? 0;
			if (club !== squads[away]?.club) continue;
			const late = round + 1 - derbyRoundsOf(sizes.get(club) ?? 2, derbyRounds);
			if (late > 0) cost += HARD + late * LATE;
		}
	return cost;
}

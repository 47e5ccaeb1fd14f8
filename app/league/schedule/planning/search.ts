import { firstRounds, oppositeOf } from "./circle.ts";
import { type Draft, draftCost, firstDraft, meetingsOf } from "./draft.ts";
import { type Meeting, type Places, placesOf, type RoundPlacement } from "./place-round.ts";
import { type Random, randomFrom } from "./random.ts";
import { roundDays } from "./round-days.ts";
import { type PlannedTie, roundsInHalf, type Task } from "./task.ts";

/** Comparisons of meetings and slots between two looks of the caller. */
const STEP = 200_000;
const HOTTEST = 600;
const COLDEST = 0.5;
/** A schedule without a fault and without a better one for this part of the tries is the answer. */
const PATIENCE = 0.35;

/**
 * Searches a schedule that keeps the conditions: squads change their numbers in the circle, the circle its beginning
 * and direction, pairs their home, rounds their order, and each round is placed on its days. Simulated annealing; the
 * same task gives the same schedule.
 * @yields how many tries were made, so that the caller can do other work, and stop
 * @returns undefined when three years have too few days for the rounds
 */
export function* search(task: Task): Generator<number, PlannedTie[] | undefined> {
	const count = task.squads.length;
	const length = roundsInHalf(count);
	const days = roundDays(length * task.legs, task);
	if (!days) return undefined;
	const places = placesOf(task, days);
	const random = randomFrom(task.seed);
	const slots = Math.max(...places.slots.map(({ length: ofRound }) => ofRound));
	const step = Math.max(1, Math.floor(STEP / (days.length * (count / 2) ** 2 * slots)));
	let draft = firstDraft(count, random);
	let cost = costOf(draft, task, places);
	let best = { draft, cost };
	let since = 0;
	for (let tried = 1; tried <= task.tries && since < task.tries * PATIENCE; tried++) {
		const heat = HOTTEST * (COLDEST / HOTTEST) ** (tried / task.tries);
		const next = changed(draft, random);
		const worse = (nextCost: number) => Math.exp((cost - nextCost) / heat) < random.next();
		const nextCost = costOf(next, task, places);
		since = best.cost < 1000 ? since + 1 : 0;
		if (nextCost <= cost || !worse(nextCost)) [draft, cost] = [next, nextCost];
		if (cost < best.cost) {
			best = { draft, cost };
			since = 0;
		}
		if (best.cost === 0) break;
		if (tried % step === 0) yield tried;
	}
	return yield* placeAll(meetingsOf(best.draft, task.legs), task, places, random);
}

/** Days and times for rounds whose meetings are decided, as `home` and `away` places in the list of squads. */
export function* placeGiven(rounds: readonly Meeting[][], task: Task): Generator<number, PlannedTie[] | undefined> {
	const days = roundDays(rounds.length, task);
	return days && (yield* placeAll(rounds, task, placesOf(task, days), randomFrom(task.seed)));
}

function costOf(draft: Draft, task: Task, places: Places): number {
	const rounds = meetingsOf(draft, task.legs);
	const placed = rounds.map((meetings, round) => placedRound(round, meetings, rounds.length, task, places).cost);
	return placed.reduce((sum, each) => sum + each, draftCost(draft, rounds, task));
}

function placedRound(round: number, meetings: Meeting[], count: number, task: Task, places: Places): RoundPlacement {
	const isLast = task.lastTogether && round === count - 1;
	return isLast ? places.placeTogether(round, meetings) : places.place(round, meetings);
}

function* placeAll(
	rounds: readonly Meeting[][],
	task: Task,
	places: Places,
	random: Random,
): Generator<number, PlannedTie[]> {
	const ties: PlannedTie[] = [];
	for (const [round, meetings] of rounds.entries()) {
		const isLast = task.lastTogether && round === rounds.length - 1;
		const { slots } = isLast ? places.placeTogether(round, meetings) : places.placeWell(round, meetings, random);
		for (const [nth, { home, away }] of meetings.entries()) {
			const slot = places.slots[round]?.[slots[nth] ?? 0];
			const [host, guest] = [task.squads[home], task.squads[away]];
			if (!slot || !host || !guest) continue;
			ties.push({ round: round + 1, home: host.id, away: guest.id, day: slot.day, time: slot.time, venue: host.venue });
		}
		yield task.tries;
	}
	return ties;
}

/** The draft with one thing changed. */
function changed(draft: Draft, random: Random): Draft {
	const chance = random.next();
	const count = draft.squadAt.length;
	if (chance < 0.45) return { ...draft, squadAt: swapped(draft.squadAt, random) };
	if (chance < 0.75) return { ...draft, squadAt: pairsSwapped(draft.squadAt, random) };
	if (chance < 0.87) {
		const begins = firstRounds(count);
		const begin = begins[random.below(begins.length)] ?? 0;
		return { ...draft, pattern: { begin, isReversed: random.next() < 0.5, isTurned: random.next() < 0.5 } };
	}
	if (chance < 0.95) {
		const [one, other] = [random.below(count), random.below(count)];
		const turned = new Set(draft.turned);
		const pair = Math.min(one, other) * count + Math.max(one, other);
		if (!turned.delete(pair) && one !== other) turned.add(pair);
		return { ...draft, turned };
	}
	return { ...draft, order: swapped(draft.order, random) };
}

/** Two pairs of opposites change places: squads that are never at home together stay so. */
function pairsSwapped(squadAt: readonly number[], random: Random): number[] {
	const copy = [...squadAt];
	const [one, other] = [random.below(squadAt.length), random.below(squadAt.length)];
	const places = [one, oppositeOf(one, squadAt.length), other, oppositeOf(other, squadAt.length)] as const;
	[copy[places[0]], copy[places[1]]] = [squadAt[places[2]] ?? 0, squadAt[places[3]] ?? 0];
	[copy[places[2]], copy[places[3]]] = [squadAt[places[0]] ?? 0, squadAt[places[1]] ?? 0];
	return new Set(copy).size === copy.length ? copy : [...squadAt];
}

function swapped(list: readonly number[], random: Random): number[] {
	const copy = [...list];
	const [one, other] = [random.below(list.length), random.below(list.length)];
	[copy[one], copy[other]] = [list[other] ?? 0, list[one] ?? 0];
	return copy;
}

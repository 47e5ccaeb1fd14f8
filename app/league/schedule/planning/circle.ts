/** A meeting of two numbers of a pattern, counted from 0. */
export type Pairing = { home: number; away: number };

/**
 * Every number against every other, once, by the circle method: a round a line, each number in at most one pairing of
 * it. Of an odd count each number has one round without a meeting and home and away take turns for all; of an even
 * count they do for two numbers, and each other one has a single break: `count - 2` breaks, the fewest there can be (D.
 * de Werra, 1980).
 */
export function circleRounds(count: number): Pairing[][] {
	const made = known.get(count) ?? makeCircle(count);
	known.set(count, made);
	return made;
}

const known = new Map<number, Pairing[][]>();

function makeCircle(count: number): Pairing[][] {
	const turning = count % 2 === 1 ? count : count - 1;
	const at = (place: number) => (place + turning) % turning;
	return Array.from({ length: turning }, (_, round) => {
		const pairs: Pairing[] = [];
		for (let away = 1; away <= (turning - 1) / 2; away++) {
			const [before, after] = [at(round - away), at(round + away)];
			pairs.push(away % 2 === 1 ? { home: before, away: after } : { home: after, away: before });
		}
		const fixed = turning;
		if (count % 2 === 0) pairs.push(round % 2 === 0 ? { home: fixed, away: round } : { home: round, away: fixed });
		return pairs;
	});
}

export const turned = ({ home, away }: Pairing): Pairing => ({ home: away, away: home });

/**
 * The number that is away when this one is at home, in every round; of an odd count that is so but for the rounds
 * without a meeting.
 */
export function oppositeOf(number: number, count: number): number {
	if (number === 0) return count % 2 === 0 ? count - 1 : 0;
	if (number === count - 1 && count % 2 === 0) return 0;
	return number % 2 === 1 ? number + 1 : number - 1;
}

/**
 * The rounds where a half may begin without more breaks than the pattern has: any for an odd count, every second one
 * for an even one.
 */
export const firstRounds = (count: number) =>
	circleRounds(count)
		.map((_, round) => round)
		.filter((round) => count % 2 === 1 || round % 2 === 0);

export type Pattern = { begin: number; isReversed: boolean; isTurned: boolean };

/**
 * The rounds of one half: the circle from a round on, forwards or backwards, with home and away as they are or turned.
 */
export function halfOf(count: number, { begin, isReversed, isTurned }: Pattern): Pairing[][] {
	const circle = circleRounds(count);
	const half = [...circle.slice(begin), ...circle.slice(0, begin)];
	if (isReversed) half.reverse();
	return isTurned ? half.map((pairs) => pairs.map(turned)) : half;
}

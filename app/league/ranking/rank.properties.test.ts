import fc from "fast-check";
import { expect, test } from "vitest";
import { type Ranking, rank } from "./rank.ts";
import { type Criterion, type Measure, presets, type RuleSet } from "./rule-set.ts";
import type { EndedTie, Pair } from "./tally.ts";

// The same runs each time: a property that fails here fails for everyone.
const runs = { seed: 1975, numRuns: 600 };
const full = { rubbers: 3, games: 9, points: 99 };

// Few entries and small scores, so that many are level.
const small = fc.integer({ min: 0, max: 3 });
const pair = fc.tuple(small, small);
const criterion: fc.Arbitrary<Criterion> = fc
	.record({
		over: fc.constantFrom<Criterion["over"][]>("all", "level"),
		measure: fc.constantFrom<Measure[]>("tie points", "ties won", "rubbers", "games", "points"),
		as: fc.constantFrom<Criterion["as"][]>("won", "difference", "ratio"),
		isAway: fc.constantFrom(false, false, true),
	})
	.map(({ isAway, ...compared }) => ({ ...compared, ...(isAway && { at: "away" as const }) }));
const bonus = fc.record({ points: small, margin: small });
const anyRule: fc.Arbitrary<RuleSet> = fc.record({
	pointsFrom: fc.constantFrom("ties", "rubbers"),
	points: fc.record(
		{ win: small, draw: small, loss: small, walkoverLoss: small, walkoverWin: small, bothAbsent: small },
		{ requiredKeys: ["win", "draw", "loss", "walkoverLoss"] },
	),
	bonus: fc.record({ win: bonus, loss: bonus }, { requiredKeys: [] }),
	criteria: fc.array(criterion, { minLength: 1, maxLength: 5 }),
	levelToTheEnd: fc.constantFrom("name", "shared place", "lot", "play-off"),
	unplayedScore: fc.constantFrom("typed", "decided", "none", "maximum"),
});
const rule = fc.oneof(fc.constantFrom<RuleSet[]>(...Object.values(presets)), anyRule);
const tieAmong = (ids: number[]): fc.Arbitrary<EndedTie> =>
	fc
		.record({
			id: fc.nat(),
			sides: fc.shuffledSubarray(ids, { minLength: 2, maxLength: 2 }),
			outcome: fc.constantFrom("played", "played", "played", "walkover", "awarded", "abandoned"),
			lostBy: fc.constantFrom("home", "away", "both", undefined),
			rubbers: pair,
			games: fc.option(pair, { nil: undefined }),
			points: fc.option(pair, { nil: undefined }),
		})
		.map(({ sides: [home = 0, away = 0], ...tie }) => ({ ...tie, home, away }));

/**
 * A table of 2 to 7 entries: some share a name, some have points by a decision, some were expunged, some lots are
 * drawn.
 */
const ranking: fc.Arbitrary<Ranking> = fc.integer({ min: 2, max: 7 }).chain((count) => {
	const ids = Array.from({ length: count }, (_, i) => i + 1);
	return fc.record({
		entries: fc.tuple(
			...ids.map((id) =>
				fc.record({
					id: fc.constant(id),
					name: fc.constantFrom("A", "B", "C", "D"),
					extraPoints: fc.constantFrom(0, 0, 0, 0.5, -1),
					isExpunged: fc.constantFrom(false, false, false, true),
				}),
			),
		),
		ties: fc.array(tieAmong(ids), { maxLength: 24 }),
		rule,
		full: fc.constant(full),
		lots: fc.array(
			fc.record({ order: fc.shuffledSubarray(ids, { minLength: 2 }), drawnOn: fc.constant("2026-05-30") }),
			{
				maxLength: 3,
			},
		),
	});
});

test("the order of entries and ties never matters", () => {
	const shuffled = ranking.chain((given) =>
		fc.record({
			given: fc.constant(given),
			entries: fc.shuffledSubarray([...given.entries], { minLength: given.entries.length }),
			ties: fc.shuffledSubarray([...given.ties], { minLength: given.ties.length }),
		}),
	);
	fc.assert(
		fc.property(shuffled, ({ given, entries, ties }) => {
			expect(rank({ ...given, entries, ties })).toEqual(rank(given));
		}),
		runs,
	);
});

test("the ties of an expunged entry move no column and no reason of another", () => {
	fc.assert(
		fc.property(ranking, (given) => {
			const gone = new Set(given.entries.filter(({ isExpunged }) => isExpunged).map(({ id }) => id));
			const without = given.ties.filter(({ home, away }) => !gone.has(home) && !gone.has(away));
			const entries = given.entries.filter(({ id }) => !gone.has(id));
			const rows = rank(given);
			expect(rows.filter(({ id }) => !gone.has(id))).toEqual(rank({ ...given, entries, ties: without }));
			expect(rows.filter(({ id }) => gone.has(id)).map((row) => row.rank)).toEqual([...gone].map(() => null));
		}),
		runs,
	);
});

test("each place and each reason is that of a second computation, which compares two entries at a time", () => {
	fc.assert(
		fc.property(ranking, (given) => {
			const rows = rank(given).filter((row) => row.rank !== null);
			for (const [nth, row] of rows.entries()) {
				const above = rows[nth - 1];
				const others = rows.filter(({ id }) => id !== row.id);
				expect(row.rank).toBe(1 + others.filter(({ id }) => decide(given, id, row.id).better === id).length);
				if (!above) expect(row.why).toBeUndefined();
				else expect({ ...row.why, level: inOrder(row.why?.level ?? []) }).toEqual(decide(given, above.id, row.id).why);
			}
		}),
		runs,
	);
});

test("a tie without games or points decides no place by them, and is no tie of 0:0", () => {
	fc.assert(
		fc.property(ranking, (given) => {
			for (const { why } of rank(given)) {
				if (why?.by !== "criterion") continue;
				const { measure, over } = why.criterion;
				if (measure !== "games" && measure !== "points") continue;
				const among = (id: number) => why.level.includes(id);
				for (const tie of countedOf(given)) {
					const isCompared = over === "level" ? among(tie.home) && among(tie.away) : among(tie.home) || among(tie.away);
					if (isCompared && (tie.outcome === "played" || keepsScore(given.rule))) expect(tie[measure]).toBeDefined();
				}
			}
		}),
		runs,
	);
});

test("without any games and points the places are those of the rule set without its criteria on them", () => {
	fc.assert(
		fc.property(ranking, (given) => {
			const ties = given.ties.map((tie) => ({
				...tie,
				games: undefined,
				points: undefined,
				outcome: "played" as const,
			}));
			const criteria = given.rule.criteria.filter(({ measure }) => measure !== "games" && measure !== "points");
			expect(rank({ ...given, ties })).toEqual(rank({ ...given, ties, rule: { ...given.rule, criteria } }));
		}),
		runs,
	);
});

test("entries that no criterion separates share a place, or the last word of the rule set decides", () => {
	fc.assert(
		fc.property(ranking, (given) => {
			const rows = rank(given).filter((row) => row.rank !== null);
			for (const [nth, { why, ...row }] of rows.entries()) {
				const above = rows[nth - 1];
				if (!above || !why) continue;
				const isToCome = why.by === "lot to be drawn" || why.by === "play-off to be played";
				expect(row.rank === above.rank).toBe(why.by === "shared place" || isToCome);
				if (why.by === "criterion") continue;
				const end = why.by === "lot to be drawn" ? "lot" : why.by === "play-off to be played" ? "play-off" : why.by;
				expect(end).toBe(given.rule.levelToTheEnd);
				for (const each of given.rule.criteria.filter((criterion) => isApplied(given, criterion, why.level)))
					expect(new Set(why.level.map((id) => worth(each, amount(given, each, why.level, id)))).size).toBe(1);
			}
		}),
		runs,
	);
});

// The second computation: no sorting of groups and no recursion, only two entries and those who are level with both.

type Line = Record<Measure, Pair>;
type Decision = { better?: number; why: object };

function decide(given: Ranking, a: number, b: number): Decision {
	let level = given.entries.filter(({ isExpunged }) => !isExpunged).map(({ id }) => id);
	let passed: Criterion[] = [];
	const said = () => {
		const passedOver = passed.filter(({ measure }) => countedOf(given).some((tie) => has(tie, measure)));
		return passedOver.length > 0 ? { passedOver } : {};
	};
	for (let nth = 0; nth < given.rule.criteria.length; nth++) {
		const criterion = given.rule.criteria[nth]!;
		if (!isApplied(given, criterion, level)) {
			passed.push(criterion);
			continue;
		}
		const [above, own] = [amount(given, criterion, level, a), amount(given, criterion, level, b)];
		const worthOf = (id: number) => worth(criterion, amount(given, criterion, level, id));
		if (worthOf(a) !== worthOf(b)) {
			const better = worthOf(a) > worthOf(b) ? a : b;
			return { better, why: { by: "criterion", criterion, level: inOrder(level), above, own, ...said() } };
		}
		const rest = level.filter((id) => worthOf(id) === worthOf(a));
		if (rest.length < level.length) [nth, passed] = [-1, []];
		level = rest;
	}
	const lot = given.lots?.find(({ order }) => inOrder(order).join() === inOrder(level).join());
	const last = given.rule.levelToTheEnd;
	const isDrawn = last === "lot" || last === "play-off";
	const drawn = isDrawn && lot ? { drawnOn: lot.drawnOn } : {};
	const toCome = last === "lot" ? "lot to be drawn" : "play-off to be played";
	const why = { by: isDrawn && !lot ? toCome : last, level: inOrder(level), ...drawn, ...said() };
	const nameOf = (id: number) => `${given.entries.find((entry) => entry.id === id)?.name}${id}`;
	if (last === "name") return { better: nameOf(a) < nameOf(b) ? a : b, why };
	if (isDrawn && lot) return { better: lot.order.find((id) => id === a || id === b)!, why };
	return { why };
}

function amount(given: Ranking, { over, measure, at }: Criterion, level: number[], id: number): Pair {
	const lines = countedOf(given)
		.filter(({ home, away }) => over === "all" || (level.includes(home) && level.includes(away)))
		.filter(({ home, away }) => (home === id && at !== "away") || away === id)
		.flatMap((tie) => lineOf(tie, tie.home === id ? 0 : 1, given.rule) ?? []);
	const sum = (side: 0 | 1) => lines.reduce((total, line) => total + line[measure][side], 0);
	const extra = given.entries.find((entry) => entry.id === id)?.extraPoints ?? 0;
	return [sum(0) + (over === "all" && measure === "tie points" && !at ? extra : 0), sum(1)];
}

function countedOf({ entries, ties }: Ranking): EndedTie[] {
	const expunged = entries.filter(({ isExpunged }) => isExpunged).map((entry) => entry.id);
	return ties.filter(({ home, away }) => !expunged.includes(home) && !expunged.includes(away));
}

const has = (tie: EndedTie, measure: Measure) =>
	measure === "games" ? tie.games !== undefined : measure === "points" && tie.points !== undefined;

/**
 * Whether every tie that a criterion looks at has its numbers; those of a tie that was not played follow from the rule.
 */
function isApplied(given: Ranking, { over, measure }: Criterion, level: readonly number[]): boolean {
	if (measure !== "games" && measure !== "points") return true;
	const missing = countedOf(given).filter(
		(tie) => !has(tie, measure) && (tie.outcome === "played" || keepsScore(given.rule)),
	);
	const sides = missing.map(({ home, away }) => [home, away].filter((id) => level.includes(id)).length);
	return sides.every((within) => within < (over === "level" ? 2 : 1));
}

const keepsScore = ({ unplayedScore }: RuleSet) => unplayedScore === "typed" || unplayedScore === "decided";

/** The line that a tie adds to one side, 0 for home; undefined when it does not count. */
function lineOf(tie: EndedTie, side: 0 | 1, { points, ...rule }: RuleSet): Line | undefined {
	const own = ([home, away]: Pair = [0, 0]): Pair => (side === 0 ? [home, away] : [away, home]);
	type Score = Record<"rubbers" | "games" | "points", Pair>;
	const line = (won: number, lost: number, tiePoints: number, score: Score, more = 0) => ({
		"tie points": [(rule.pointsFrom === "rubbers" ? score.rubbers[0] : tiePoints) + more, 0] as const,
		"ties won": [won, lost] as const,
		...score,
	});
	if (tie.outcome === "played" || rule.unplayedScore === "typed") {
		const score = { rubbers: own(tie.rubbers), games: own(tie.games), points: own(tie.points) };
		const [won, lost] = score.rubbers;
		return line(
			+(won > lost),
			+(won < lost),
			won === lost ? points.draw : won > lost ? points.win : points.loss,
			score,
			won > lost && rule.bonus?.win && won - lost >= rule.bonus.win.margin
				? rule.bonus.win.points
				: won < lost && rule.bonus?.loss && lost - won <= rule.bonus.loss.margin
					? rule.bonus.loss.points
					: 0,
		);
	}
	if (!tie.lostBy) return undefined;
	const none: Pair = [0, 0];
	if (tie.lostBy === "both") return line(0, 1, points.bothAbsent ?? 0, { rubbers: none, games: none, points: none });
	const isLost = tie.lostBy === (side === 0 ? "home" : "away");
	const most = (n: number): Pair => (rule.unplayedScore === "none" ? none : isLost ? [0, n] : [n, 0]);
	const score =
		rule.unplayedScore === "decided"
			? { rubbers: own(tie.rubbers), games: own(tie.games), points: own(tie.points) }
			: { rubbers: most(full.rubbers), games: most(full.games), points: most(full.points) };
	return isLost ? line(0, 1, points.walkoverLoss, score) : line(1, 0, points.walkoverWin ?? points.win, score);
}

/** One number that is larger for the better amount. Division is exact enough: equal fractions give equal numbers. */
function worth({ as }: Criterion, [won, lost]: Pair): number {
	if (as === "won") return won;
	if (as === "difference") return won - lost;
	return lost > 0 ? won / lost : won > 0 ? Number.POSITIVE_INFINITY : -1;
}

const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

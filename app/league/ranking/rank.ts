import type { Criterion, RuleSet } from "./rule-set.ts";
import {
	amountOf,
	compareAmounts,
	type EndedTie,
	emptyTally,
	type FullScore,
	isKnown,
	type Pair,
	type Tally,
	tallies,
} from "./tally.ts";

type Entry = {
	id: number;
	/** Decides by code point where the rule says name, and orders those on one place. */
	name: string;
	/** Points it starts with and those given or taken by decisions, in one number; may have a half. */
	extraPoints?: number;
	/** It left: its ties do not count, and it has no place. */
	isExpunged?: boolean;
};

/**
 * Why an entry is below the one above it: a criterion with both amounts among those who were level until then, or what
 * else decides; one that is "to be" drawn or played is not written down yet. `passedOver` are criteria before it that
 * were not applied, because some ties among those compared have no games or points.
 */
export type RankReason = { passedOver?: Criterion[] } & (
	| { by: "criterion"; criterion: Criterion; level: number[]; above: Pair; own: Pair }
	| { by: "lot" | "play-off"; level: number[]; drawnOn: string }
	| { by: "name" | "shared place" | "lot to be drawn" | "play-off to be played"; level: number[] }
);

/** A lot that was drawn, or the order that a play-off gave: ids from the first place on. */
export type Lot = { order: readonly number[]; drawnOn: string };

export type Row = { id: number; rank: number | null; tally: Tally; points: number; why: RankReason | undefined };

export type Ranking = {
	entries: readonly Entry[];
	ties: readonly EndedTie[];
	rule: RuleSet;
	full: FullScore;
	/** One is used where it names exactly those who are level; of several the first here. */
	lots?: readonly Lot[];
};

type PlacedRow = { id: number; why?: RankReason };

/**
 * The places of entries by a rule set (docs/rules/league.md#standings). The order of entries and ties never matters.
 * Expunged entries come last, without a place, and their ties do not count.
 */
export function rank({ entries, ties, rule, full, lots = [] }: Ranking): Row[] {
	const expunged = new Set(entries.filter(({ isExpunged }) => isExpunged).map(({ id }) => id));
	const counted = ties.filter(({ home, away }) => !expunged.has(home) && !expunged.has(away));
	const whole = tallies(counted, rule, full);
	const byId = new Map(entries.map((entry) => [entry.id, entry]));
	const nameOf = (id: number) => byId.get(id)?.name ?? "";
	const byName = (a: number, b: number) => compare(nameOf(a), nameOf(b)) || a - b;
	const pointsOf = (id: number) => (whole.get(id)?.tiePoints ?? 0) + (byId.get(id)?.extraPoints ?? 0);

	/** The amounts of those who are level under a criterion. */
	function amounts({ over, measure, at }: Criterion, level: readonly number[]): Map<number, Pair> {
		if (over === "all" && measure === "tie points" && !at) return new Map(level.map((id) => [id, [pointsOf(id), 0]]));
		const among = over === "all" ? undefined : new Set(level);
		const from = among || at ? tallies(counted, rule, full, { among, at }) : whole;
		return new Map(level.map((id) => [id, amountOf(measure, from.get(id))]));
	}

	/**
	 * Games and points are compared where every tie that the criterion looks at has them: without them a tie would
	 * count as 0:0.
	 */
	function isApplied({ over, measure }: Criterion, level: readonly number[]): boolean {
		const among = new Set(level);
		const looksAt = ({ home, away }: EndedTie) =>
			over === "level" ? among.has(home) && among.has(away) : among.has(home) || among.has(away);
		return counted.every((tie) => isKnown(measure, tie, rule) || !looksAt(tie));
	}
	/** Where no tie of the table has them there is nothing to say of it. */
	const isWritten = ({ measure }: Criterion) =>
		(measure === "games" || measure === "points") && counted.some((tie) => tie[measure] !== undefined);

	function place(level: readonly number[]): PlacedRow[] {
		if (level.length < 2) return level.map((id) => ({ id }));
		const passedOver: Criterion[] = [];
		for (const criterion of rule.criteria) {
			if (!isApplied(criterion, level)) {
				if (isWritten(criterion)) passedOver.push(criterion);
				continue;
			}
			const amount = amounts(criterion, level);
			const of = (id: number): Pair => amount.get(id) ?? [0, 0];
			const better = (a: number, b: number) => compareAmounts(criterion.as, of(a), of(b));
			const rests = partition(level.toSorted(better), better);
			if (rests.length === 1) continue;
			const placed: PlacedRow[] = [];
			for (const [first, ...others] of rests.map(place)) {
				const above = placed.at(-1);
				if (first && above)
					first.why = {
						by: "criterion",
						criterion,
						level: [...level],
						above: of(above.id),
						own: of(first.id),
						...saying(passedOver),
					};
				placed.push(...(first ? [first, ...others] : []));
			}
			return placed;
		}
		return byOtherMeans(level, passedOver);
	}

	/** The places of those that no criterion separates. */
	function byOtherMeans(level: readonly number[], passedOver: Criterion[]): PlacedRow[] {
		const end = rule.levelToTheEnd;
		const isDrawn = end === "lot" || end === "play-off";
		const lot = isDrawn ? lotOf(level, lots) : undefined;
		const why = (): RankReason => ({
			...(isDrawn && lot
				? { by: end, level: [...level], drawnOn: lot.drawnOn }
				: { by: isDrawn ? toCome[end] : end, level: [...level] }),
			...saying(passedOver),
		});
		const ordered = lot?.order ?? level.toSorted(byName);
		return ordered.map((id, nth) => (nth === 0 ? { id } : { id, why: why() }));
	}

	const taking = [...byId.keys()].filter((id) => !expunged.has(id)).sort((a, b) => a - b);
	const rows: Row[] = [];
	for (const [nth, { id, why }] of place(taking).entries()) {
		const isShared = why?.by === "shared place" || isToCome(why);
		const own = isShared ? (rows.at(-1)?.rank ?? nth + 1) : nth + 1;
		rows.push({ id, rank: own, tally: whole.get(id) ?? emptyTally, points: pointsOf(id), why });
	}
	const gone = [...expunged].sort(byName);
	return [...rows, ...gone.map((id) => ({ id, rank: null, tally: emptyTally, points: 0, why: undefined }))];
}

const toCome = { lot: "lot to be drawn", "play-off": "play-off to be played" } as const;

/** Whether a lot or a play-off that is not written down yet decides. */
export const isToCome = (why: RankReason | undefined) =>
	why?.by === "lot to be drawn" || why?.by === "play-off to be played";

const saying = (passedOver: Criterion[]) => (passedOver.length > 0 ? { passedOver } : {});

/** The lot that was drawn among these alone; undefined where there is none. */
const lotOf = (level: readonly number[], lots: readonly Lot[]) =>
	lots.find(({ order }) => order.length === level.length && level.every((id) => order.includes(id)));

// By code point, as the database orders names.
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Cuts a sorted list where two neighbours differ. */
function partition(sorted: readonly number[], better: (a: number, b: number) => number): number[][] {
	const parts: number[][] = [];
	for (const id of sorted) {
		const last = parts.at(-1);
		const neighbour = last?.at(-1);
		if (last && neighbour !== undefined && better(neighbour, id) === 0) last.push(id);
		else parts.push([id]);
	}
	return parts;
}

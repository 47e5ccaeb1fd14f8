import type { RankReason } from "./rank.ts";
import type { Criterion, RuleSet } from "./rule-set.ts";
import type { Pair } from "./tally.ts";

/** A row of a table, and its amount under a criterion over all ties. */
type RankedRow = { rank: number | null; why: RankReason | undefined };
export type AmountReader<R> = (row: R, criterion: Criterion) => Pair;

/**
 * A table in which the names of another language decide: rows that only the name separates change places among each
 * other. For rules whose criteria look at all ties; other tables are returned as they are.
 */
export function byNames<R extends RankedRow>(
	rows: readonly R[],
	rule: RuleSet,
	compare: (a: R, b: R) => number,
	amountOf: AmountReader<R>,
): R[] {
	const canDecide = rule.levelToTheEnd === "name" && rule.criteria.every(({ over }) => over === "all");
	if (!canDecide) return [...rows];
	const level: R[][] = [];
	for (const row of rows) {
		if (row.why?.by === "name") level.at(-1)?.push(row);
		else level.push([row]);
	}
	const placed = level.flatMap((run) =>
		run.toSorted(compare).map((row, nth) => ({ ...row, rank: run[nth]?.rank ?? null, why: run[nth]?.why })),
	);
	return placed.map((row, nth) => {
		const [above, { why }] = [placed[nth - 1], row];
		if (!above || why?.by !== "criterion") return row;
		const { criterion } = why;
		return { ...row, why: { ...why, above: amountOf(above, criterion), own: amountOf(row, criterion) } };
	});
}

import { formatDate } from "../../../base/locale/format.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import type { RankReason } from "../rank.ts";
import type { Criterion, RuleSet } from "../rule-set.ts";
import { amountInWords, criteriaInWords, criterionName, listInWords, wholeCriterion } from "../rules/rule-words.ts";
import type { Pair } from "../tally.ts";
import { whyText } from "./text.ts";

type Place = { id: number; rank: number; points: number };
export type Neighbours = {
	above: Place;
	own: Place & { why: RankReason | undefined };
	rule: RuleSet;
	nameOf: (id: number) => string;
};

/** `line` says it in short; `sentences` and the amounts of both clubs say it in full. */
export type Explanation = { line: string; sentences: string[]; amounts: string[] };

/**
 * Why a club is below its neighbour with as many points; undefined where the points differ, which the table shows by
 * itself.
 */
export function explain(locale: Locale, { above, own, rule, nameOf }: Neighbours): Explanation | undefined {
	const { why } = own;
	if (!why || above.points !== own.points) return undefined;
	const t = whyText(locale);
	const all = (items: string[]) => listInWords(locale, items);
	const both = all([nameOf(above.id), nameOf(own.id)]);
	const { passedOver = [] } = why;
	const compared = rule.criteria
		.slice(1, why.by === "criterion" ? placeOf(why.criterion, rule) : undefined)
		.filter((criterion) => !passedOver.some((each) => isSame(each, criterion)));
	const level = [
		t.bothHave(both, own.points),
		...(compared.length > 0 ? [t.alsoLevel(criteriaInWords(locale, compared))] : []),
		...(passedOver.length > 0 ? [t.passedOver(criteriaInWords(locale, passedOver))] : []),
	];
	if (why.by !== "criterion") return { ...withoutAmounts(locale, why, own.rank, level), amounts: [] };
	const { criterion } = why;
	const name = criterionName(locale, criterion);
	const amountOf = (pair: Pair) => amountInWords(criterion, pair);
	return {
		line: t.ahead(wholeCriterion(locale, criterion), amountOf(why.above), amountOf(why.own)),
		sentences: [
			...level,
			criterion.over === "all"
				? t.decides(name)
				: why.level.length === 2
					? t.decidesBetween(name)
					: t.decidesAmong(name, all(why.level.map(nameOf))),
		],
		amounts: [
			t.amount(nameOf(above.id), amountInFull(locale, criterion, why.above)),
			t.amount(nameOf(own.id), amountInFull(locale, criterion, why.own)),
		],
	};
}

function withoutAmounts(locale: Locale, why: Exclude<RankReason, { by: "criterion" }>, rank: number, level: string[]) {
	const t = whyText(locale);
	const drawnOn = "drawnOn" in why ? formatDate(locale, why.drawnOn) : "";
	const { line, sentence } = {
		name: { line: t.byName, sentence: t.decidedByName },
		lot: { line: t.byLot(drawnOn), sentence: t.decidedByLot(drawnOn) },
		"shared place": { line: t.byShare(rank), sentence: t.decidedByShare(rank) },
		"play-off": { line: t.byPlayOff(drawnOn), sentence: t.decidedByPlayOff(drawnOn) },
		"play-off to be played": { line: t.byPlayOffToCome, sentence: t.decidedByPlayOffToCome(rank) },
		"lot to be drawn": { line: t.byLotToCome, sentence: t.decidedByLotToCome(rank) },
	}[why.by];
	return { line, sentences: [...level, sentence] };
}

const isSame = (one: Criterion, other: Criterion) =>
	one.over === other.over && one.measure === other.measure && one.as === other.as && one.at === other.at;

const placeOf = (criterion: Criterion, { criteria }: RuleSet) => criteria.findIndex((each) => isSame(each, criterion));

/** "won 55, lost 24 (+31)": an amount with the sums that it is made of, which can be counted again from the results. */
function amountInFull(locale: Locale, criterion: Criterion, [won, lost]: Pair): string {
	const t = whyText(locale);
	if (criterion.as !== "won") return `${t.wonAndLost(won, lost)} (${amountInWords(criterion, [won, lost])})`;
	if (criterion.measure === "tie points") return t.countOfPoints(won);
	return criterion.measure === "ties won" ? t.countOfWins(won) : String(won);
}

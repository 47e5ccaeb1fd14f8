import type { Locale } from "../../../base/locale/locale.ts";
import type { Criterion, RuleSet } from "../rule-set.ts";
import type { Pair } from "../tally.ts";
import { criterionText } from "./text.ts";

/** "rubber difference": a comparison without the ties that it looks at. */
export function criterionName(locale: Locale, { measure, as, at }: Criterion): string {
	const t = criterionText(locale);
	const name = t[`${measure} ${as}`];
	return at ? t.away(name) : name;
}

/** "rubber ratio in the matches among them". */
export function wholeCriterion(locale: Locale, criterion: Criterion): string {
	const name = criterionName(locale, criterion);
	return criterion.over === "level" ? criterionText(locale).among(name) : name;
}

const lists: Record<Locale, Intl.ListFormat> = { ar: new Intl.ListFormat("ar"), en: new Intl.ListFormat("en-GB") };
export const listInWords = (locale: Locale, items: string[]) => lists[locale].format(items);

/** "points and rubber ratio in the matches among them". */
export function criteriaInWords(locale: Locale, criteria: readonly Criterion[]): string {
	const named = runs(criteria).map(([over, run]) => {
		const names = listInWords(
			locale,
			run.map((criterion) => criterionName(locale, criterion)),
		);
		return over === "level" ? criterionText(locale).among(names) : names;
	});
	return listInWords(locale, named);
}

/** "win 2, draw 1, loss 1", with the points of a tie that was not played where they differ, and those of a bonus. */
export function pointsInWords(locale: Locale, { pointsFrom, points, bonus }: RuleSet): string {
	const t = criterionText(locale);
	const { win, draw, loss, walkoverWin = win, walkoverLoss, bothAbsent = 0 } = points;
	const byTie = [
		t.points(win, draw, loss),
		...(walkoverWin === win ? [] : [t.walkoverWin(walkoverWin)]),
		...(walkoverLoss === loss ? [] : [t.walkoverLoss(walkoverLoss)]),
		...(bothAbsent === 0 ? [] : [t.bothAbsent(bothAbsent)]),
	];
	return [
		...(pointsFrom === "rubbers" ? [t.rubbersAsPoints] : byTie),
		...(bonus?.win ? [t.bonusWin(bonus.win.margin, bonus.win.points)] : []),
		...(bonus?.loss ? [t.bonusLoss(bonus.loss.margin, bonus.loss.points)] : []),
	].join(locale === "ar" ? "، " : ", ");
}

/** "Clubs level on points are separated by rubber difference, then wins, then alphabetically." */
export function orderInWords(locale: Locale, { criteria, levelToTheEnd }: RuleSet): string {
	const t = criterionText(locale);
	const breakers = criteria.slice(1); // points come first in each of them
	const isMixed = breakers.some(({ over }) => over === "level");
	const means = runs(breakers).map(([over, run]) => {
		const names = run.map((criterion) => criterionName(locale, criterion)).join(t.andThen);
		if (!isMixed) return t.by(names);
		return over === "level" ? t.byThoseAmong(names) : t.byAll(names);
	});
	if (levelToTheEnd !== "shared place") return t.separated([...means, t[levelToTheEnd]].join(t.andThen));
	return means.length > 0 ? `${t.separated(means.join(t.andThen))} ${t.stillShared}` : t.shared;
}

/** Criteria that follow each other and look at the same ties. */
function runs(criteria: readonly Criterion[]) {
	const found: [over: Criterion["over"], run: Criterion[]][] = [];
	for (const criterion of criteria) {
		const last = found.at(-1);
		if (last?.[0] === criterion.over) last[1].push(criterion);
		else found.push([criterion.over, [criterion]]);
	}
	return found;
}

/** An amount as a table shows it, left to right in either language: "+31", "5:3", "23". */
export function amountInWords({ as }: Criterion, [won, lost]: Pair): string {
	if (as === "won") return String(won);
	return `\u2066${as === "ratio" ? `${won}:${lost}` : signed(won - lost)}\u2069`;
}

export const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

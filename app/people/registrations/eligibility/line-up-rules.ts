import type { Checks } from "./checks.ts";
import {
	type ClassLimits,
	categoriesOn,
	type EligibilityProblem,
	isOutsideClass,
	type PlayerFacts,
	rankOn,
	type TieFacts,
} from "./eligible.ts";
import type { PositionRule } from "./position-rules.ts";
import type { QuotaScope } from "./quotas.ts";

/** Who a side names: players by position in their order, and those of its pairs. */
export type NamedPlaces = { positions: readonly { position: string; player: number }[]; others: readonly number[] };
export const playersNamed = ({ positions, others }: NamedPlaces) => [
	...new Set([...positions.map(({ player }) => player), ...others]),
];

type Names = { name: string; name_ar: string };
export type LineUpFacts = {
	tie: TieFacts;
	checks: Checks;
	rules: readonly PositionRule[];
	/** Those who are named now, and before; the squad: also who is on its roster. */
	named: NamedPlaces;
	before: NamedPlaces;
	people: readonly PlayerFacts[];
	categories: ReadonlyMap<string, Names>;
	classes: ReadonlyMap<string, ClassLimits & Names>;
};

/** The rules that a line-up breaks as a whole: quotas, the order of strength, and who may have which position. */
export const lineUpRulesBroken = (facts: LineUpFacts): EligibilityProblem[] => [
	...quotasBroken(facts),
	...(facts.checks.order ? orderBroken(facts) : []),
	...positionsBroken(facts),
];

const quotaRules = { "line-up": "quotaOfLineUp", squad: "quotaOfSquad" } as const satisfies Record<QuotaScope, string>;

/** Those beyond a quota: who was named before comes first, and on a roster the stronger ones. */
function quotasBroken({ tie: { day }, checks, named, before, people, categories }: LineUpFacts): EligibilityProblem[] {
	const [now, then] = [playersNamed(named), playersNamed(before)];
	const byId = new Map(people.map((person) => [person.id, person]));
	const rank = (person: PlayerFacts) => rankOn(day, person) ?? Number.POSITIVE_INFINITY;
	const roster = people.filter((person) => rankOn(day, person) !== undefined).toSorted((a, b) => rank(a) - rank(b));
	return (checks.quotas ?? []).flatMap(({ per, category, most }) => {
		const inOrder = per === "squad" ? roster.map(({ id }) => id) : then.filter((id) => now.includes(id));
		const all = [...new Set([...inOrder, ...now])];
		const counted = all.filter((id) => {
			const person = byId.get(id);
			return person && categoriesOn(day, person).has(category);
		});
		const { name, name_ar } = categories.get(category) ?? { name: category, name_ar: category };
		return counted
			.slice(most)
			.filter((id) => now.includes(id) && !then.includes(id))
			.map((player) => ({ player, rule: quotaRules[per], of: [most, name, name_ar] }));
	});
}

/** Those who have a position before a stronger player of the roster, in a line-up that is another than before. */
function orderBroken({ tie: { day }, named, before, people }: LineUpFacts): EligibilityProblem[] {
	if (JSON.stringify(named.positions) === JSON.stringify(before.positions)) return [];
	const ranks = new Map(people.map((person) => [person.id, rankOn(day, person)]));
	const ranked = named.positions.flatMap(({ player }) => {
		const rank = ranks.get(player);
		return rank === undefined ? [] : [{ player, rank }];
	});
	return ranked
		.filter(({ rank }, nth) => ranked.slice(nth + 1).some((later) => later.rank < rank))
		.map(({ player }) => ({ player, rule: "outOfOrder" }));
}

/** Those at a position that is not theirs, unless they had it before. What is not known counts with the check of it. */
function positionsBroken({ tie, checks, rules, named, before, people, classes }: LineUpFacts): EligibilityProblem[] {
	const hadBefore = (position: string, player: number) =>
		before.positions.some((place) => place.position === position && place.player === player);
	return named.positions.flatMap(({ position, player }) => {
		const person = people.find(({ id }) => id === player);
		if (!person || hadBefore(position, player)) return [];
		return rules.flatMap((rule): EligibilityProblem[] => {
			if (rule.position !== position) return [];
			if ("bornFrom" in rule) {
				const isBorn = person.birth_date && Number(person.birth_date.slice(0, 4)) >= rule.bornFrom;
				const isRefused = person.birth_date === null ? checks.class : !isBorn;
				return isRefused ? [{ player, position, rule: "positionBorn", of: [position, rule.bornFrom] }] : [];
			}
			const of = classes.get(rule.class);
			if (!of || !isOutsideClass({ season: tie.season, class: of }, person, checks.class)) return [];
			return [{ player, position, rule: "positionClass", of: [position, of.name, of.name_ar] }];
		});
	});
}

import { balanceOf, type CountedRubber } from "./figures.ts";

export type MonthFigures = { month: string; won: number; lost: number };

/** The rubbers month by month, from the first month with one to the last; a month without any has zeros. */
export function monthsOf(rubbers: readonly Pick<CountedRubber, "match_date" | "won">[]): MonthFigures[] {
	const months = Map.groupBy(rubbers, ({ match_date }) => match_date.slice(0, 7));
	const known = [...months.keys()].sort();
	const [first, last] = [known[0], known.at(-1)];
	if (first === undefined || last === undefined) return [];
	const all: MonthFigures[] = [];
	for (let month = first; month <= last; month = monthAfter(month))
		all.push({ month, ...balanceOf(months.get(month) ?? []) });
	return all;
}

function monthAfter(month: string): string {
	const [year = 0, number = 0] = month.split("-").map(Number);
	return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}

import { dayIn } from "../../base/typed/day-time.ts";

/** A table that is asked for instead of the official one of today: as of a day, under another rule, or both. */
export type TableQuery = { on?: string; rule?: string };
/** The same under any rule set, as programs may ask. */
export type AskedTable = { on?: string | undefined; rule?: string | undefined };
export type DayProblem = "notADay" | "notInSeason";

/**
 * A rule that is none of the others is passed over, as filters are everywhere; a day that cannot be used is a problem
 * that the page tells.
 */
export function readAsked(
	query: URLSearchParams,
	season: string,
	others: readonly { code: string }[],
): { asked: TableQuery; problem?: DayProblem } {
	const rule = others.find(({ code }) => code === query.get("rule"))?.code;
	const byRule = rule ? { rule } : {};
	if (!query.get("on")) return { asked: byRule };
	const on = dayIn(query.get("on"));
	if (!on) return { asked: byRule, problem: "notADay" };
	const { first, last } = daysOf(season);
	return on < first || on > last ? { asked: byRule, problem: "notInSeason" } : { asked: { on, ...byRule } };
}

/**
 * The days that may belong to a season, both its years whole: ties are moved, and a table is asked for a while before
 * and after them. Other days are refused because each is a page of its own in the cache that all share.
 */
export function daysOf(season: string) {
	const [from = "", until = from] = season.split("/");
	return { first: `${from}-01-01`, last: `${until}-12-31` };
}

/** The query of a table: nothing for the official one of the current season. */
export function tableQuery(season: string | undefined, { on, rule }: TableQuery = {}): string {
	const query = new URLSearchParams({ ...(season && { season }), ...(on && { on }), ...(rule && { rule }) });
	return query.size > 0 ? `?${query}` : "";
}

export const isOfficial = ({ on, rule }: AskedTable) => on === undefined && rule === undefined;

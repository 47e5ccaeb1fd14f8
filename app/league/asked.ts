import { latinDigits } from "../base/forms/form-fields.ts";
import type { Preset } from "./ranking/rule-set.ts";

/** Rule sets that a reader may place the results by; `spec` is the one of every season. */
export const otherRules = ["ittf", "difference", "rubbers", "nttb"] as const satisfies Preset[];
type OtherRule = (typeof otherRules)[number];

/** A table that is asked for instead of the official one of today: as of a day, under another rule, or both. */
export type Asked = { on?: string; rule?: OtherRule };
/** The same under any rule set, as programs may ask. */
export type AskedTable = { on?: string | undefined; rule?: Preset | undefined };
export type DayProblem = "notADay" | "notInSeason";

/** An unknown rule is passed over, as filters are everywhere; a day that cannot be used is a problem that the page tells. */
export function readAsked(query: URLSearchParams, season: string): { asked: Asked; problem?: DayProblem } {
	const rule = otherRules.find((known) => known === query.get("rule"));
	const byRule = rule ? { rule } : {};
	const on = latinDigits(query.get("on")?.trim() ?? "");
	if (!on) return { asked: byRule };
	if (!isRealDay(on)) return { asked: byRule, problem: "notADay" };
	const { first, last } = daysOf(season);
	return on < first || on > last ? { asked: byRule, problem: "notInSeason" } : { asked: { on, ...byRule } };
}

/** The days that may belong to a season, both its years whole: ties are moved, and a table is asked for a while before and after them. */
export function daysOf(season: string) {
	const [from = "", until = from] = season.split("/");
	return { first: `${from}-01-01`, last: `${until}-12-31` };
}

function isRealDay(text: string): boolean {
	const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The query of a table: nothing for the official one of the current season. */
export function tableQuery(season: string | undefined, { on, rule }: Asked = {}): string {
	const query = new URLSearchParams({ ...(season && { season }), ...(on && { on }), ...(rule && { rule }) });
	return query.size > 0 ? `?${query}` : "";
}

export const isOfficial = ({ on, rule }: AskedTable) => on === undefined && rule === undefined;

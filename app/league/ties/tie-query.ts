import { machineText } from "../../base/typed/machine-text.ts";

const YEAR = "(?:19|20)\\d\\d";
const date = /(?<!\d)(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[/.](\d{1,2})[/.](\d{4}))(?!\d)/;
const season = new RegExp(`(?<!\\d)(${YEAR}) ?[/–-] ?((?:${YEAR}|\\d\\d))(?!\\d)`);
const year = new RegExp(`(?<!\\d)(${YEAR})(?!\\d)`);

/** The day, season or year that a typed text names, and the rest of it. */
export type TieQuery = { rest: string; day?: string; season?: string; year?: number };

/** @example tieQuery("نصر ٢٠٢٥/٢٠٢٦") // { rest: "نصر ", season: "2025/2026" } */
export function tieQuery(typed: string): TieQuery {
	const text = machineText(typed);
	const [isDay, day] = [date.exec(text), dayOf(date.exec(text))];
	if (isDay && day) return { rest: text.replace(isDay[0], " "), day };
	const [inSeason, from = "", until = ""] = season.exec(text) ?? [];
	if (inSeason && Number(until.slice(-2)) === (Number(from) + 1) % 100)
		return { rest: text.replace(inSeason, " "), season: `${from}/${Number(from) + 1}` };
	const [inYear] = year.exec(text) ?? [];
	return inYear ? { rest: text.replace(inYear, " "), year: Number(inYear) } : { rest: text };
}

function dayOf(found: RegExpExecArray | null): string | undefined {
	const [, y = found?.[6], m = found?.[5], d = found?.[4]] = found ?? [];
	const day = `${y}-${m?.padStart(2, "0")}-${d?.padStart(2, "0")}`;
	const at = new Date(`${day}T00:00:00Z`);
	return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : undefined;
}

import { z } from "zod";
import { requiredText } from "../base/forms/form-fields.ts";
import { problemOfYear } from "../base/typed/day-time.ts";
import { machineText } from "../base/typed/machine-text.ts";

/** The season that a new database begins with (migrations/0004-league.sql). */
export const FIRST_SEASON = "2025/2026";

/** Two years in a row: `2025/2026`. */
const followsItself = (season: string) => {
	const [, first, second] = /^(\d{4})\/(\d{4})$/.exec(season) ?? [];
	return Number(second) === Number(first) + 1;
};

/** The name of a season, with digits of either kind (docs/rules/league.md#standings). */
export const seasonName = () =>
	z
		.string({ error: "required" })
		.transform(machineText)
		.pipe(requiredText(9).pipe(z.string().refine(followsItself, "notASeason")));

/** Whether a day is of a season or of one beside it. */
export function isNearSeason(day: string, season: string): boolean {
	const [first, last] = yearsOf(season);
	return `${first}` <= day.slice(0, 4) && day.slice(0, 4) <= `${last}`;
}

/** The problem of a tie's day that can be and is far from its season, as a text key with the years that are not. */
export const problemInSeason = (day: string, season: string) =>
	problemOfYear(day) || isNearSeason(day, season) ? undefined : `farFromSeason:${yearsOf(season).join(":")}`;

/** The years of a season and of those beside it. */
function yearsOf(season: string): [first: number, last: number] {
	const year = Number(season.slice(0, 4));
	return [year - 1, year + 2];
}

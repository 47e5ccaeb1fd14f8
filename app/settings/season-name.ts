import { z } from "zod";
import { requiredText } from "../base/forms/form-fields.ts";
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

import { z } from "zod";
import { orNull, wholeNumber } from "../../../base/forms/form-fields.ts";
import { sides } from "../../tie.ts";
import { MAX_SCORE } from "../editing/tie-form.ts";

/** A tie as a line of the round's form says it. `untouched` is one whose controls are as they came. */
export type RoundLine = z.output<typeof lineForm> & { id: number; untouched: boolean };

const score = orNull(wholeNumber(0, MAX_SCORE));
const lineForm = z.object({
	version: wholeNumber(0, 2_147_483_647),
	home_score: score,
	away_score: score,
	/** Who missed it, or that it ended otherwise and stays so. */
	missed: orNull(z.enum([...sides, "other"], "unknownChoice")),
});

/** The controls of a tie, by what they hold. */
export const controls = (id: number) => ({
	version: `version_${id}`,
	was: `was_${id}`,
	home_score: `home_${id}`,
	away_score: `away_${id}`,
	missed: `missed_${id}`,
});

/** Scores and absence in one text, to see whether a line was touched. */
export const asText = (home: unknown, away: unknown, missed: unknown) =>
	[home, away, missed].map((each) => String(each ?? "").trim()).join("-");

/** The lines of these ties as they were sent, and a problem for each control that is wrong. */
export function readLines(ids: readonly number[], values: Record<string, string>) {
	const lines: RoundLine[] = [];
	const problems: Record<string, string> = {};
	for (const id of ids) {
		const of = controls(id);
		if (values[of.version] === undefined) continue;
		const sent = {
			version: values[of.version],
			home_score: values[of.home_score],
			away_score: values[of.away_score],
			missed: values[of.missed],
		};
		const untouched = asText(sent.home_score, sent.away_score, sent.missed) === values[of.was];
		const parsed = lineForm.safeParse(sent);
		if (!parsed.success) {
			for (const { path, message } of parsed.error.issues)
				problems[path[0] === "away_score" ? of.away_score : of.home_score] = message;
			continue;
		}
		const { home_score, away_score } = parsed.data;
		if ((home_score === null) !== (away_score === null))
			problems[home_score === null ? of.home_score : of.away_score] = "bothScores";
		else lines.push({ ...parsed.data, id, untouched });
	}
	return { lines, problems };
}

/** A question about one line: it is asked again when the line says something else. */
export const questionOf = (key: string, { id, home_score, away_score, missed }: RoundLine) => ({
	key,
	id,
	token: `${key}.${id}.${home_score ?? ""}.${away_score ?? ""}.${missed ?? ""}`,
});
export type RoundQuestion = ReturnType<typeof questionOf>;

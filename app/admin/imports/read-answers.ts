import { z } from "zod";
import type { Choice } from "../../records/import-plan.ts";
import type { Answers } from "./import.server.ts";

const choice = z.tuple([z.string().max(200), z.string().max(200)]);
const MAX_CHOICES = 200;
/** A line of the file and the record that it is: a new one, or one there is, by its id. */
const decision = z.tuple([z.int(), z.union([z.literal("new"), z.int()])]);

/** One choice of a club as a control says it: the name in the file, and the club's. */
export const choiceValue = (given: string, club: string) => JSON.stringify([given, club]);

/** One choice of a record for a line, as a control says it. */
export const decisionValue = (line: number, choice: Choice) => JSON.stringify([line, choice]);

/** The answers in a form that shows a file again. */
export function readAnswers(form: FormData): Answers {
	const said = [...form.getAll("chosen"), ...form.getAll("choose")].slice(-MAX_CHOICES);
	const clubs = said.flatMap((value) => {
		const parsed = choice.safeParse(json(value));
		return parsed.success ? [parsed.data] : [];
	});
	const decided = form.getAll("decide").flatMap((value) => {
		const parsed = decision.safeParse(json(value));
		return parsed.success ? [parsed.data] : [];
	});
	const forAll = z.enum(["same", "new"]).safeParse(form.get("doubts")).data;
	return {
		clubs: new Map(clubs),
		warningsAreMeant: form.get("warnings") === "on",
		choices: { byLine: new Map(decided), forAll },
	};
}

function json(value: FormDataEntryValue): unknown {
	try {
		return JSON.parse(String(value));
	} catch {
		return undefined;
	}
}

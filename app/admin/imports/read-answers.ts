import { z } from "zod";
import type { Answers } from "./import.server.ts";

const choice = z.tuple([z.string().max(200), z.string().max(200)]);
const MAX_CHOICES = 200;

/** One choice of a club as a control says it: the name in the file, and the club's. */
export const choiceValue = (given: string, club: string) => JSON.stringify([given, club]);

/** The answers in a form that shows a file again. */
export function readAnswers(form: FormData): Answers {
	const said = [...form.getAll("chosen"), ...form.getAll("choose")].slice(-MAX_CHOICES);
	const clubs = said.flatMap((value) => {
		const parsed = choice.safeParse(json(value));
		return parsed.success ? [parsed.data] : [];
	});
	return { clubs: new Map(clubs), warningsAreMeant: form.get("warnings") === "on" };
}

function json(value: FormDataEntryValue): unknown {
	try {
		return JSON.parse(String(value));
	} catch {
		return undefined;
	}
}

import { z } from "zod";
import type { Choice } from "../../records/imports/plan.ts";
import type { RowAnswers } from "./runs.server.ts";

const name = z.string().max(200);
const pair = z.union([z.tuple([name, name]), z.tuple([name, name, z.int().min(1).max(1_000_000)])]);
const record = z.union([z.literal("new"), z.int().min(1).max(2_147_483_647)]);

/**
 * One choice of a name as a control says it: the name in the file, the other, and the row where it is for that one
 * alone.
 */
export const nameChoice = (given: string, chosen: string, nth?: number) =>
	JSON.stringify(nth === undefined ? [given, chosen] : [given, chosen, nth]);

export const readNameChoice = (value: unknown) => pair.safeParse(json(value)).data;

/** A choice of a record as a control says it. */
export const recordChoice = (choice: Choice) => String(choice);

/**
 * The answers of a form for the rows that it shows: `row` is the number of each, and its controls bear it in their
 * names.
 */
export function readRowAnswers(form: FormData): RowAnswers {
	const choices = new Map<number, Choice | null>();
	const meant = new Map<number, boolean>();
	for (const value of form.getAll("row")) {
		const nth = Number(value);
		if (!Number.isInteger(nth) || nth < 1) continue;
		const decided = form.get(`decide-${nth}`);
		if (decided !== null) choices.set(nth, readChoice(decided));
		meant.set(nth, form.get(`meant-${nth}`) === "on");
	}
	return { choices, meant };
}

/** A choice that a control says; null where none was made. */
function readChoice(value: FormDataEntryValue): Choice | null {
	const text = String(value);
	return record.safeParse(/^\d+$/.test(text) ? Number(text) : text).data ?? null;
}

function json(value: unknown): unknown {
	try {
		return JSON.parse(String(value));
	} catch {
		return undefined;
	}
}

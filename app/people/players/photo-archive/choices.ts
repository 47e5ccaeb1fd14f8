import type { Choice, Entry } from "./archive.ts";

/** The control of a file. */
export const controlOf = (entry: { id: number }) => `entry-${entry.id}`;

/**
 * The choices in a form about the files of an archive. A file that it does not name, or leaves empty, has its default;
 * an unknown name is then added where all of them are.
 */
export function readChoices(values: Record<string, string>, entries: readonly Entry[]): Map<number, Choice> {
	const choices = new Map<number, Choice>();
	for (const entry of entries) {
		const choice = asChoice(values[controlOf(entry)]);
		if (choice !== undefined) choices.set(entry.id, choice);
		else if (values.create_all === "on" && entry.verdict === "new") choices.set(entry.id, "create");
	}
	return choices;
}

function asChoice(value: string | undefined): Choice | undefined {
	if (value === "skip" || value === "create") return value;
	return /^[1-9]\d{0,9}$/.test(value ?? "") ? Number(value) : undefined;
}

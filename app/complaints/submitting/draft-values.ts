import { draftFields } from "./complaint-form.ts";

/** A draft as the controls of its form hold it. */
export const draftValues = (draft: object): Record<string, string> => {
	const row: Record<string, unknown> = { ...draft };
	return Object.fromEntries(
		[...draftFields[1], ...draftFields[2]].map((name) => [name, row[name] === null ? "" : String(row[name] ?? "")]),
	);
};

import { allDraftFields } from "./complaint-form.ts";

/** A draft as the controls of its form hold it. */
export const draftValues = (draft: object): Record<string, string> => {
	const row: Record<string, unknown> = { ...draft };
	return Object.fromEntries(allDraftFields.map((name) => [name, String(row[name] ?? "")]));
};

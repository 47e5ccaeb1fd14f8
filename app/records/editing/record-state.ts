import type { FormState } from "../../base/forms/form-state.ts";
import type { Clash } from "../../base/forms/merge-edits.ts";

/** The state of a record's form: what was typed, problems, and changes by other editors. */
export type RecordState = FormState & {
	/** Another editor saved first. */
	conflict?: { by: string; at: string; changes: Clash[] };
	/**
	 * Likely slips, as keys of problems, with `@` and a field where they are about that one: the editor corrects them, or
	 * saves again and means it.
	 */
	questions?: string[];
	/** The values that the questions are about, as JSON: with other values they are asked again. */
	asked?: string;
	/** The record was deleted in between. */
	gone?: boolean;
	/** Typed before the session ended. */
	isRestored?: boolean;
};

/** Unsaved text of a person: the serial of the form that it was typed into, and what a new record is called in it. */
export type FoundDraft = { serial: string; saved_at: Date; name: string; name_ar: string };

/**
 * The drafts of a panel, latest first: `of` names the record, `shownAt` is the time of the draft that the form shows.
 */
export type Draft = { of: string; found: FoundDraft[]; shownAt?: Date };

/**
 * Each new record that is being written has a draft of its own, as `team:new` or, under a record with the id 7,
 * `stint:7-new`; one that exists has one.
 */
export const isOfNew = (of: string) => /[:-]new$/.test(of);

import type { FormState } from "../base/forms/form-state.ts";
import type { Clash } from "./form-values.ts";

/** The state of a record's form: what was typed, problems, and changes by other editors. */
export type RecordState = FormState & {
	/** Another editor saved first. */
	conflict?: { by: string; at: string; changes: Clash[] };
	/** Likely slips, as keys of problems: the editor corrects them, or saves again and means it. */
	questions?: string[];
	/** The values that the questions are about, as JSON: with other values they are asked again. */
	asked?: string;
	/** The record was deleted in between. */
	gone?: boolean;
	/** Typed before the session ended. */
	isRestored?: boolean;
};

/** Unsaved text of a person in the panel of a record: `of` names the record, `savedAt` is absent while there is none. */
export type Draft = { of: string; savedAt?: Date; isShown: boolean };

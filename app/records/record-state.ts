import type { FormState } from "../base/forms/form-state.ts";
import type { Clash } from "./form-values.ts";

/** The state of a record's form: what was typed, problems, and changes by other editors. */
export type RecordState = FormState & {
	/** Another editor saved first. */
	conflict?: { by: string; at: string; changes: Clash[] };
	/** Likely slips, as keys of problems: the editor corrects them, or saves again and means it. */
	questions?: string[];
	/** The record was deleted in between. */
	gone?: boolean;
	/** Typed before the session ended. */
	isRestored?: boolean;
};

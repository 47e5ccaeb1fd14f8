import type { FormState } from "../base/forms/form-state.ts";
import type { Clash } from "./form-values.ts";

/** What a record's form shows: what was typed, what is wrong, and what others did meanwhile. */
export type RecordState = FormState & {
	/** Another editor saved first. */
	conflict?: { by: string; at: string; changes: Clash[] };
	/** The record was deleted meanwhile. */
	gone?: boolean;
	/** Typed before the session ended. */
	kept?: boolean;
};

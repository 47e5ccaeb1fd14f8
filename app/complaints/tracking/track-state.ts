import type { FormState } from "../../base/forms/form-state.ts";

/** What came of the last try on the tracking page; `refused` is the key of what to say (docs/rules.md#fixed-texts). */
export type TrackState = FormState & {
	refused?: "caseNotFound" | "wrongProof" | "codeFailed" | "codeInvalid" | "codeCheckFailed" | "searchError";
};

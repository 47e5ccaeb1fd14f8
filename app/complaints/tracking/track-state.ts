import type { FormState } from "../../base/forms/form-state.ts";

/** The result of the last try on the tracking page; `refused` is a text key (docs/rules/site.md#fixed-texts). */
export type TrackState = FormState & {
	refused?: "caseNotFound" | "wrongProof" | "codeFailed" | "codeInvalid" | "codeCheckFailed" | "searchError";
};

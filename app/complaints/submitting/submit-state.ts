import type { FormState } from "../../base/forms/form-state.ts";
import type { FileProblem } from "../evidence/listed-file.ts";

/** The result of the last try to send a step. */
export type SubmitState = FormState & { files?: FileProblem[]; conflict?: boolean; refused?: boolean };

/**
 * Facts that a page learns from its autosave: the versions of its fields, and the fields of which another text is kept.
 */
export type AutosavedDraft = { seen: string; kept: string[] };

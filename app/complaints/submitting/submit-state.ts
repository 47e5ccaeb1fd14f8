import type { FormState } from "../../base/forms/form-state.ts";
import type { FileProblem } from "../evidence/listed-file.ts";

/** The result of the last try to send a step. */
export type SubmitState = FormState & { files?: FileProblem[]; conflict?: boolean; refused?: boolean };

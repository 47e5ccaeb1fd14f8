import { z } from "zod";
import { requiredText } from "../../base/forms/form-fields.ts";

/** The fields on a receipt: the reference and the code. */
export const verifyForm = z.object({ case_reference: requiredText(40), code: requiredText(400) });

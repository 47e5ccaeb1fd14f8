import { z } from "zod";
import { optionalText, requiredText } from "../../base/forms/form-fields.ts";
import { pastedJws } from "../../signing/signed.ts";

/** A JWS with every file listed by itself is longer than a printed one: there were such receipts. */
export const CODE_MAX = 8000;

/** The fields on a receipt: its code with the reference, or the whole signed statement, which names the case itself. */
export const verifyForm = z
	.object({ case_reference: optionalText(40), code: requiredText(CODE_MAX) })
	.refine(({ case_reference, code }) => case_reference || pastedJws(code), {
		error: "required",
		path: ["case_reference"],
	});

import { z } from "zod";
import { requiredText } from "../../../base/forms/form-fields.ts";
import { slugOf } from "../../../base/locale/slug.ts";

/** A category of licences. The English name has letters or digits, of which its code is made. */
export const licenceCategoryForm = z.object({
	name_ar: requiredText(60).refine((name) => /\p{Script=Arabic}/u.test(name), "notInArabic"),
	name: requiredText(60).refine((name) => slugOf(name) !== "", "notInLatin"),
});

/** The code of the category that a licence has where none is chosen. */
export const USUAL_CATEGORY = "senior";

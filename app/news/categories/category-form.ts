import { z } from "zod";
import { requiredText } from "../../base/forms/form-fields.ts";
import { slugOf } from "../../base/locale/slug.ts";
import { MAX_NAME } from "./category.ts";

/** The names of a category. The English one has letters or digits, of which its slug is made. */
export const categoryForm = z.object({
	name_ar: requiredText(MAX_NAME).refine((name) => /\p{Script=Arabic}/u.test(name), "notInArabic"),
	name: requiredText(MAX_NAME).refine((name) => slugOf(name) !== "", "notInLatin"),
});
export type CategoryInput = z.input<typeof categoryForm>;

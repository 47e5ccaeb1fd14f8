import { z } from "zod";
import { checkbox, orNull, requiredText, wholeNumber } from "../../base/forms/form-fields.ts";
import { slugOf } from "../../base/locale/slug.ts";

export const classSexes = ["open", "men", "women", "mixed"] as const;
export type ClassSex = (typeof classSexes)[number];

/** Who plays in a competition. The English name has letters or digits, of which its code is made. */
export const classForm = z
	.object({
		name_ar: requiredText(60).refine((name) => /\p{Script=Arabic}/u.test(name), "notInArabic"),
		name: requiredText(60).refine((name) => slugOf(name) !== "", "notInLatin"),
		sex: z.enum(classSexes, { error: "required" }),
		admits_women: checkbox(),
		/** Ages on 31 December of a season's first year. */
		age_from: orNull(wholeNumber(1, 120)).default(null),
		age_under: orNull(wholeNumber(1, 120)).default(null),
	})
	.refine(({ age_from, age_under }) => age_from === null || age_under === null || age_from < age_under, {
		path: ["age_under"],
		message: "noAgeBetween",
	});

import { z } from "zod";
import { optionalText, orNull, requiredText, wholeNumber } from "../../base/forms/form-fields.ts";
import { slugOf } from "../../base/locale/slug.ts";

export const competitionKinds = ["league", "cup", "tournament"] as const;
export const competitionSexes = ["open", "men", "women", "mixed"] as const;

/** The names and the kind of a competition. The English name has letters or digits, of which its address is made. */
export const competitionForm = z.object({
	name_ar: requiredText(60).refine((name) => /\p{Script=Arabic}/u.test(name), "notInArabic"),
	name: requiredText(60).refine((name) => slugOf(name) !== "", "notInLatin"),
	kind: z.enum(competitionKinds, { error: "required" }),
	sex: z.enum(competitionSexes, { error: "required" }),
	age_class_ar: optionalText(40),
	age_class: optionalText(40),
	/** Ages on 31 December of a season's first year. */
	age_from: orNull(wholeNumber(1, 120)).default(null),
	age_under: orNull(wholeNumber(1, 120)).default(null),
	sponsor_ar: optionalText(80),
	sponsor: optionalText(80),
});
export type CompetitionInput = z.input<typeof competitionForm>;

import { z } from "zod";
import { optionalText, requiredText } from "../../base/forms/form-fields.ts";
import { slugOf } from "../../base/locale/slug.ts";

export const competitionKinds = ["league", "cup", "tournament"] as const;

/** The names and the kind of a competition. The English name has letters or digits, of which its address is made. */
export const competitionForm = z.object({
	name_ar: requiredText(60).refine((name) => /\p{Script=Arabic}/u.test(name), "notInArabic"),
	name: requiredText(60).refine((name) => slugOf(name) !== "", "notInLatin"),
	kind: z.enum(competitionKinds, { error: "required" }),
	/** The code of a class. */
	class: z.string({ error: "required" }).min(1, "required"),
	sponsor_ar: optionalText(80),
	sponsor: optionalText(80),
});
export type CompetitionInput = z.input<typeof competitionForm>;

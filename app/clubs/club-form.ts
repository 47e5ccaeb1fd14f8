import { z } from "zod";
import { optionalPhone, optionalText, requiredText, wholeNumber } from "../base/forms/form-fields.ts";

/** A club as staff enter it. Required fields: docs/rules.md#clubs. */
export const clubForm = z.object({
	name: requiredText(120),
	name_ar: requiredText(120),
	logo_url: optionalText(500),
	region: requiredText(120),
	region_ar: requiredText(120),
	division: requiredText(120).default("Premier Division"),
	division_ar: requiredText(120).default("الدوري الممتاز"),
	coach_name: optionalText(120),
	coach_name_ar: optionalText(120),
	admin_name: optionalText(120),
	admin_name_ar: optionalText(120),
	contact_number: optionalPhone(),
	founded_year: wholeNumber(1800, 2200),
});
export type ClubInput = z.input<typeof clubForm>;

/** Initial values of a new club's form. */
export const blankClub = (now: Date) => ({
	founded_year: String(now.getUTCFullYear()),
	division: "Premier Division",
	division_ar: "الدوري الممتاز",
});

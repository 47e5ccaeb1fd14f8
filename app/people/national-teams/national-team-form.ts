import { z } from "zod";
import { requiredText } from "../../base/forms/form-fields.ts";
import { type NationalTeamType, nationalTeamTypes } from "./national-team.ts";

/** All fields are required (docs/rules/people.md#national-teams). */
export const nationalTeamForm = z.object({
	team_type: z.enum(nationalTeamTypes, "unknownChoice"),
	title: requiredText(120),
	title_ar: requiredText(120),
	coach_name: requiredText(120),
	coach_name_ar: requiredText(120),
});
export type NationalTeamInput = z.input<typeof nationalTeamForm>;

/** The titles with which an empty slot opens its form. */
export const defaultTitles: Record<NationalTeamType, { title: string; title_ar: string }> = {
	mens: { title: "Men's National Team", title_ar: "المنتخب الوطني للرجال" },
	womens: { title: "Women's National Team", title_ar: "المنتخب الوطني للسيدات" },
	youth: { title: "Youth National Team", title_ar: "المنتخب الوطني للشباب" },
	paralympic: { title: "Paralympic National Team", title_ar: "المنتخب الوطني لذوي الإعاقة" },
};

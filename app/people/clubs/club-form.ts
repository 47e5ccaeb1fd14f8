import { z } from "zod";
import {
	emailAddress,
	hexColour,
	optionalPhone,
	optionalText,
	orNull,
	requiredText,
	webAddress,
	wholeNumber,
} from "../../base/forms/form-fields.ts";
import { optionalPosition } from "../../base/maps/position.ts";
import { pictureAddress } from "../../records/pictures/own-picture.ts";

/** The division that the league table and the page of the clubs begin with. */
export const TOP_DIVISION = "Premier Division";

/** A club as staff enter it. Required fields: docs/rules/people.md#clubs. */
export const clubForm = z.object({
	name: requiredText(120),
	name_ar: requiredText(120),
	logo_url: pictureAddress(),
	/** Worn by the club's page; without one it has the federation's. */
	colour: orNull(hexColour()).default(null),
	region: requiredText(120),
	region_ar: requiredText(120),
	division: requiredText(120).default(TOP_DIVISION),
	division_ar: requiredText(120).default("الدوري الممتاز"),
	coach_name: optionalText(120),
	coach_name_ar: optionalText(120),
	admin_name: optionalText(120),
	admin_name_ar: optionalText(120),
	contact_number: optionalPhone(),
	founded_year: wholeNumber(1800, 2200),
	// For people who look for a club.
	hall: optionalText(120),
	hall_ar: optionalText(120),
	address: optionalText(200),
	address_ar: optionalText(200),
	location: optionalPosition(),
	training: optionalText(500),
	training_ar: optionalText(500),
	age_groups: optionalText(120),
	age_groups_ar: optionalText(120),
	newcomers: optionalText(300),
	newcomers_ar: optionalText(300),
	email: orNull(emailAddress()).default(null),
	website: orNull(webAddress()).default(null),
	social: orNull(webAddress()).default(null),
});
export type ClubInput = z.input<typeof clubForm>;

/** Initial values of a new club's form. */
export const blankClub = (now: Date) => ({
	founded_year: String(now.getUTCFullYear()),
	division: TOP_DIVISION,
	division_ar: "الدوري الممتاز",
});

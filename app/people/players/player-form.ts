import { z } from "zod";
import { optionalText, orNull, requiredText, wholeNumber } from "../../base/forms/form-fields.ts";
import { machineText } from "../../base/typed/machine-text.ts";
import { pictureAddress } from "../../records/pictures/own-picture.ts";

export const sexes = ["male", "female"] as const;
export type Sex = (typeof sexes)[number];

const sexWords = new Map<string, Sex>([
	...["m", "man", "men", "ذكر", "رجل"].map((word) => [word, "male"] as const),
	...["f", "woman", "women", "أنثى", "امرأة"].map((word) => [word, "female"] as const),
]);
/** The sex that a file means; another text is left as it is. */
export const sexNamed = (text: string): string => sexWords.get(text.trim().toLowerCase()) ?? text.trim().toLowerCase();

/** A player as staff enter one. Ranking is at least 1, or empty; no club is allowed (docs/rules/people.md#players). */
export const playerForm = z.object({
	name: requiredText(120),
	name_ar: requiredText(120),
	nationality: requiredText(60).default("KSA"),
	ranking: orNull(wholeNumber(1, 1_000_000)).default(null),
	photo_url: pictureAddress(),
	team_id: orNull(wholeNumber(1, 2_147_483_647)).default(null),
	sex: orNull(z.enum(sexes, "unknownChoice")).default(null),
	licence_no: optionalText(40).transform((typed) => typed && machineText(typed)),
	position: optionalText(120),
	position_ar: optionalText(120),
	bio: optionalText(5000),
	bio_ar: optionalText(5000),
});
export type PlayerInput = z.input<typeof playerForm>;

/** Initial values of a new player's form (docs/rules/people.md#players). */
export const blankPlayer = { nationality: "KSA" };

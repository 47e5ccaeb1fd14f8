import { type Locale, pickName } from "../../base/locale/locale.ts";

type Names = { name: string; name_ar: string };

/** A player's name; the name in the other language as long as this one is missing (docs/rules/people.md#players). */
export const playerName = (locale: Locale, player: Names): string => pickName(locale, player, "name");

/** Which of the two names an editor has yet to write; one name for both is the Latin one or the Arabic one. */
export function missingName({ name, name_ar }: Names): "noArabicName" | "noEnglishName" | undefined {
	if (name !== "" && name_ar !== "" && name !== name_ar) return undefined;
	return /\p{Script=Arabic}/u.test(name || name_ar) ? "noEnglishName" : "noArabicName";
}

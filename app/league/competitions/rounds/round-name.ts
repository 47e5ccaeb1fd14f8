import { type Locale, pickName } from "../../../base/locale/locale.ts";

type RoundNames = { name: string | null; name_ar: string | null } | undefined;

/** A round as readers know it: its own name, in either language, else its number. */
export const roundName = (locale: Locale, number: number, named: RoundNames): string =>
	(named && pickName(locale, named, "name")) || (locale === "ar" ? `الجولة ${number}` : `Round ${number}`);

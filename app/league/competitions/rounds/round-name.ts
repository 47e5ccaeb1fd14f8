import { type Locale, pick } from "../../../base/locale/locale.ts";

type RoundNames = { name: string | null; name_ar: string | null } | undefined;

/** A round as readers know it: its own name, else its number. */
export const roundName = (locale: Locale, number: number, named: RoundNames): string =>
	(named && pick(locale, named, "name")) || (locale === "ar" ? `الجولة ${number}` : `Round ${number}`);

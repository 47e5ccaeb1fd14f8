export type Locale = "ar" | "en";

/** Arabic lives at the bare path, English under `/en`. */
export const localeOf = (pathname: string): Locale => (/^\/en(\/|$)/.test(pathname) ? "en" : "ar");
export const otherLocale = (locale: Locale): Locale => (locale === "ar" ? "en" : "ar");
export const dirOf = (locale: Locale) => (locale === "ar" ? "rtl" : "ltr");

/** The same page in the given language; the path may be in either. */
export function inLocale(locale: Locale, pathname: string): string {
	const bare = pathname.replace(/^\/en(?=\/|$)/, "") || "/";
	if (locale === "ar") return bare;
	return bare === "/" ? "/en" : `/en${bare}`;
}

type PairedColumns<K extends string> = { [P in K]: string | null } & { [P in `${K}_ar`]: string | null };

/** One side of a pair of columns (`title`, `title_ar`). The other language is never a substitute. */
export function pick<K extends string>(locale: Locale, row: PairedColumns<K>, column: K): string {
	const pair: Record<string, string | null> = row;
	return pair[locale === "ar" ? `${column}_ar` : column] ?? "";
}

/**
 * The name of a person, a club, a team, a round or a place: as long as it is missing in this language, that of the
 * other (docs/rules/site.md#missing-translations).
 */
export const pickName = <K extends string>(locale: Locale, row: PairedColumns<K>, column: K): string =>
	pick(locale, row, column).trim() || pick(otherLocale(locale), row, column);

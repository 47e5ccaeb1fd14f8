import type { Locale } from "../../base/locale/locale.ts";
import { MAX_SLUG } from "../../base/locale/slug.ts";

/** The category of an article without another one; it is never deleted. */
export const DEFAULT_CATEGORY = "general";

/** The longest name; a slug is no longer. */
export const MAX_NAME = MAX_SLUG;

type Names = { name: string; name_ar: string | null };

/** The name of a category in a language; undefined where it has none. */
export const nameIn = (locale: Locale, { name, name_ar }: Names) => (locale === "ar" ? (name_ar ?? undefined) : name);

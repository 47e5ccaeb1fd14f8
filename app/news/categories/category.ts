import type { Locale } from "../../base/locale/locale.ts";

/** The category of an article without another one; it is never deleted. */
export const DEFAULT_CATEGORY = "general";

/** The longest name, and the longest slug. */
export const MAX_NAME = 60;

type Names = { name: string; name_ar: string | null };

/** The name of a category in a language; undefined where it has none. */
export const nameIn = (locale: Locale, { name, name_ar }: Names) => (locale === "ar" ? (name_ar ?? undefined) : name);

/** The slug of a new category, from its English name: "Youth Camps" is `youth-camps`. Empty when the name has no Latin letter or digit. */
export function slugOf(name: string): string {
	const slug = name
		.normalize("NFKD")
		.toLowerCase()
		.replace(/\p{M}/gu, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
	if (slug.length <= MAX_NAME) return slug;
	// One sign may become several, as "½" does: whole words are kept where there are some.
	const end = slug.lastIndexOf("-", MAX_NAME);
	return slug.slice(0, end > 0 ? end : MAX_NAME);
}

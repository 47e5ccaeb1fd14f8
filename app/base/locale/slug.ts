/** The longest slug. */
export const MAX_SLUG = 60;

/** The slug of an English name: "Youth Camps" is `youth-camps`. Empty when the name has no Latin letter or digit. */
export function slugOf(name: string): string {
	const slug = name
		.normalize("NFKD")
		.toLowerCase()
		.replace(/\p{M}/gu, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
	if (slug.length <= MAX_SLUG) return slug;
	// One sign may become several, as "½" does: whole words are kept where there are some.
	const end = slug.lastIndexOf("-", MAX_SLUG);
	return slug.slice(0, end > 0 ? end : MAX_SLUG);
}

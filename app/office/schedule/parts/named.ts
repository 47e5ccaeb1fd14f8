import { type Locale, pick } from "../../../base/locale/locale.ts";

export type NamedRecord = { id: number; name: string; name_ar: string };

/** The name of a squad or hall by its id, for a text in which other names may be. */
export function nameOf(locale: Locale, named: readonly NamedRecord[], id: number | null | undefined): string {
	const found = named.find((each) => each.id === id);
	return found ? pick(locale, found, "name") : "–";
}

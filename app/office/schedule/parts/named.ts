import { type Locale, pick } from "../../../base/locale/locale.ts";

export type Named = { id: number; name: string; name_ar: string };

/** The name of a squad or hall by its id, for a text in which other names may be. */
export function nameOf(locale: Locale, named: readonly Named[], id: number | null | undefined): string {
	const found = named.find((each) => each.id === id);
	return found ? pick(locale, found, "name") : "–";
}

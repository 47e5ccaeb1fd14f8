import type { Locale } from "../../../base/locale/locale.ts";
import { textNamed } from "../../../base/locale/text.ts";
import { representationText } from "./representation-text.ts";

/**
 * A represented person with the capacity of the representative, `Sara Ali (parent or guardian)`; empty where none is.
 */
export const representedIn = (locale: Locale, name: string | null, capacity: string | null): string =>
	[name && `\u2068${name}\u2069`, capacity && `(${textNamed(representationText(locale), capacity)})`]
		.filter(Boolean)
		.join(" ");

import type { Locale } from "../../base/locale/locale.ts";
import { factorsText } from "./factors-text.ts";
import { federationText } from "./federation-text.ts";
import { heroText } from "./hero-text.ts";
import { settingsText } from "./text.ts";

/** The names of all parts and of their fields. */
export const settingsWords = (locale: Locale) => ({
	...settingsText(locale),
	...federationText(locale),
	...factorsText(locale),
	...heroText(locale),
});

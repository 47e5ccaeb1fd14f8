import { defineText } from "../../base/locale/text.ts";

const texts = defineText({
	"site-opened": { ar: "فُتح الموقع للزوار", en: "The site is open to visitors" },
});

/** Notices of the set-up. */
export const setupFlashes = { texts, failures: [] };

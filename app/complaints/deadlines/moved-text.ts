import { defineText } from "../../base/locale/text.ts";

/** The days of an event that moved one. */
export const movedText = defineText({
	fromTo: {
		ar: (was: string, until: string) => `من ${was} إلى ${until}`,
		en: (was: string, until: string) => `From ${was} to ${until}`,
	},
});

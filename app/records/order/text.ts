import { defineText } from "../../base/locale/text.ts";

/** Buttons that move an entry in its list. */
export const orderText = defineText({
	up: { ar: "إلى أعلى", en: "Up" },
	down: { ar: "إلى أسفل", en: "Down" },
});

import { defineText } from "../../base/locale/text.ts";

/** The last change of a part of the settings. */
export const changeText = defineText({
	lastChange: { ar: "آخر تعديل:", en: "Last changed:" },
	undo: { ar: "تراجع عن آخر تعديل", en: "Undo the last change" },
});

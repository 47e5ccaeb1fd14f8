import { defineText } from "../../base/locale/text.ts";

/** Problems of the settings' forms. */
export const settingsProblems = defineText({
	notAColour: { ar: "اختر لونًا، أو اكتبه هكذا: ⁦#0b4636⁩", en: "Choose a colour, or enter one such as #0b4636" },
});

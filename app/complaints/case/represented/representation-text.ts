import { defineText } from "../../../base/locale/text.ts";

/** In which capacity a representative files. */
export const representationText = defineText({
	guardian: { ar: "ولي الأمر", en: "parent or guardian" },
	lawyer: { ar: "محامٍ أو وكيل قانوني", en: "lawyer or legal agent" },
	club_official: { ar: "مسؤول في النادي", en: "club official" },
	other: { ar: "صفة أخرى", en: "another capacity" },
});

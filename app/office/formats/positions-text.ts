import { defineText } from "../../base/locale/text.ts";

/** Who may be named at which position, in the form of a format. */
export const positionsText = defineText({
	positions: { ar: "من يُسمّى لكل مركز", en: "Who may have which position" },
	positionsHint: {
		ar: "مثل المركز 1 لفئة تحت 15. المركز الذي لا شرط له لأي لاعب في الفريق.",
		en: "For example position 1 for U15. A position without a condition is for any player of the team.",
	},
	condition: { ar: (nth: number) => `الشرط ${nth}`, en: (nth: number) => `Condition ${nth}` },
	position: { ar: "المركز", en: "Position" },
	class: { ar: "لاعبو فئة", en: "Players of the class" },
	anyClass: { ar: "أي فئة", en: "Any class" },
	born: { ar: "مواليد هذه السنة وما بعدها", en: "Born in this year or later" },
});

import { defineText } from "../../base/locale/text.ts";

/** Problems of formats. */
export const formatProblems = defineText({
	sameFormat: { ar: "توجد صيغة بهذا الاسم", en: "There is already a format with this name" },
	formatOfSheets: {
		ar: "لمباريات أوراق بهذه الصيغة، فتبقى كما هي",
		en: "Matches have sheets in this format, so it stays as it is",
	},
	notAnOrder: {
		ar: "اكتب ترتيبًا مثل A-X B-Y D A-Y B-X، بعشرين مباراة على الأكثر",
		en: "Enter an order such as A-X B-Y D A-Y B-X, of at most twenty rubbers",
	},
	moreThanRubbers: { ar: "أكثر من مباريات الترتيب", en: "More than the order of play has" },
	fewerThanLeast: { ar: "أقل من أقل عدد من اللاعبين", en: "Fewer than the least number of players" },
	fewerThanPositions: { ar: "أقل من مراكز الترتيب", en: "Fewer than the positions in the order of play" },
	moreThanPlaces: { ar: "أكثر ممن لهم مكان في الترتيب", en: "More than have a place in the order of play" },
	notAPosition: { ar: "ليس من مراكز ترتيب اللعب", en: "Not a position of the order of play" },
	classOrYear: { ar: "اختر فئة أو اكتب سنة", en: "Choose a class or enter a year" },
	notPositionRules: {
		ar: "اكتب الشروط هكذا: 1:u15 2:2011+",
		en: "Write the conditions like this: 1:u15 2:2011+",
	},
	samePosition: { ar: "لهذا المركز شرط في صف قبله", en: "A row above has a condition for this position" },
});

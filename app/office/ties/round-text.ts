import { defineText, plural } from "../../base/locale/text.ts";

const ties = {
	ar: { one: "مباراة واحدة", two: "مباراتان", few: "# مباريات", many: "# مباراة", other: "# مباراة" },
	en: { one: "# match", other: "# matches" },
};

/** Entering the results of a whole round on one page. */
export const roundText = defineText({
	lead: {
		ar: "اكتب ما انتهى واترك الباقي فارغًا. ينقلك Tab من المضيف إلى الضيف ثم إلى المباراة التالية، ويحفظ Enter الكل.",
		en: "Fill in what has ended and leave the rest empty. Tab leads from home to away and on to the next match; Enter saves them all.",
	},
	home: { ar: "المضيف", en: "Home" },
	away: { ar: "الضيف", en: "Away" },
	scoreOf: {
		ar: (club: string, other: string) => `نتيجة ${club} أمام ${other}`,
		en: (club: string, other: string) => `Score of ${club} against ${other}`,
	},
	missed: { ar: "مباريات لم تُلعب", en: "Matches that were not played" },
	missedHint: {
		ar: "اختر الغائب واترك النتيجتين فارغتين: تُملآن كما يقضي نظام المجموعة.",
		en: "Choose who was absent and leave the scores empty: they are filled in by the rules of the group.",
	},
	played: { ar: "لُعبت أو ستُلعب", en: "Played, or to be played" },
	homeMissed: { ar: (club: string) => `غاب ${club}`, en: (club: string) => `${club} was absent` },
	bothMissed: { ar: "غاب الفريقان", en: "Both were absent" },
	other: { ar: "كما سُجلت في صفحتها", en: "As entered on its own page" },
	save: { ar: "حفظ النتائج", en: "Save results" },
	saved: { ar: "حُفظت نتائج", en: "Results saved:" },
	ties: {
		ar: (count: number) => plural("ar", count, ties.ar),
		en: (count: number) => plural("en", count, ties.en),
	},
	left: {
		ar: (count: number) => `بلا نتيجة: ${plural("ar", count, ties.ar)}`,
		en: (count: number) => `Without a result: ${plural("en", count, ties.en)}`,
	},
	isThis: { ar: "هل هذا مقصود؟", en: "Is this right?" },
	theirs: { ar: "المسجل الآن:", en: "Entered now:" },
	nothingEntered: { ar: "بلا نتيجة", en: "no result" },
	undoAll: { ar: "تراجع عن نتائج", en: "Undo the results of" },
});

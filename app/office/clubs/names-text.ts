import { defineText } from "../../base/locale/text.ts";

/** Former names of a club, and how its name is changed. */
export const renamingText = defineText({
	open: { ar: "الأسماء السابقة", en: "Former names" },
	of: { ar: (club: string) => `الأسماء السابقة: ${club}`, en: (club: string) => `Former names of ${club}` },
	lead: {
		ar: "تظهر المباريات وجداول المواسم السابقة باسم النادي في يومها، ويجد البحث النادي بأسمائه كلها.",
		en: "Earlier matches and tables show the name of their day, and the search finds the club by all its names.",
	},
	none: { ar: "لا اسم سابق لهذا النادي.", en: "This club has had no other name." },
	add: { ar: "أضف اسمًا سابقًا", en: "Add a former name" },
	edit: { ar: "تعديل اسم سابق", en: "Edit a former name" },
	name: { ar: "الاسم بالإنجليزية", en: "Name in English" },
	name_ar: { ar: "الاسم بالعربية", en: "Name in Arabic" },
	until_on: { ar: "آخر يوم بهذا الاسم", en: "Last day of this name" },
	until: { ar: (day: string) => `حتى ${day}`, en: (day: string) => `Until ${day}` },
	undo: { ar: "تراجع عن تغيير الاسم", en: "Undo the renaming" },
	deleted: {
		ar: "تظهر مباريات تلك الأيام بالاسم الذي تلاه.",
		en: "Matches of those days then show the name that came after it.",
	},
	name_change: { ar: "عند تغيير الاسم", en: "If the name changes" },
	correction: { ar: "تصحيح خطأ", en: "Correct a mistake" },
	renamed: { ar: "اسم جديد من يوم", en: "Renamed from a day" },
	renamed_on: { ar: "أول يوم بالاسم الجديد", en: "First day of the new name" },
	renamedHint: {
		ar: "للاسم الجديد فقط: تبقى المباريات قبل هذا اليوم بالاسم السابق.",
		en: "For a new name only: matches before this day keep the former one.",
	},
});

export const renamingProblems = defineText({
	sameNameAsBefore: { ar: "الاسم لم يتغير. اكتب الاسم الجديد", en: "The name is as it was. Enter the new one" },
	notOver: { ar: "اختر يومًا مضى", en: "Choose a day that is over" },
	sameLastDay: { ar: "ينتهي اسم آخر في هذا اليوم", en: "Another name ends on this day" },
});

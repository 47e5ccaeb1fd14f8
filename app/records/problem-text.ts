import { defineText } from "../base/locale/text.ts";

/** Problems that fields of records and of the settings can have. */
export const recordProblems = defineText({
	dayBefore: { ar: "لا يسبق اليوم الأخير اليوم الأول", en: "The last day is not before the first" },
	notATime: { ar: "اكتب وقتًا صحيحًا", en: "Enter a valid time" },
	notASeason: { ar: "اكتب الموسم بهذا الشكل: 2025/2026", en: "Enter the season like this: 2025/2026" },
	sameClub: { ar: "اختر ناديين مختلفين", en: "Choose two different clubs" },
	notACategory: {
		ar: "اكتب التصنيف بأحرف لاتينية صغيرة وشرطات مثل youth-camps",
		en: "Write the category in lower-case Latin letters and hyphens, such as youth-camps",
	},
	notAWebAddress: { ar: "اكتب عنوانًا يبدأ بـ https://", en: "Enter an address that starts with https://" },
	slotTaken: {
		ar: "أُنشئ منتخب من هذا النوع بالفعل. أعد تحميل الصفحة لتعديله",
		en: "A team of this type already exists. Reload the page to edit it",
	},
	unknownClub: {
		ar: "لا يوجد نادٍ بهذا الاسم. راجع الاسم أو اختر ناديًا آخر",
		en: "There is no such club. Check the name or choose another",
	},
	notAZip: { ar: "اختر ملفًا بامتداد .zip", en: "Choose a .zip file" },
	notACsv: { ar: "اختر ملف CSV", en: "Choose a CSV file" },
	noLanguage: { ar: "اختر لغة واحدة على الأقل", en: "Choose at least one language" },
});

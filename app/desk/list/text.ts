import { defineText, plural } from "../../base/locale/text.ts";
import { cases } from "../../complaints/case/text.ts";

/** The list of cases at the desk. */
export const listText = defineText({
	total: { ar: "الكل", en: "Total" },
	pending: { ar: "مُقدَّمة", en: "Pending" },
	underReview: { ar: "قيد المراجعة", en: "Under Review" },
	needUpdate: { ar: "بحاجة إلى استكمال", en: "Need Update" },
	resolved: { ar: "محسومة", en: "Resolved" },
	count: { ar: (count: number) => plural("ar", count, cases.ar), en: (count: number) => plural("en", count, cases.en) },
	moreThan: {
		ar: (count: number) => `أكثر من ${plural("ar", count, cases.ar)}`,
		en: (count: number) => `More than ${plural("en", count, cases.en)}`,
	},
	exportCsv: { ar: "تصدير CSV", en: "Export CSV" },
	none: { ar: "لا توجد شكاوى بعد", en: "No cases yet" },
	noneText: {
		ar: "تظهر الشكاوى هنا فور تقديمها، دون تحديث الصفحة.",
		en: "Complaints appear here as soon as they are submitted, without reloading the page.",
	},
	noneFit: { ar: "لا شكاوى تطابق التصفية", en: "No cases match these filters" },
	loadFailed: { ar: "تعذّر تحميل الشكاوى", en: "Failed to load complaints" },
	live: { ar: "تُحدَّث القائمة تلقائيًا", en: "The list updates automatically" },
	filedFor: { ar: (name: string) => `عن \u2068${name}\u2069`, en: (name: string) => `for \u2068${name}\u2069` },
	colUser: { ar: "مقدّم الشكوى", en: "Complainant" },
	colCreated: { ar: "تاريخ التقديم", en: "Created" },
	colDue: { ar: "موعد الإنجاز", en: "Due" },
	colActions: { ar: "تغيير الحالة", en: "Change status" },
	view: { ar: "عرض", en: "View" },
	viewCase: {
		ar: (reference: string) => `عرض الشكوى \u2066${reference}\u2069`,
		en: (reference: string) => `View case ${reference}`,
	},
	select: {
		ar: (reference: string) => `اختر الشكوى \u2066${reference}\u2069`,
		en: (reference: string) => `Select case ${reference}`,
	},
	setStatus: { ar: "غيّر", en: "Change" },
	chooseStatus: { ar: "اختر حالة", en: "Choose a status" },
	newStatus: {
		ar: (reference: string) => `الحالة الجديدة للشكوى \u2066${reference}\u2069`,
		en: (reference: string) => `New status of case ${reference}`,
	},
	noTransitions: { ar: "لا تغيير متاح", en: "No change possible" },
	needMoreInfo: { ar: "بحاجة إلى استكمال", en: "Need More Info" },
	details: { ar: "تفاصيل الشكوى", en: "Case details" },
	openPage: { ar: "افتح صفحة الشكوى", en: "Open the case page" },
	recusedCases: { ar: "شكاوى أنت مستبعد منها", en: "Cases you are recused from" },
});

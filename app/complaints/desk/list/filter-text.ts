import { defineText } from "../../../base/locale/text.ts";

/** Filters of the desk's list, and saved views. */
export const filterText = defineText({
	searchLabel: { ar: "بحث بالرقم أو الاسم أو البريد", en: "Search by reference, name or e-mail" },
	anyStatus: { ar: "كل الحالات", en: "Any status" },
	dispute_type: { ar: "نوع النزاع", en: "Dispute Type" },
	anyType: { ar: "كل الأنواع", en: "Any type" },
	anyPriority: { ar: "كل الأولويات", en: "Any priority" },
	anybody: { ar: "الكل", en: "Anybody" },
	me: { ar: "أنا", en: "Me" },
	due: { ar: "الموعد", en: "Deadline" },
	anyDue: { ar: "كل المواعيد", en: "Any deadline" },
	late: { ar: "متأخرة", en: "Overdue" },
	near: { ar: "قريبة الموعد", en: "Due soon" },
	from: { ar: "من تاريخ", en: "From" },
	until: { ar: "إلى تاريخ", en: "Until" },
	sort: { ar: "الترتيب", en: "Order" },
	sortCreated: { ar: "الأحدث", en: "Newest" },
	sortDue: { ar: "الأقرب موعدًا", en: "Due first" },
	sortPriority: { ar: "الأعلى أولوية", en: "Highest priority" },
	sortUpdated: { ar: "آخر تحديث", en: "Last updated" },
	apply: { ar: "تطبيق", en: "Apply" },
	clear: { ar: "إزالة التصفية", en: "Clear filters" },
	more: { ar: "تصفية أخرى", en: "More filters" },
	views: { ar: "القوائم المحفوظة", en: "Saved views" },
	saveView: { ar: "احفظ هذه القائمة", en: "Save this view" },
	viewName: { ar: "اسم القائمة", en: "Name of the view" },
	deleteView: { ar: (name: string) => `احذف القائمة ${name}`, en: (name: string) => `Delete the view ${name}` },
	deleteViewNote: {
		ar: "تُحذف القائمة المحفوظة وحدها، ولا يتغير شيء في القضايا.",
		en: "Only the saved view goes; nothing changes in the cases.",
	},
});

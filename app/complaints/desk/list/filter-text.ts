import { defineText } from "../../../base/locale/text.ts";

/** Filters of the desk's list, and saved views. */
export const filterText = defineText({
	searchLabel: { ar: "ابحث بالرقم أو الاسم أو البريد الإلكتروني", en: "Search by reference, name or email" },
	anyStatus: { ar: "كل الحالات", en: "Any status" },
	anyType: { ar: "كل الأنواع", en: "Any type" },
	anyPriority: { ar: "كل الأولويات", en: "Any priority" },
	anybody: { ar: "الكل", en: "Anyone" },
	me: { ar: "أنا", en: "Me" },
	due: { ar: "الموعد", en: "Due date" },
	anyDue: { ar: "كل المواعيد", en: "Any due date" },
	late: { ar: "متأخرة", en: "Overdue" },
	near: { ar: "قريبة الموعد", en: "Due soon" },
	from: { ar: "من تاريخ", en: "From" },
	until: { ar: "إلى تاريخ", en: "To" },
	sort: { ar: "الترتيب", en: "Sort by" },
	sortCreated: { ar: "الأحدث", en: "Newest" },
	sortDue: { ar: "الأقرب موعدًا", en: "Due soonest" },
	sortPriority: { ar: "الأعلى أولوية", en: "Highest priority" },
	sortUpdated: { ar: "آخر تحديث", en: "Last updated" },
	apply: { ar: "تصفية", en: "Filter" },
	clear: { ar: "مسح التصفية", en: "Clear filters" },
	more: { ar: "مزيد من خيارات التصفية", en: "More filters" },
	views: { ar: "القوائم المحفوظة", en: "Saved views" },
	saveView: { ar: "احفظ هذه القائمة", en: "Save this view" },
	viewName: { ar: "اسم القائمة", en: "View name" },
	deleteView: { ar: (name: string) => `احذف القائمة ${name}`, en: (name: string) => `Delete the view ${name}` },
	deleteViewNote: {
		ar: "تُحذف القائمة المحفوظة وحدها، ولا يتغيّر شيء في الشكاوى.",
		en: "Only the saved view is deleted. Nothing changes in the cases.",
	},
});

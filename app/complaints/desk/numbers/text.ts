import { defineText, plural } from "../../../base/locale/text.ts";

const hours = {
	ar: { zero: "أقل من ساعة", one: "ساعة واحدة", two: "ساعتان", few: "# ساعات", many: "# ساعة", other: "# ساعة" },
	en: { zero: "less than an hour", one: "# hour", other: "# hours" },
};
const days = {
	ar: { zero: "أقل من يوم", one: "يوم واحد", two: "يومان", few: "# أيام", many: "# يومًا", other: "# يوم" },
	en: { zero: "less than a day", one: "# day", other: "# days" },
};

/** Texts of the desk's numbers. */
export const numbersText = defineText({
	title: { ar: "الأرقام", en: "Numbers" },
	lead: {
		ar: "آخر اثني عشر شهرًا. خلف كل رسم جدول بأرقامه.",
		en: "The last twelve months. Behind each chart stands the table of its numbers.",
	},
	firstAnswer: { ar: "وسيط الوقت إلى أول إجراء", en: "Median time to the first answer" },
	decision: { ar: "وسيط الوقت إلى القرار", en: "Median time to the decision" },
	late: { ar: "قرارات صدرت بعد موعدها", en: "Decided after the deadline" },
	overdue: { ar: "قضايا مفتوحة متأخرة", en: "Open cases that are overdue" },
	ofAll: {
		ar: (part: number, all: number) => `${part} من ${all}`,
		en: (part: number, all: number) => `${part} of ${all}`,
	},
	none: { ar: "لا بيانات بعد", en: "No data yet" },
	hours: { ar: (count: number) => plural("ar", count, hours.ar), en: (count: number) => plural("en", count, hours.en) },
	days: { ar: (count: number) => plural("ar", count, days.ar), en: (count: number) => plural("en", count, days.en) },
	byMonth: { ar: "المُقدَّم والمقرَّر بالشهر", en: "Filed and decided by month" },
	month: { ar: "الشهر", en: "Month" },
	filed: { ar: "قُدّم", en: "Filed" },
	decided: { ar: "صدر فيه قرار", en: "Decided" },
	byType: { ar: "حسب نوع النزاع", en: "By dispute type" },
	type: { ar: "النوع", en: "Type" },
	byStatus: { ar: "حسب الحالة الآن", en: "By status, now" },
	typesOverTime: { ar: "أنواع النزاع بالشهر: ما قُدّم", en: "Dispute types by month: cases filed" },
	statusesOverTime: {
		ar: "الحالات بالشهر: القضايا التي انتقلت إليها",
		en: "Statuses by month: cases that came to them",
	},
	status: { ar: "الحالة", en: "Status" },
	count: { ar: "العدد", en: "Count" },
	appeals: { ar: "الاستئنافات", en: "Appeals" },
	appealsFiled: { ar: "قُدّم", en: "Filed" },
	appealsChanged: { ar: "غيّر القرار", en: "Decision changed" },
	appealsKept: { ar: "أيّد القرار", en: "Decision upheld" },
	appeal: { ar: "الاستئناف", en: "Appeal" },
	asTable: { ar: "الأرقام في جدول", en: "The numbers as a table" },
});

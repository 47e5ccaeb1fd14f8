import { defineText, plural } from "../base/locale/text.ts";

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
	title: { ar: "الإحصاءات", en: "Statistics" },
	lead: {
		ar: "آخر اثني عشر شهرًا. لكل رسم بياني جدول بأرقامه.",
		en: "The last twelve months. Each chart has a table with its numbers.",
	},
	firstAnswer: { ar: "وسيط الوقت حتى أول رد", en: "Median time to the first answer" },
	decision: { ar: "وسيط الوقت حتى القرار", en: "Median time to the decision" },
	late: { ar: "قرارات فات قبلها موعد على الاتحاد", en: "Decided after a missed deadline" },
	lateHint: {
		ar: (day: string, corrected: number, all: number) =>
			`موعد فات يبقى محسوبًا وإن سُئل مقدّم الشكوى بعده. أُعيد حساب ما مضى في ${day}، فصُحّح ${corrected} من ${all}.`,
		en: (day: string, corrected: number, all: number) =>
			`A missed deadline stays missed, also when a question follows it. Earlier cases were counted again on ${day}: ${corrected} of ${all} were corrected.`,
	},
	overdue: { ar: "شكاوى مفتوحة متأخرة", en: "Open cases that are overdue" },
	unanswered: { ar: "إجابات متأخرة من مقدّمي الشكاوى", en: "Overdue answers of complainants" },
	ofAll: {
		ar: (part: number, all: number) => `${part} من ${all}`,
		en: (part: number, all: number) => `${part} of ${all}`,
	},
	none: { ar: "لا بيانات بعد", en: "No data yet" },
	hours: { ar: (count: number) => plural("ar", count, hours.ar), en: (count: number) => plural("en", count, hours.en) },
	days: { ar: (count: number) => plural("ar", count, days.ar), en: (count: number) => plural("en", count, days.en) },
	byMonth: { ar: "ما قُدّم وما صدر فيه قرار، بالشهر", en: "Filed and decided by month" },
	month: { ar: "الشهر", en: "Month" },
	filed: { ar: "مُقدَّمة", en: "Filed" },
	decided: { ar: "صدر فيها قرار", en: "Decided" },
	byType: { ar: "حسب نوع النزاع", en: "By dispute type" },
	type: { ar: "النوع", en: "Type" },
	byStatus: { ar: "حسب الحالة الآن", en: "By current status" },
	typesOverTime: { ar: "أنواع النزاع بالشهر: الشكاوى المُقدَّمة", en: "Dispute types by month: cases filed" },
	statusesOverTime: {
		ar: "الحالات بالشهر: الشكاوى التي انتقلت إليها",
		en: "Statuses by month: cases that reached them",
	},
	status: { ar: "الحالة", en: "Status" },
	count: { ar: "العدد", en: "Count" },
	appeals: { ar: "الاستئنافات", en: "Appeals" },
	appealsFiled: { ar: "مُقدَّمة", en: "Filed" },
	appealsChanged: { ar: "تغيّر فيها القرار", en: "Decision changed" },
	appealsUpheld: { ar: "تأيّد فيها القرار", en: "Decision upheld" },
	appeal: { ar: "الاستئناف", en: "Appeal" },
	emptyMonths: {
		ar: (count: number) => `أشهر بلا شكاوى (${count})`,
		en: (count: number) => `Months without cases (${count})`,
	},
	emptyTypes: {
		ar: (count: number) => `أنواع بلا شكاوى (${count})`,
		en: (count: number) => `Types without cases (${count})`,
	},
	emptyStatuses: {
		ar: (count: number) => `حالات بلا شكاوى (${count})`,
		en: (count: number) => `Statuses without cases (${count})`,
	},
	asTable: { ar: "الأرقام في جدول", en: "The numbers as a table" },
});

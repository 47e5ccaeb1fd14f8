import { defineText, plural } from "../../base/locale/text.ts";

const days = {
	ar: { one: "يوم واحد", two: "يومان", few: "# أيام", many: "# يومًا", other: "# يوم" },
	en: { one: "# day", other: "# days" },
};
const hours = {
	ar: { one: "ساعة واحدة", two: "ساعتان", few: "# ساعات", many: "# ساعة", other: "# ساعة" },
	en: { one: "# hour", other: "# hours" },
};

/** The page of what is kept, for how long and why. */
export const retentionText = defineText({
	lead: {
		ar: "ما يُحفظ، وكم يبقى، ولماذا. يُحذف ما انتهت مدته كل ليلة.",
		en: "What is kept, for how long, and why. What is over is deleted every night.",
	},
	cases: { ar: "الشكاوى", en: "Cases" },
	contact: { ar: "رسائل التواصل", en: "Contact messages" },
	newsletter: { ar: "النشرة", en: "Newsletter" },
	email: { ar: "البريد", en: "Email" },
	accounts: { ar: "الحسابات", en: "Accounts" },
	desk: { ar: "مكتب الشكاوى", en: "Complaints desk" },
	content: { ar: "المحتوى", en: "Content" },
	machinery: { ar: "عمل النظام", en: "Machinery" },
	keptFor: { ar: "المدة بالأيام", en: "Days" },
	range: {
		ar: (least: number, most: number) => `من ${least} إلى ${most}`,
		en: (least: number, most: number) => `${least} to ${most}`,
	},
	days: { ar: (count: number) => plural("ar", count, days.ar), en: (count: number) => plural("en", count, days.en) },
	hours: { ar: (count: number) => plural("ar", count, hours.ar), en: (count: number) => plural("en", count, hours.en) },
	atEnd: { ar: "حتى ينتهي", en: "Until it ends" },
	fixed: { ar: "مدة ثابتة", en: "Fixed" },
	now: { ar: (all: string) => `محفوظ: ${all}`, en: (all: string) => `Stored: ${all}` },
	due: { ar: (due: string) => `يُحذف الليلة: ${due}`, en: (due: string) => `Deleted tonight: ${due}` },
	dueTonight: { ar: "يُعرف ما حان حذفه ليلًا", en: "What is due is found out at night" },
	deleted: { ar: "ثم يُحذف.", en: "Then deleted." },
	emptied: { ar: "ثم يُفرَّغ ويبقى السجل.", en: "Then emptied; the row stays." },
	counted: { ar: "ثم يُحذف ويبقى عدده.", en: "Then deleted; the count stays." },
	confirmShorter: {
		ar: "نعم، احذف في الليلة القادمة ما حان حذفه بالمدد الأقصر. لا رجعة في ذلك.",
		en: "Yes, delete tonight what is due under the shorter times. This cannot be undone.",
	},
	shorterTitle: { ar: "مدد أقصر", en: "Shorter times" },
	shorter: {
		ar: (kind: string, due: string) => `${kind}: حان حذف ${due}`,
		en: (kind: string, due: string) => `${kind}: ${due} will be due`,
	},
	save: { ar: "احفظ المدد", en: "Save the times" },
	notSaved: { ar: "لم تُحفظ المدد", en: "The times were not saved" },
	conflict: {
		ar: "غيّر مالك آخر المدد في هذه الأثناء. راجع القيم ثم احفظ من جديد.",
		en: "Another owner has changed the times since. Check the values, then save again.",
	},
	never: { ar: "لا يُحذف تلقائيًا", en: "Not deleted on schedule" },
	holds: { ar: "شكاوى عُلّق حذفها", en: "Cases on hold" },
	holdsLead: {
		ar: "لا يُحذف منها شيء حتى يُرفع التعليق، ولو طلب مقدّمها محو بياناته. يُرفع بموافقة شخصين من رؤساء اللجنة والمالكين إن وُجد ثانٍ، وإلا فورًا بواحد.",
		en: "Nothing of them is deleted until the hold is lifted, not even when the complainant asks for erasure. Where there is a second head or owner, both agree to lift it; one who is alone lifts it at once.",
	},
	noHolds: { ar: "لا شكوى معلّقة الحذف.", en: "No case is on hold." },
	holdBy: {
		ar: (day: string, who: string) => `منذ ${day}، بأمر ${who}`,
		en: (day: string, who: string) => `Since ${day}, placed by ${who}`,
	},
	lift: { ar: "ارفع التعليق", en: "Lift the hold" },
	liftOf: {
		ar: (reference: string) => `ارفع التعليق عن الشكوى ${reference}`,
		en: (reference: string) => `Lift the hold on ${reference}`,
	},
	place: { ar: "احفظ شكوى من الحذف", en: "Legal hold on a case" },
	reference: { ar: "رقم الشكوى", en: "Case reference" },
	reason: { ar: "السبب", en: "Reason" },
	reasonHint: { ar: "يقرؤه المالكون ورؤساء اللجنة. لا تذكر أحدًا باسمه.", en: "Owners and heads read it. Name no one." },
	placeButton: { ar: "احفظها من الحذف", en: "Place the hold" },
	notPlaced: { ar: "لم يُعلّق الحذف", en: "The case was not put on hold" },
	lastRun: { ar: "آخر حذف دوري", en: "Last deletion" },
	noRun: { ar: "لم يحن بعد.", en: "None yet." },
	nothingRemoved: { ar: "لم يكن هناك ما يُحذف.", en: "There was nothing to delete." },
	running: { ar: "لم ينته بعد.", en: "It has not finished." },
	failedKinds: { ar: "تعذّر حذف:", en: "Could not be deleted:" },
	nextRun: { ar: "الحذف القادم", en: "Next deletion" },
});

import { defineText, plural } from "../../base/locale/text.ts";
import { cases } from "../../complaints/case/text.ts";

/** Ticked cases of the list, and the change of their status. */
export const bulkText = defineText({
	title: { ar: "الشكاوى المحدّدة", en: "Selected cases" },
	ticked: {
		ar: (count: number, all: number) => `المحدّد: ${count} من ${all} في هذه الصفحة`,
		en: (count: number, all: number) => `Selected: ${count} of ${all} on this page`,
	},
	tickAll: {
		ar: (count: number) => `تحديد الكل في الصفحة (${count})`,
		en: (count: number) => `Select all on this page (${count})`,
	},
	tickNone: { ar: "إلغاء التحديد", en: "Clear selection" },
	assignTo: { ar: "إسناد إلى", en: "Assign to" },
	changeTo: { ar: "الحالة الجديدة", en: "New status" },
	change: { ar: "غيّر الحالة", en: "Change status" },
	changeTitle: {
		ar: (count: number, status: string) => `تغيير الحالة إلى «${status}»: ${plural("ar", count, cases.ar)}`,
		en: (count: number, status: string) => `Change ${plural("en", count, cases.en)} to “${status}”`,
	},
	possible: {
		ar: (count: number) => `يمكن تغييرها: ${plural("ar", count, cases.ar)}`,
		en: (count: number) => `Can be changed: ${plural("en", count, cases.en)}`,
	},
	nonePossible: {
		ar: "لا يمكن تغيير أي من الشكاوى المحدّدة إلى هذه الحالة.",
		en: "None of the selected cases can be changed to this status.",
	},
	told: {
		ar: "يُسجَّل كل تغيير في سجل الشكوى، وتصل كلَّ مقدّم شكوى رسالة بالبريد الإلكتروني.",
		en: "Each change is recorded with its case, and each complainant gets an email.",
	},
	once: {
		ar: "يُكتب النص مرة واحدة، ويقرؤه مقدّم كل شكوى منها.",
		en: "You write the text once. The complainant of each case reads it.",
	},
	confirm: {
		ar: (count: number) => `غيّر ${plural("ar", count, { ...cases.ar, two: "شكويين" })}`, // the object of the verb
		en: (count: number) => `Change ${plural("en", count, cases.en)}`,
	},
	resultTitle: { ar: "نتيجة تغيير الحالة", en: "Result of the change" },
	changed: {
		ar: (count: number) => `تغيّرت: ${plural("ar", count, cases.ar)}`,
		en: (count: number) => `Changed: ${plural("en", count, cases.en)}`,
	},
	notAllowed: { ar: "لا تتاح لها هذه الحالة", en: "This status is not possible" },
	conflict: { ar: "تغيّرت بعد أن فتحت القائمة", en: "It changed after you opened the list" },
	judgedBefore: {
		ar: "سبق أن فصلت فيها أو أغلقتها، فلا تشارك في استئنافها",
		en: "You decided or closed it before, so you take no part in its appeal",
	},
	recused: { ar: "أنت مستبعد منها", en: "You are recused" },
	gone: { ar: "لم تعد موجودة", en: "No longer there" },
	failed: {
		ar: "حدث خلل من جانبنا في أثناء تغييرها، فافتحها وتحقق منها قبل إعادة المحاولة",
		en: "Something went wrong on our side. Open the case and check it before you try again",
	},
	untried: { ar: "توقفنا قبل الوصول إليها", en: "We stopped before these" },
	again: {
		ar: "يمكنك إعادة المحاولة مع هذه وهي على حالها الآن:",
		en: "You can try these again as they are now:",
	},
	reasonCount: {
		ar: (reason: string, count: number) => `${reason}: ${plural("ar", count, cases.ar)}`,
		en: (reason: string, count: number) => `${reason}: ${plural("en", count, cases.en)}`,
	},
	back: { ar: "العودة إلى القائمة", en: "Back to the list" },
});

import { defineText } from "../../base/locale/text.ts";

/** The mails of the desk to its officers and heads, and how often. */
export const noticeText = defineText({
	title: { ar: "رسائل المكتب", en: "Emails from the desk" },
	lead: {
		ar: "نراسلك حين يصل شيء في شكوى أُسندت إليك، أو في شكوى لم تُسند بعد إن كنت رئيسًا. تقول الرسالة كم شكوى فيها جديد وتحمل رابط القائمة، ولا تحمل شيئًا من مضمونها.",
		en: "We email you when something arrives in a case that is assigned to you or, if you are a head, in one that is not assigned. The email says how many cases have something new and links to the list. It holds nothing of what they say.",
	},
	pace: { ar: "متى تصلك الرسائل؟", en: "When do you want them?" },
	at_once: { ar: "فورًا", en: "At once" },
	at_onceText: {
		ar: "خلال دقيقة تقريبًا، ورسالة واحدة على الأكثر كل خمس دقائق.",
		en: "Within about a minute, and at most one email every five minutes.",
	},
	hourly: { ar: "مرة كل ساعة على الأكثر", en: "At most once an hour" },
	hourlyText: { ar: "يُجمع ما يصل خلال الساعة في رسالة واحدة.", en: "What arrives within an hour comes in one email." },
	morning: { ar: "صباح أيام العمل", en: "On working mornings" },
	morningText: {
		ar: "مع رسالة المواعيد في السابعة والنصف. أما الشكاوى الجديدة والاستئنافات وما صار عاجلًا فتصلك خلال ساعة في كل حال.",
		en: "With the email about deadlines at 7:30. New cases, appeals and cases made urgent still reach you within the hour.",
	},
	save: { ar: "احفظ", en: "Save" },
});

/** The words of these emails. A count is of cases, never of people or messages. */
export const noticeMailText = defineText({
	subject: {
		ar: (count: number) => `جديد في مكتب الشكاوى (${count})`,
		en: (count: number) => `New at the complaints desk (${count})`,
	},
	morningSubject: { ar: "شكاوى متأخرة أو قريبة الموعد", en: "Cases that are overdue or due soon" },
	new_case: { ar: (count: number) => `شكاوى جديدة: ${count}`, en: (count: number) => `New cases: ${count}` },
	appeal: {
		ar: (count: number) => `شكاوى استُؤنف قرارها: ${count}`,
		en: (count: number) => `Cases with an appeal: ${count}`,
	},
	urgent: { ar: (count: number) => `شكاوى صارت عاجلة: ${count}`, en: (count: number) => `Cases made urgent: ${count}` },
	answer: {
		ar: (count: number) => `شكاوى أجاب مقدّموها عن سؤال: ${count}`,
		en: (count: number) => `Cases with an answer to a question: ${count}`,
	},
	evidence: {
		ar: (count: number) => `شكاوى أُضيفت إليها أدلة: ${count}`,
		en: (count: number) => `Cases with new evidence: ${count}`,
	},
	message: {
		ar: (count: number) => `شكاوى فيها رسالة جديدة: ${count}`,
		en: (count: number) => `Cases with a new message: ${count}`,
	},
	withdrawal: {
		ar: (count: number) => `شكاوى سُحبت هي أو استئنافها: ${count}`,
		en: (count: number) => `Cases that were withdrawn, or whose appeal was: ${count}`,
	},
	overdue_answer: {
		ar: (count: number) => `شكاوى فات موعد إجابة مقدّمها: ${count}`,
		en: (count: number) => `Cases whose answer is overdue: ${count}`,
	},
	erasure: {
		ar: (count: number) => `شكاوى طلب مقدّموها محو بياناتهم: ${count}`,
		en: (count: number) => `Cases whose complainant asked for erasure: ${count}`,
	},
	recusal: {
		ar: (count: number) => `شكاوى استُبعد منها مسؤول أو رئيس: ${count}`,
		en: (count: number) => `Cases from which an officer or a head was recused: ${count}`,
	},
	recusalSubject: { ar: "استُبعد مسؤول أو رئيس من شكوى", en: "An officer or a head was recused from a case" },
	recusalText: {
		ar: "يحدث ذلك إن ورد اسمه أو هاتفه بين أطراف الشكوى، أو كان قائدًا لفريق فيها، أو استبعده رئيس. وإن كان خطأً رفعه رئيس لا صلة له بالشكوى.",
		en: "This happens when a name or phone number is one of a party's, when they are captain of a side, or by order of a head. A head who has no part in the case lifts it where it is a mistake.",
	},
	nobodySubject: { ar: "شكاوى لا يوجد من ينظر فيها", en: "Cases on which nobody may act" },
	nobody: {
		ar: (count: number) => `شكاوى لا يوجد الآن من ينظر فيها: ${count}`,
		en: (count: number) => `Cases on which nobody may act now: ${count}`,
	},
	nobodyText: {
		ar: "كل مسؤول أو رئيس فيها مستبعد، أو فصل فيها من قبل، أو لم يعد حسابه يعمل. امنح شخصًا آخر دور رئيس لجنة الشكاوى، وإلا فاتت مواعيدها.",
		en: "Every officer and head is recused, decided the case before, or has no active account. Give another person the role of head, or the deadlines will pass.",
	},
	nobodyButton: { ar: "افتح الحسابات", en: "Open the accounts" },
	own: {
		ar: (late: number, near: number) => `الشكاوى المسندة إليك: المتأخرة ${late}، والقريبة الموعد ${near}.`,
		en: (late: number, near: number) => `Cases assigned to you: ${late} overdue, ${near} due soon.`,
	},
	unassigned: {
		ar: (late: number, near: number) => `الشكاوى غير المسندة: المتأخرة ${late}، والقريبة الموعد ${near}.`,
		en: (late: number, near: number) => `Cases that are not assigned: ${late} overdue, ${near} due soon.`,
	},
	unanswered: {
		ar: (count: number) => `ومنها ما فات موعد إجابة مقدّمه، فلم تصل: ${count}.`,
		en: (count: number) => `Of these, cases whose complainant has not answered in time: ${count}.`,
	},
	button: { ar: "افتح القائمة", en: "Open the list" },
	footer: {
		ar: "لا نرسل مضمون الشكاوى بالبريد الإلكتروني. تختار متى تصلك هذه الرسائل في صفحة «رسائل المكتب» بمكتب الشكاوى.",
		en: "We never email the content of a case. You choose when these emails come under “Emails from the desk” at the complaints desk.",
	},
	ownerFooter: { ar: "لا نرسل مضمون الشكاوى بالبريد الإلكتروني.", en: "We never email the content of a case." },
});

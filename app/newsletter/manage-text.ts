import { defineText } from "../base/locale/text.ts";

export const manageNewsletterText = defineText({
	readers: { ar: "المشتركون", en: "Readers" },
	arabic: { ar: "بالعربية", en: "in Arabic" },
	english: { ar: "بالإنجليزية", en: "in English" },
	pending: { ar: "لم يؤكدوا بعد", en: "not confirmed yet" },
	left: { ar: "ألغوا الاشتراك", en: "unsubscribed" },
	growth: { ar: "نمو المشتركين", en: "Growth" },
	history: { ar: "ما أُرسل", en: "What was sent" },
	none: { ar: "لم تُرسل نشرة بعد", en: "Nothing was sent yet" },
	noneText: {
		ar: "افتح مقالًا منشورًا في قسم الأخبار ثم أرسله إلى المشتركين.",
		en: "Open a published article under News, then send it to the readers.",
	},
	article: { ar: "المقال", en: "Article" },
	language: { ar: "اللغة", en: "Language" },
	sentAt: { ar: "أُرسل", en: "Sent" },
	recipients: { ar: "المستلمون", en: "Recipients" },
	delivered: { ar: "وصل", en: "Delivered" },
	waiting: { ar: "في الانتظار", en: "Waiting" },
	bounced: { ar: "لم يصل", en: "Bounced" },
	bounces: { ar: "رسائل لم تصل", en: "Mails that did not arrive" },
	noBounces: { ar: "كل الرسائل وصلت.", en: "Every mail arrived." },
	recipient: { ar: "المستلم", en: "Recipient" },
	reason: { ar: "السبب", en: "Reason" },
	subscribers: { ar: "قائمة المشتركين", en: "List of readers" },
});

import { defineText, plural } from "../../base/locale/text.ts";

const subscribers = {
	ar: { one: "مشترك واحد", two: "مشتركَين", few: "# مشتركين", many: "# مشتركًا", other: "# مشترك" },
	en: { one: "# subscriber", other: "# subscribers" },
};

export const manageNewsletterText = defineText({
	readers: { ar: "المشتركون", en: "Subscribers" },
	arabic: { ar: "بالعربية", en: "in Arabic" },
	english: { ar: "بالإنجليزية", en: "in English" },
	pending: { ar: "لم يؤكدوا بعد", en: "not confirmed yet" },
	left: { ar: "ألغوا الاشتراك", en: "unsubscribed" },
	growth: { ar: "نمو المشتركين", en: "Growth" },
	history: { ar: "النشرات المرسلة", en: "Sent newsletters" },
	none: { ar: "لم تُرسل نشرة بعد", en: "No newsletter sent yet" },
	noneText: {
		ar: "افتح مقالًا منشورًا في قسم الأخبار ثم أرسله إلى المشتركين.",
		en: "Open a published article under News, then send it to the subscribers.",
	},
	article: { ar: "المقال", en: "Article" },
	language: { ar: "اللغة", en: "Language" },
	sentAt: { ar: "أُرسل", en: "Sent" },
	recipients: { ar: "المستلمون", en: "Recipients" },
	delivered: { ar: "وصل", en: "Delivered" },
	waiting: { ar: "في الانتظار", en: "Waiting" },
	bounced: { ar: "لم يصل", en: "Bounced" },
	bounces: { ar: "رسائل لم تصل", en: "Emails that did not arrive" },
	noBounces: { ar: "كل الرسائل وصلت.", en: "Every email arrived." },
	recipient: { ar: "المستلم", en: "Recipient" },
	reason: { ar: "السبب", en: "Reason" },
	subscribers: { ar: "قائمة المشتركين", en: "List of subscribers" },
	sendText: {
		ar: "يُرسل كل مقال مرة واحدة بكل لغة. لا يمكن التراجع عن الإرسال.",
		en: "Each article is sent once in each language. Sending cannot be undone.",
	},
	sendNow: {
		ar: (count: number) => `أرسل إلى ${plural("ar", count, subscribers.ar)}`,
		en: (count: number) => `Send to ${plural("en", count, subscribers.en)}`,
	},
	notLive: { ar: "غير منشور بهذه اللغة", en: "Not published in this language" },
	noReaders: { ar: "لا مشتركين بهذه اللغة بعد", en: "No subscribers in this language yet" },
});

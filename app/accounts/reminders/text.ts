import { defineText } from "../../base/locale/text.ts";

/** The reminders that captains get by mail, and the way to end them. */
export const remindersText = defineText({
	title: { ar: "تذكيرات المباريات", en: "Reminders about matches" },
	wanted: {
		ar: "ذكّرني بالبريد صباح أيام العمل بنتيجة متأخرة لفريقي، وبنتيجة تنتظر جوابي.",
		en: "Email me on working mornings about a late result of my team, and about a report that waits for my answer.",
	},
	always: {
		ar: "رسائل البلاغات والاعتراضات والمواعيد تصلك في الحالين.",
		en: "Emails about new reports, disputes and dates come either way.",
	},
	save: { ar: "احفظ", en: "Save" },
	stopTitle: { ar: "إيقاف تذكيرات المباريات", en: "Stop reminders about matches" },
	stopText: {
		ar: "اضغط الزر ولن تصلك تذكيرات صباحية بعد الآن. رسائل البلاغات والاعتراضات والمواعيد تبقى.",
		en: "Press the button to get no more morning reminders. Emails about new reports, disputes and dates still come.",
	},
	stop: { ar: "أوقف التذكيرات", en: "Stop reminders" },
	stopped: { ar: "أُوقفت التذكيرات", en: "Reminders are off" },
	stoppedText: {
		ar: "يمكنك إعادتها من هنا، أو من صفحة «حسابي» متى شئت.",
		en: "You can turn them on again here, or under My account at any time.",
	},
	resume: { ar: "أعد التذكيرات", en: "Turn reminders on" },
	badLink: { ar: "هذا الرابط لا يعمل", en: "This link does not work" },
	badLinkText: {
		ar: "ربما نُسخ ناقصًا. تجد التذكيرات في صفحة «حسابي» بعد تسجيل الدخول.",
		en: "It may be incomplete. Sign in to find reminders under My account.",
	},
	signIn: { ar: "دخول قادة الفرق", en: "Captains' sign-in" },
});

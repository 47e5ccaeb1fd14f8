import { defineText } from "../base/locale/text.ts";

/** Entering by a link with a PIN. */
export const enterText = defineText({
	title: { ar: "الدخول إلى مباراة", en: "Enter a match" },
	lead: {
		ar: (squad: string, other: string) =>
			`هذا الرابط لفريق ${squad} في مباراته مع ${other}. اكتب الرقم السري الذي أُبلغت به.`,
		en: (squad: string, other: string) =>
			`This link is for ${squad} against ${other}. Enter the PIN that you were told.`,
	},
	pin: { ar: "الرقم السري", en: "PIN" },
	pinHint: { ar: "ستة أرقام", en: "Six digits" },
	enter: { ar: "ادخل", en: "Enter" },
	stashedNote: {
		ar: "لم يُرسل ما كتبته في هذا المتصفح. ادخل خلال ساعة، وستجده في نموذجه إن كان لهذا الفريق في هذه المباراة.",
		en: "What you typed in this browser was not sent. Enter within an hour, and you will find it in its form if it was for this team in this match.",
	},
	oneBrowser: {
		ar: (day: string) => `يعمل الرابط حتى نهاية يوم ${day}، وفي متصفح واحد: الدخول من جهاز آخر يخرج الأول.`,
		en: (day: string) =>
			`The link works until the end of ${day}, in one browser: entering on another device signs this one out.`,
	},
	gone: { ar: "هذا الرابط لا يعمل", en: "This link does not work" },
	goneText: {
		ar: "انتهت مدته أو أُلغي. اطلب رابطًا جديدًا من إدارة الدوري.",
		en: "It has expired or was revoked. Ask the league manager for a new one.",
	},
	closed: { ar: "توقف الرقم السري", en: "The PIN has stopped" },
	closedText: {
		ar: "كُتبت أرقام سرية خاطئة كثيرة لهذا الرابط. اطلب رقمًا سريًا جديدًا من إدارة الدوري: الرابط نفسه ما زال يعمل.",
		en: "Too many wrong PINs were typed for this link. Ask the league manager for a new PIN: the link itself goes on working.",
	},
	signIn: { ar: "دخول قادة الفرق بحساب", en: "Captains' sign-in" },
});

import { defineText } from "../../base/locale/text.ts";
import { OBJECTION_DAYS } from "./kept/objection.ts";

/** A complainant's copy of their data, and erasure. */
export const privacyText = defineText({
	myDataTitle: { ar: "بياناتي", en: "My data" },
	myDataLead: {
		ar: "ما تحتفظ به البوابة عنك، وما يمكنك فعله به.",
		en: "What the portal holds about you, and what you can do about it.",
	},
	exportTitle: { ar: "نسخة من بياناتك", en: "A copy of your data" },
	exportText: {
		ar: "ملف JSON فيه حسابك وملفك الشخصي ومسوداتك وشكاواك ورسائلها وبصمات ملفاتها، وما قمت به قائدًا لفريق: فرقك وطلبات المواعيد والبلاغات بالنتائج والرد عليها وما طلبته من انتقالات ورخص وقوائم.",
		en: "A JSON file with your account, your profile, your drafts, your cases with their messages and the hashes of their files, and what you did as a captain: your squads, requests for dates, results that you reported, answers to results, and the transfers, licences and players of rosters that you asked for.",
	},
	exportButton: { ar: "نزّل بياناتي", en: "Download my data" },
	registrationsKept: {
		ar: "تبقى هذه الطلبات مع سجل اللاعب حتى يحذفها موظفو الاتحاد أو يُحذف اللاعب. بعد محو بياناتك تبقى دون اسمك.",
		en: "These requests stay with the record of the player until staff delete them or the player. After the erasure of your data they stay without your name.",
	},
	statementNotStored: {
		ar: "لم يُحفظ نص الشكوى الموقَّع حين صدر الإيصال، ولا يمكن استرجاعه من بيانات الشكوى الحالية. الإيصال صحيح، غير أن بصمة النص فيه لا يمكن مطابقتها بما في هذا الملف.",
		en: "The signed statement was not stored when the receipt was issued and cannot be rebuilt from the case as it is now. The receipt is genuine, but the hash of the statement in it cannot be compared with anything in this file.",
	},
	statementRemoved: {
		ar: "انتهت مدة الاحتفاظ بنص الشكوى فحُذف. الإيصال صحيح، غير أن بصمة النص فيه لا يمكن مطابقتها بما في هذا الملف.",
		en: "The statement was deleted because the time it is kept for was over. The receipt is genuine, but the hash of the statement in it cannot be compared with anything in this file.",
	},
	eraseTitle: { ar: "محو بياناتك", en: "Erase your data" },
	eraseText: {
		ar: "تُمحى بياناتك الشخصية واسمك، ويُغلق حسابك. تبقى أرقام الشكاوى وتواريخها وإيصالاتها وقراراتها دون اسمك. نزّل نسخة من بياناتك أولًا إن احتجت إليها.",
		en: "Your personal data and your name are erased and your account is closed. References, dates, receipts and decisions stay, without your name. Download a copy of your data first if you need it.",
	},
	eraseInPortal: {
		ar: "لهذا الحساب ملف شخصي في بوابة الشكاوى. اطلب المحو من هناك.",
		en: "This account has a profile in the complaints portal. Request erasure there.",
	},
	eraseByOwner: {
		ar: "هذا حساب للعمل في الاتحاد. اطلب من أحد مالكي الموقع إيقافه. ما عملته للاتحاد، كالقرارات والقيود في سجل التدقيق، يبقى.",
		en: "This account works for the federation. Ask an owner of the site to close it. What you did for the federation, such as decisions and entries in the audit log, stays.",
	},
	eraseAlso: {
		ar: (roles: string) => `لهذا الحساب أدوار أخرى: ${roles}. يغلقه المحو لها أيضًا، فلا تدخل به بعده.`,
		en: (roles: string) =>
			`This account is also used as: ${roles}. Erasure closes it for that too, and you can no longer sign in.`,
	},
	eraseLog: {
		ar: "ما عملته للاتحاد يبقى في سجل التدقيق بعنوان بريدك، فالسجل لا يُغيَّر.",
		en: "What you did for the federation stays in the audit log with your email address, because the log cannot be changed.",
	},
	eraseWaits: {
		ar: (count: string) => `لم تُغلق نهائيًا بعدُ ${count}. يُنفَّذ المحو بعد إغلاق شكاواك كلها.`,
		en: (count: string) =>
			`Not closed for good yet: ${count}. Erasure is carried out once all your cases are closed for good.`,
	},
	eraseHeld: {
		ar: (count: string) =>
			`علّق الاتحاد الحذف في ${count}، لأن أوراقها قد تُطلب في دعوى أو تحقيق. يُنفَّذ المحو بعد رفع التعليق.`,
		en: (count: string) =>
			`The federation has put on hold: ${count}, because a court or an inquiry may ask for them. Erasure is carried out once the hold is lifted.`,
	},
	eraseAsked: {
		ar: (day: string) =>
			`طلبت محو بياناتك في ${day}. يُنفَّذ المحو بعد إغلاق شكاواك كلها، وبعد ${OBJECTION_DAYS} يومًا من الطلب إن فُصل في إحداها.`,
		en: (day: string) =>
			`You asked for erasure on ${day}. It is carried out once all your cases are closed for good, and ${OBJECTION_DAYS} days after the request if one was decided.`,
	},
	eraseConfirm: { ar: "أدرك أن المحو لا رجعة فيه", en: "I understand that erasure cannot be undone" },
	eraseButton: { ar: "اطلب محو بياناتي", en: "Request erasure" },
	eraseWithdraw: { ar: "ألغِ طلب المحو", en: "Cancel the request" },
});

import { defineText } from "../../base/locale/text.ts";

/** A complainant's copy of their data, and erasure. */
export const privacyText = defineText({
	myDataTitle: { ar: "بياناتي", en: "My data" },
	myDataLead: {
		ar: "ما تحتفظ به البوابة عنك، وما يمكنك فعله به.",
		en: "What the portal holds about you, and what you can do about it.",
	},
	exportTitle: { ar: "نسخة من بياناتك", en: "A copy of your data" },
	exportText: {
		ar: "ملف JSON فيه ملفك الشخصي ومسوداتك وقضاياك ورسائلها وبصمات ملفاتها.",
		en: "A JSON file with your profile, drafts and cases with their messages and the hashes of their files.",
	},
	exportButton: { ar: "نزّل بياناتي", en: "Download my data" },
	statementNotStored: {
		ar: "لم يُحفظ نص الشكوى الموقَّع حين صدر الإيصال، ولا يمكن استرجاعه من بيانات القضية الحالية. الإيصال صحيح، غير أن بصمة النص فيه لا يمكن مطابقتها بما في هذا الملف.",
		en: "The signed statement was not stored when the receipt was issued and cannot be rebuilt from the case as it is now. The receipt is genuine, but the hash of the statement in it cannot be compared with anything in this file.",
	},
	eraseTitle: { ar: "محو بياناتك", en: "Erase your data" },
	eraseText: {
		ar: "تُمحى بياناتك الشخصية ونصوص قضاياك وملفاتها، ويُغلق حسابك. تبقى أرقام القضايا وتواريخها وإيصالاتها دون أسماء.",
		en: "Your personal data, the texts of your cases and their files are erased and your account is closed. References, dates and receipts stay, without names.",
	},
	eraseWaits: {
		ar: (count: string) => `لديك ${count} لم تُغلق نهائيًا. يُنفَّذ المحو حين تُغلق كلها.`,
		en: (count: string) =>
			`You have ${count} that are not closed for good. Erasure is carried out when all of them are.`,
	},
	eraseAsked: {
		ar: (day: string) => `طلبت المحو في ${day}، وهو ينتظر إغلاق قضاياك.`,
		en: (day: string) => `You asked for erasure on ${day}; it waits for your cases to be closed.`,
	},
	eraseConfirm: { ar: "أفهم أن المحو لا رجعة فيه", en: "I understand that erasure cannot be undone" },
	eraseButton: { ar: "اطلب محو بياناتي", en: "Ask for erasure" },
	eraseWithdraw: { ar: "ألغِ طلب المحو", en: "Take the request back" },
	erased: { ar: "مُحيت بياناتك وأُغلق حسابك", en: "Your data were erased and your account is closed" },
});

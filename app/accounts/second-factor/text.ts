import { defineText } from "../../base/locale/text.ts";

export const secondFactorText = defineText({
	code: { ar: "الرمز", en: "Code" },
	factorTitle: { ar: "الرمز الثاني للدخول", en: "Second factor" },
	factorText: {
		ar: "يحمي حسابك حتى لو عُرفت كلمة المرور: عند كل دخول يُطلب رمز من تطبيق مصادقة على هاتفك.",
		en: "It protects your account even if the password is known: at each sign-in an app on your phone gives a code.",
	},
	factorRequired: {
		ar: "صلاحيتك تتطلب رمزًا ثانيًا للدخول. أعدّه الآن لتتابع.",
		en: "Your role asks for a second factor. Set it up now to go on.",
	},
	factorOn: { ar: "الرمز الثاني مفعّل", en: "The second factor is on" },
	factorOff: { ar: "الرمز الثاني غير مفعّل", en: "The second factor is off" },
	factorBegin: { ar: "ابدأ الإعداد", en: "Begin" },
	factorEnd: { ar: "أوقف الرمز الثاني", en: "Turn the second factor off" },
	factorScan: {
		ar: "امسح هذا الرمز بتطبيق المصادقة، أو أدخل المفتاح يدويًا:",
		en: "Scan this with your authenticator, or enter the key by hand:",
	},
	factorCodes: { ar: "رموز الاسترداد", en: "Recovery codes" },
	factorCodesText: {
		ar: "احفظها في مكان آمن، فلن تظهر مرة أخرى. يعمل كل رمز مرة واحدة إن ضاع هاتفك.",
		en: "Keep them somewhere safe; they are not shown again. Each works once if you lose your phone.",
	},
	factorConfirm: { ar: "اكتب الآن الرمز الذي يظهر في التطبيق", en: "Now enter the code the app shows" },
	factorConfirmButton: { ar: "فعّل الرمز الثاني", en: "Turn the second factor on" },
	takeOffTitle: { ar: "إزالة الرمز الثاني", en: "Take off the second factor" },
	takeOffQuestion: { ar: "هل تزيل الرمز الثاني من حساب", en: "Take the second factor off the account of" },
	takeOffNow: { ar: "أزل الرمز الثاني", en: "Take it off" },
	takeOffCheck: {
		ar: "تأكد بنفسك، بالهاتف أو وجهًا لوجه، أن صاحب الحساب هو من فقده.",
		en: "Make sure yourself, by phone or in person, that it was the account's holder who lost it.",
	},
	takeOffEnds: {
		ar: "تنتهي جلسات الحساب كلها، ويعدّ صاحبه رمزًا جديدًا عند دخوله القادم إن كانت صلاحيته تتطلبه.",
		en: "All sessions of the account end, and its holder sets up a new one at the next sign-in if the role asks for it.",
	},
	takeOffTold: {
		ar: "يصل صاحبَ الحساب بريدٌ بذلك، ويُسجَّل في سجل الأحداث.",
		en: "The account's holder is told by email, and the audit log keeps it.",
	},
});

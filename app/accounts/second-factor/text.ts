import { defineText } from "../../base/locale/text.ts";

export const secondFactorText = defineText({
	code: { ar: "الرمز", en: "Code" },
	factorTitle: { ar: "الرمز الثاني للدخول", en: "Second factor" },
	factorText: {
		ar: "يحمي حسابك حتى لو عُرفت كلمة المرور: عند كل دخول يُطلب رمز من تطبيق مصادقة على هاتفك.",
		en: "It protects your account even if someone knows your password: each sign-in needs a code from an app on your phone.",
	},
	factorRequired: {
		ar: "صلاحيتك تتطلب رمزًا ثانيًا للدخول. أعدّه الآن لتتابع.",
		en: "Your role requires a second factor. Set it up now to continue.",
	},
	factorOn: { ar: "الرمز الثاني مفعّل", en: "The second factor is on" },
	factorOff: { ar: "الرمز الثاني غير مفعّل", en: "The second factor is off" },
	factorBegin: { ar: "ابدأ الإعداد", en: "Start setup" },
	factorEnd: { ar: "أوقف الرمز الثاني", en: "Turn off the second factor" },
	factorScan: {
		ar: "امسح هذا الرمز بتطبيق المصادقة، أو أدخل المفتاح يدويًا:",
		en: "Scan this with your authenticator app, or enter the key manually:",
	},
	factorCodes: { ar: "رموز الاسترداد", en: "Recovery codes" },
	factorCodesText: {
		ar: "احفظها في مكان آمن، فلن تظهر مرة أخرى. يعمل كل رمز مرة واحدة إن ضاع هاتفك.",
		en: "Keep them somewhere safe; they are not shown again. Each works once if you lose your phone.",
	},
	factorConfirm: { ar: "اكتب الآن الرمز الذي يظهر في التطبيق", en: "Now enter the code the app shows" },
	factorConfirmButton: { ar: "فعّل الرمز الثاني", en: "Turn on the second factor" },
	takeOffTitle: { ar: "إزالة الرمز الثاني", en: "Remove the second factor" },
	takeOffQuestion: { ar: "هل تزيل الرمز الثاني من حساب", en: "Remove the second factor from the account of" },
	takeOffNow: { ar: "أزل الرمز الثاني", en: "Remove the second factor" },
	takeOffCheck: {
		ar: "تأكد بنفسك، بالهاتف أو وجهًا لوجه، أن صاحب الحساب هو من فقده.",
		en: "Check yourself, by phone or in person, that it is the account's holder who lost it.",
	},
	takeOffEnds: {
		ar: "تنتهي جلسات الحساب كلها، ويعدّ صاحبه رمزًا جديدًا عند دخوله القادم إن كانت صلاحيته تتطلبه.",
		en: "All sessions of the account end. If the role requires a second factor, its holder sets up a new one at the next sign-in.",
	},
	takeOffTold: {
		ar: "يُبلَّغ صاحب الحساب بالبريد، ويُقيَّد ذلك في سجل التدقيق.",
		en: "The account's holder is told by email, and the audit log records it.",
	},
});

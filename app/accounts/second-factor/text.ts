import { defineText } from "../../base/locale/text.ts";

export const secondFactorText = defineText({
	code: { ar: "الرمز", en: "Code" },
	factorTitle: { ar: "التحقق بخطوتين", en: "Two-step verification" },
	factorText: {
		ar: "يحمي حسابك حتى لو عُرفت كلمة المرور: عند كل تسجيل دخول يُطلب رمز من تطبيق مصادقة على هاتفك.",
		en: "It protects your account even if someone knows your password: each sign-in needs a code from an app on your phone.",
	},
	factorRequired: {
		ar: "صلاحيتك تتطلب التحقق بخطوتين. فعّله الآن لتتابع.",
		en: "Your role requires two-step verification. Set it up now to continue.",
	},
	factorOn: { ar: "التحقق بخطوتين مفعّل", en: "Two-step verification is on" },
	factorOff: { ar: "التحقق بخطوتين غير مفعّل", en: "Two-step verification is off" },
	factorBegin: { ar: "ابدأ الإعداد", en: "Start setup" },
	factorEnd: { ar: "أوقف التحقق بخطوتين", en: "Turn off two-step verification" },
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
	factorConfirmButton: { ar: "فعّل التحقق بخطوتين", en: "Turn on two-step verification" },
	takeOffTitle: { ar: "إيقاف التحقق بخطوتين", en: "Turn off two-step verification" },
	takeOffQuestion: { ar: "هل توقف التحقق بخطوتين لحساب", en: "Turn off two-step verification for" },
	takeOffNow: { ar: "أوقف التحقق بخطوتين", en: "Turn off two-step verification" },
	takeOffCheck: {
		ar: "تأكد بنفسك، بالهاتف أو وجهًا لوجه، أن صاحب الحساب هو من فقد هاتفه أو مفتاح مروره.",
		en: "Check yourself, by phone or in person, that it is the account's holder who lost the phone or passkey.",
	},
	takeOffPasskeys: {
		ar: "تُحذف مفاتيح المرور كلها مع تطبيق المصادقة ورموز الاسترداد.",
		en: "All passkeys are removed, with the authenticator app and its recovery codes.",
	},
	takeOffEnds: {
		ar: "تنتهي جلسات الحساب كلها، ويفعّله صاحبه من جديد عند دخوله القادم إن كانت صلاحيته تتطلبه.",
		en: "All sessions of the account end. If the role requires two-step verification, its holder sets it up again at the next sign-in.",
	},
	takeOffTold: {
		ar: "يُبلَّغ صاحب الحساب بالبريد، ويُقيَّد ذلك في سجل التدقيق.",
		en: "The account's holder is told by email, and the audit log records it.",
	},
});

import { defineText } from "../../base/locale/text.ts";

/** Signing in to the desk, and entering it by an access link. Fixed texts as specified (docs/rules.md#fixed-texts). */
export const entryText = defineText({
	signInTitle: { ar: "دخول مكتب الشكاوى", en: "Complaints desk login" },
	signInLead: { ar: "لموظفي الشكاوى ورئيس اللجنة.", en: "For complaints officers and heads." },
	email: { ar: "البريد الإلكتروني", en: "Email" },
	password: { ar: "كلمة المرور", en: "Password" },
	signIn: { ar: "تسجيل الدخول", en: "Login" },
	forgot: { ar: "نسيت كلمة المرور؟", en: "Forgot your password?" },
	badCredentials: { ar: "بيانات الدخول غير صحيحة", en: "Invalid credentials" },
	notVerified: {
		ar: "يرجى تأكيد بريدك الإلكتروني قبل تسجيل الدخول. ابحث عن رابط التأكيد في بريدك.",
		en: "Please verify your email before logging in. Check your inbox for the confirmation link.",
	},
	noRole: {
		ar: "هذا الحساب ليس لموظف شكاوى. اطلب الصلاحية من مالك الموقع.",
		en: "This account is not a complaints officer's. Ask the owner of the site for the role.",
	},
	loginFailed: { ar: "فشل تسجيل الدخول", en: "Login failed" },
	keptNote: {
		ar: "انتهت جلستك قبل الإرسال. سجّل الدخول تجد ما كتبته.",
		en: "Your session ended before this was sent. Log in, and you will find what you typed.",
	},
	demoNote: {
		ar: "نسخة تجريبية: officer@demo.example وhead@demo.example، وكلمة المرور حيث شُغّل الخادم.",
		en: "This is a demo: the accounts are officer@demo.example and head@demo.example; the password is shown where the server was started.",
	},
	enterTitle: { ar: "الدخول برابط", en: "Enter by link" },
	enterText: {
		ar: (name: string) =>
			`هذا الرابط لـ${name}. يفتح مكتب الشكاوى للاطلاع وتغيير الحالة مدة ثماني ساعات، وكل ما يجري به مسجَّل.`,
		en: (name: string) =>
			`This link is for ${name}. It opens the complaints desk for eight hours, to read and to change states, and everything done by it is logged.`,
	},
	enterButton: { ar: "ادخل", en: "Enter" },
	enterGone: { ar: "هذا الرابط لا يعمل", en: "This link does not work" },
	enterGoneText: {
		ar: "استُعمل من قبل، أو انتهت مهلته، أو أُلغي. اطلب رابطًا جديدًا من رئيس اللجنة.",
		en: "It was used, has expired or was revoked. Ask a head for a new one.",
	},
});

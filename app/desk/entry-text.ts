import { defineText } from "../base/locale/text.ts";

/**
 * Signing in to the desk, and entering it by an access link. Fixed texts as specified (docs/rules/site.md#fixed-texts).
 */
export const entryText = defineText({
	signInTitle: { ar: "تسجيل دخول مسؤولي الشكاوى", en: "Complaints officer sign-in" },
	signInLead: { ar: "لمسؤولي الشكاوى ورؤساء لجنة الشكاوى.", en: "For complaints officers and heads." },
	email: { ar: "البريد الإلكتروني", en: "Email" },
	password: { ar: "كلمة المرور", en: "Password" },
	signIn: { ar: "تسجيل الدخول", en: "Sign in" },
	forgot: { ar: "نسيت كلمة المرور؟", en: "Forgot your password?" },
	badCredentials: { ar: "بيانات الدخول غير صحيحة", en: "Invalid credentials" },
	notVerified: {
		ar: "يرجى تأكيد بريدك الإلكتروني قبل تسجيل الدخول. ابحث في بريدك عن رابط التأكيد.",
		en: "Please verify your email before logging in. Check your inbox for the confirmation link.",
	},
	noRole: {
		ar: "ليس لهذا الحساب دور في مكتب الشكاوى. اطلبه من مالك الموقع.",
		en: "This account has no role at the complaints desk. Ask the owner of the site for one.",
	},
	loginFailed: { ar: "تعذّر تسجيل الدخول", en: "Login failed" },
	stashedNote: {
		ar: "انتهت جلستك قبل الإرسال. سجّل الدخول، وستجد ما كتبته كما هو.",
		en: "Your session ended before this was sent. Sign in and you will find what you typed.",
	},
	demoNote: {
		ar: "نسخة تجريبية: سجّل الدخول بالحساب officer@demo.example أو head@demo.example، وتُطبع كلمة المرور في نافذة تشغيل الخادم.",
		en: "Demo: sign in as officer@demo.example or head@demo.example. The password is printed in the server's terminal.",
	},
	enterTitle: { ar: "تسجيل الدخول برابط", en: "Sign in with an access link" },
	enterText: {
		ar: (name: string) =>
			`هذا الرابط لـ${name}. يفتح مكتب الشكاوى ثماني ساعات للاطلاع والمراسلة والسؤال دون اتخاذ قرار، وكل ما يجري به مسجَّل.`,
		en: (name: string) =>
			`This link is for ${name}. It opens the complaints desk for eight hours, to read cases, write and ask, but not to decide. Everything done with it is logged.`,
	},
	enterButton: { ar: "ادخل إلى المكتب", en: "Enter the desk" },
	enterAgain: {
		ar: "لم يصلنا الطلب من هذه الصفحة. اضغط الزر مرة أخرى، والرابط ما زال يعمل.",
		en: "The request did not come from this page. Press the button again: the link still works.",
	},
	enterGone: { ar: "هذا الرابط لا يعمل", en: "This link does not work" },
	enterGoneText: {
		ar: "استُعمل من قبل، أو انتهت مهلته، أو أُلغي. اطلب رابطًا جديدًا من رئيس اللجنة.",
		en: "It was used, has expired or was revoked. Ask a head for a new one.",
	},
});

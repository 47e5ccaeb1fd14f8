import { defineText } from "../base/locale/text.ts";

/** Signing in to the pages of captains. */
export const entryText = defineText({
	signInTitle: { ar: "دخول قادة الفرق", en: "Captains' sign-in" },
	signInLead: {
		ar: "لمن عيّنه الاتحاد قائدًا لفريق في نادٍ: التشكيلات ونتائج المباريات ومواعيدها.",
		en: "For captains of the clubs' teams: line-ups, results and dates of matches.",
	},
	email: { ar: "البريد الإلكتروني", en: "Email" },
	password: { ar: "كلمة المرور", en: "Password" },
	signIn: { ar: "تسجيل الدخول", en: "Sign in" },
	forgot: { ar: "نسيت كلمة المرور؟", en: "Forgot your password?" },
	badCredentials: { ar: "البريد الإلكتروني أو كلمة المرور غير صحيحة", en: "Wrong email or password" },
	notVerified: {
		ar: "فعّل بريدك الإلكتروني قبل تسجيل الدخول. ابحث في بريدك عن رابط التفعيل.",
		en: "Please verify your email before signing in. Check your inbox for the confirmation link.",
	},
	stashedNote: {
		ar: "انتهت جلستك أو انتهى رابط المباراة قبل الإرسال. سجّل الدخول أو افتح رابطًا يعمل خلال ساعة، وستجد ما كتبته كما هو.",
		en: "Your session or match link ended before this was sent. Sign in or open a link that works within an hour, and you will find what you typed.",
	},
	demoNote: {
		ar: "نسخة تجريبية: سجّل الدخول بالحساب captain@demo.example، وتُطبع كلمة المرور في نافذة تشغيل الخادم.",
		en: "Demo: sign in as captain@demo.example. The password is printed in the server's terminal.",
	},
	byLink: {
		ar: "جاءك رابط لمباراة واحدة ورقم سري؟ افتح الرابط نفسه، لا هذه الصفحة.",
		en: "Were you given a link for one match and a PIN? Open that link instead of this page.",
	},
});

import { defineText } from "../../base/locale/text.ts";

/** Signing in to the portal, and confirming an email address. Fixed texts as specified (docs/rules.md#fixed-texts). */
export const complainantText = defineText({
	loginTitle: { ar: "الدخول إلى بوابة الشكاوى", en: "Complaints portal login" },
	tabs: { ar: "الدخول أو إنشاء حساب", en: "Log in or register" },
	login: { ar: "تسجيل الدخول", en: "Login" },
	register: { ar: "إنشاء حساب", en: "Register" },
	email: { ar: "البريد الإلكتروني", en: "Email" },
	password: { ar: "كلمة المرور", en: "Password" },
	forgot: { ar: "نسيت كلمة المرور؟", en: "Forgot your password?" },
	registerText: {
		ar: "يستغرق إنشاء الحساب دقيقتين. جهّز رقم هويتك الوطنية أو إقامتك أو جواز سفرك.",
		en: "It takes two minutes. Have your national ID, iqama or passport number ready.",
	},
	registerButton: { ar: "أنشئ حسابًا", en: "Create an account" },
	badCredentials: { ar: "البريد الإلكتروني أو كلمة المرور غير صحيحة", en: "Wrong email or password" },
	notVerified: {
		ar: "يرجى تأكيد بريدك الإلكتروني قبل تسجيل الدخول. ابحث في بريدك عن رابط التأكيد.",
		en: "Please verify your email before logging in. Check your inbox for the confirmation link.",
	},
	notVerifiedLink: { ar: "لم تصلك الرسالة؟", en: "Did the mail not arrive?" },
	noProfile: {
		ar: "لا يوجد ملف شخصي لهذا الحساب. يرجى إكمال التسجيل.",
		en: "User profile not found. Please complete registration.",
	},
	loginFailed: { ar: "فشل تسجيل الدخول", en: "Login failed" },
	useFullForm: { ar: "يرجى استخدام نموذج التسجيل الكامل", en: "Please use the full registration form" },
	demoNote: {
		ar: "موقع تجريبي: الحساب player@demo.example، وتُعرض كلمة مروره عند تشغيل الخادم.",
		en: "This is a demo: the account is player@demo.example; its password is shown where the server was started.",
	},
	keptNote: {
		ar: "انتهت جلستك قبل الإرسال. سجّل الدخول، وستجد ما كتبته كما هو.",
		en: "Your session ended before this was sent. Log in, and you will find what you typed.",
	},
	verifyTitle: { ar: "أكّد بريدك الإلكتروني", en: "Check your email" },
	verifyText: { ar: "أرسلنا رابط التأكيد إلى:", en: "We sent the confirmation link to:" },
	verifyNext: { ar: "الخطوات التالية", en: "Next steps" },
	verifyNext1: {
		ar: "افتح الرسالة واضغط الرابط، ثم زر التأكيد.",
		en: "Open the mail, follow the link and press the button.",
	},
	verifyNext2: { ar: "عُد إلى هنا وسجّل الدخول.", en: "Come back here and log in." },
	verifySpam: { ar: "لم تصل الرسالة؟", en: "The mail did not arrive?" },
	verifySpam1: { ar: "ابحث في مجلد الرسائل غير المرغوب فيها.", en: "Look into the spam folder." },
	verifySpam2: { ar: "تأكد من كتابة البريد كتابة صحيحة.", en: "Make sure the address is spelled right." },
	verifySpam3: { ar: "انتظر بضع دقائق ثم اطلب رسالة جديدة.", en: "Wait a few minutes, then ask for a new mail." },
	resend: { ar: "أرسل الرسالة من جديد", en: "Send the mail again" },
	resent: {
		ar: "أُرسلت رسالة جديدة إن كان الحساب ينتظر التأكيد",
		en: "A new mail was sent, if the account is waiting to be confirmed",
	},
	goToLogin: { ar: "إلى صفحة الدخول", en: "Go to Login" },
});

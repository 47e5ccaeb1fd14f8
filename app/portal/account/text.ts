import { defineText } from "../../base/locale/text.ts";

/**
 * Signing in to the portal, and confirming an email address. Fixed texts as specified (docs/rules/site.md#fixed-texts).
 */
export const complainantText = defineText({
	loginTitle: { ar: "تسجيل دخول مقدّمي الشكاوى", en: "Complainant sign-in" },
	tabs: { ar: "تسجيل الدخول أو إنشاء حساب", en: "Sign in or register" },
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
	notVerifiedLink: { ar: "لم تصلك الرسالة؟", en: "Didn't get the email?" },
	loginFailed: { ar: "تعذّر تسجيل الدخول", en: "Login failed" },
	useFullForm: { ar: "يرجى استخدام نموذج التسجيل الكامل", en: "Please use the full registration form" },
	demoNote: {
		ar: "نسخة تجريبية: سجّل الدخول بالحساب player@demo.example، وتُطبع كلمة المرور في نافذة تشغيل الخادم.",
		en: "Demo: sign in as player@demo.example. The password is printed in the server's terminal.",
	},
	stashedNote: {
		ar: "انتهت جلستك قبل الإرسال. سجّل الدخول، وستجد ما كتبته كما هو.",
		en: "Your session ended before this was sent. Sign in and you will find what you typed.",
	},
	verifyTitle: { ar: "أكّد بريدك الإلكتروني", en: "Check your email" },
	verifyText: { ar: "أرسلنا رابط التأكيد إلى:", en: "We sent the confirmation link to:" },
	verifySender: { ar: "المرسِل:", en: "It comes from:" },
	waitingTitle: { ar: "افتح بريدك أولًا", en: "Open your email first" },
	verifyNext: { ar: "الخطوات التالية", en: "Next steps" },
	verifyNext1: {
		ar: "افتح الرسالة واضغط الرابط، ثم اضغط زر التأكيد.",
		en: "Open the email, follow the link and press the button.",
	},
	verifyNext2: { ar: "عُد إلى هنا وسجّل الدخول.", en: "Come back here and sign in." },
	verifySpam: { ar: "لم تصلك الرسالة؟", en: "Didn't get the email?" },
	verifySpam1: { ar: "ابحث في مجلد الرسائل غير المرغوب فيها.", en: "Check your spam folder." },
	verifySpam2: { ar: "تأكد من صحة البريد الإلكتروني الذي كتبته.", en: "Make sure the address is spelled correctly." },
	verifySpam3: { ar: "انتظر بضع دقائق ثم اطلب رسالة جديدة.", en: "Wait a few minutes, then ask for a new email." },
	unsentText: {
		ar: "حُفظ طلب تسجيلك، لكن رسالة التأكيد لم تُرسل بعد، لأن رسائل كثيرة طُلبت خلال الساعة الماضية. عُد بعد ساعة، وقبل مضي ثلاثة أيام، واضغط الزر لتصل الرسالة إلى:",
		en: "Your registration is saved. The email to confirm it has not been sent yet, because too many were requested within an hour. Come back in an hour, within three days, and press the button to send it to:",
	},
	send: { ar: "أرسل الرسالة", en: "Send the email" },
	resend: { ar: "أعد إرسال الرسالة", en: "Send the email again" },
	notYou: {
		ar: "ليس بريدك؟ أزله من هذا المتصفح",
		en: "Not your email? Remove it from this browser",
	},
	goToLogin: { ar: "إلى صفحة تسجيل الدخول", en: "Go to Login" },
});

import { defineText } from "../../base/locale/text.ts";

export const signInText = defineText({
	title: { ar: "تسجيل دخول الموظفين", en: "Staff sign-in" },
	lead: {
		ar: "لمن يديرون الموقع. اطلب الصلاحية من مالك الموقع.",
		en: "For staff who manage this site. Ask the site owner for access.",
	},
	modes: { ar: "تسجيل الدخول أو إنشاء حساب", en: "Sign in or register" },
	signIn: { ar: "تسجيل الدخول", en: "Sign in" },
	register: { ar: "إنشاء حساب", en: "Register" },
	forgot: { ar: "نسيت كلمة المرور؟", en: "Forgot your password?" },
	badCredentials: { ar: "البريد الإلكتروني أو كلمة المرور غير صحيحة", en: "Wrong email or password" },
	notVerified: {
		ar: "فعّل بريدك الإلكتروني قبل تسجيل الدخول. ابحث في بريدك عن رابط التفعيل.",
		en: "Please verify your email before logging in. Check your inbox for the confirmation link.",
	},
	activationSent: { ar: "أُرسل رابط التفعيل إلى بريدك الإلكتروني", en: "Activation link sent to your email" },
	activationSentText: {
		ar: "افتح الرابط خلال ثلاثة أيام، ثم يمنحك مالك الموقع الصلاحية.",
		en: "Open it within three days. An owner of the site will then give you a role.",
	},
	demoNote: {
		ar: "هذا موقع تجريبي: تُطبع كلمة مرور حساباته في نافذة تشغيل الخادم، ولا يُطلب التحقق بخطوتين.",
		en: "This is a demo. The password of its accounts is printed in the server's terminal, and two-step verification is not needed.",
	},
	stashedNote: {
		ar: "انتهت جلستك قبل الحفظ. سجّل الدخول، وستجد ما كتبته كما هو.",
		en: "Your session ended before you saved. Sign in and what you typed will be there.",
	},
	codeTitle: { ar: "رمز التحقق", en: "Verification code" },
	codeText: {
		ar: "اكتب الرمز المكوّن من ستة أرقام من تطبيق المصادقة، أو أحد رموز الاسترداد.",
		en: "Enter the six-digit code from your authenticator app, or one of your recovery codes.",
	},
	codeButton: { ar: "متابعة", en: "Continue" },
	badCode: { ar: "الرمز غير صحيح أو انتهت صلاحيته", en: "The code is wrong or has expired" },
	signInAgain: {
		ar: "انتهت هذه المحاولة. سجّل الدخول بكلمة المرور من جديد، ثم اكتب الرمز.",
		en: "This sign-in has ended. Enter your password again, then the code.",
	},
	forgotTitle: { ar: "كلمة مرور جديدة", en: "New password" },
	forgotText: {
		ar: "اكتب بريدك وسنرسل إليك رابطًا لاختيار كلمة مرور جديدة.",
		en: "Enter your email and we will send you a link to choose a new password.",
	},
	forgotButton: { ar: "أرسل الرابط", en: "Send the link" },
	backToSignIn: { ar: "العودة إلى تسجيل الدخول", en: "Back to sign-in" },
});

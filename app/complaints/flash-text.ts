import { defineText } from "../base/locale/text.ts";

/** Notices in the portal. Fixed texts as specified (docs/rules/site.md#fixed-texts). */
export const noticeText = defineText({
	"please-log-in": { ar: "يرجى تسجيل الدخول", en: "Please log in" },
	"log-in-to-submit": { ar: "يرجى تسجيل الدخول لتقديم شكوى", en: "Please log in to submit a complaint" },
	"verify-first": {
		ar: "يرجى تأكيد بريدك الإلكتروني قبل تقديم شكوى",
		en: "Please verify your email before submitting a complaint",
	},
	"no-email": {
		ar: "لا يوجد بريد إلكتروني. يرجى التسجيل أو تسجيل الدخول.",
		en: "No email provided. Please register or login.",
	},
	"logged-in": { ar: "تم تسجيل الدخول بنجاح", en: "Logged in successfully" },
	answered: { ar: "أُرسلت إجابتك", en: "Your answer was sent" },
	"message-sent": { ar: "أُرسلت رسالتك", en: "Your message was sent" },
	"evidence-added": { ar: "أُضيفت الأدلة", en: "Your evidence was added" },
	withdrawn: { ar: "سُحبت الشكوى", en: "Your complaint was withdrawn" },
	consented: { ar: "سُجّلت موافقتك، وستُتابع شكواك", en: "You agreed, and your case goes on" },
	"consent-refused": { ar: "سُجّل رفضك، وتبقى شكواك مسحوبة", en: "You did not agree, and your case stays withdrawn" },
	"appeal-withdrawn": { ar: "سُحب الاستئناف", en: "Your appeal was withdrawn" },
	appealed: { ar: "قُدّم الاستئناف", en: "Your appeal was filed" },
	"draft-gone": { ar: "حُذفت المسودة", en: "The draft was discarded" },
	"erasure-asked": { ar: "سُجّل طلب محو بياناتك", en: "Your erasure request was recorded" },
	"erasure-withdrawn": { ar: "أُلغي طلب محو بياناتك", en: "Your erasure request was cancelled" },
	submitted: { ar: "قُدّمت شكواك بنجاح!", en: "Complaint submitted successfully!" },
	found: { ar: "عُثر على الشكوى", en: "Case found successfully" },
	"code-sent": { ar: "أُرسل رمز التحقق إلى بريدك الإلكتروني", en: "OTP sent to your email" },
	"code-verified": { ar: "رمز التحقق صحيح", en: "OTP verified successfully" },
	"case-not-found": { ar: "الشكوى غير موجودة", en: "Case not found" },
	"no-profile": {
		ar: "هذا الحساب لم يُكمل التسجيل في البوابة. يرجى إكماله.",
		en: "User profile not found. Please complete registration.",
	},
	"account-created": {
		ar: "أُنشئ حسابك! افتح بريدك الإلكتروني لتأكيده.",
		en: "Account created! Please check your email to confirm your account.",
	},
	resent: {
		ar: "إن كان الحساب ينتظر التأكيد فقد أُرسلت رسالة جديدة",
		en: "If the account still has to be confirmed, a new email was sent",
	},
	"profile-added": { ar: "أُضيف ملفك الشخصي إلى حسابك", en: "Your profile was added to your account" },
	"profile-saved": { ar: "حُفظت بياناتك", en: "Your details were saved" },
	erased: { ar: "مُحيت بياناتك وأُغلق حسابك", en: "Your data was erased and your account is closed" },
});

const failures = ["please-log-in", "log-in-to-submit", "verify-first", "no-email", "no-profile", "case-not-found"];
export const portalFlashes = { texts: noticeText, failures };

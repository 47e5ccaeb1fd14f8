import { defineText } from "../base/locale/text.ts";

const texts = defineText({
	"reset-sent": {
		ar: "إن كان لهذا البريد حساب فقد أرسلنا إليه رابطًا",
		en: "If this address has an account, we have sent it a link",
	},
	"signed-in": { ar: "تم تسجيل الدخول بنجاح", en: "Logged in successfully" },
	"sign-out-failed": { ar: "تعذّر تسجيل الخروج", en: "Logout failed" },
	"roles-saved": { ar: "حُفظت الصلاحيات", en: "Roles saved" },
	"roles-asked": {
		ar: "حُفظ ما لا ينتظر أحدًا، وأُبلغ المالكون الآخرون بالصلاحية التي تنتظر موافقتهم",
		en: "Everything else is saved. The other owners were asked about the role that waits for them",
	},
	"roles-confirm": { ar: "مُنحت الصلاحية", en: "The role was granted" },
	"roles-refuse": { ar: "لم تُمنح الصلاحية", en: "The role was not granted" },
	"invitation-asked": {
		ar: "تُرسل الدعوة حين يوافق مالك آخر، وقد أُبلغ المالكون",
		en: "The invitation is sent when another owner agrees. They were told",
	},
	"sessions-ended": { ar: "أُنهيت الجلسات", en: "Sessions ended" },
	"password-changed": { ar: "تغيّرت كلمة المرور", en: "Password changed" },
	"password-reset": { ar: "حُفظت كلمة المرور. سجّل الدخول بها", en: "Password saved. Sign in with it" },
	activated: { ar: "فُعّل حسابك. سجّل الدخول الآن", en: "Your account is active. Sign in now" },
	invited: { ar: "أُرسلت الدعوة", en: "The invitation was sent" },
	"invitation-withdrawn": { ar: "سُحبت الدعوة", en: "The invitation was withdrawn" },
	"factor-taken-off": { ar: "أُوقف التحقق بخطوتين", en: "Two-step verification was turned off" },
	"factor-on": { ar: "فُعّل التحقق بخطوتين", en: "Two-step verification was turned on" },
	"factor-off": { ar: "أُوقف التحقق بخطوتين", en: "Two-step verification was turned off" },
	"passkey-added": { ar: "أُضيف مفتاح المرور", en: "The passkey was added" },
	"passkey-removed": { ar: "حُذف مفتاح المرور", en: "The passkey was removed" },
	"reminders-saved": { ar: "حُفظ اختيارك للتذكيرات", en: "Your choice of reminders is saved" },
	"token-revoked": { ar: "أُلغي رمز الوصول", en: "The token was revoked" },
});

/** Notices about accounts. Fixed texts as specified (docs/rules/site.md#fixed-texts). */
export const accountFlashes = { texts, failures: ["sign-out-failed"] };

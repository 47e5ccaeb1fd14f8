import { defineText } from "../../base/locale/text.ts";

export const stepUpText = defineText({
	title: { ar: "أكّد هويتك", en: "Confirm it is you" },
	lead: {
		ar: "هذه خطوة حسّاسة، وقد مضى وقت على دخولك. أكّد أنك صاحب الحساب لتتابع، ولن يضيع شيء مما كتبته.",
		en: "You signed in some time ago, and this step needs extra care. Confirm that it is you to continue. Nothing you typed is lost.",
	},
	passkeyLead: {
		ar: "صلاحيتك تتطلب التحقق بخطوتين. استعمل مفتاح المرور المضاف إلى حسابك لتتابع، ولن يضيع شيء مما كتبته.",
		en: "Your role requires two-step verification. Use the passkey of your account to continue. Nothing you typed is lost.",
	},
	lostPasskey: {
		ar: "إن فقدت مفتاح المرور فاطلب من مالك الموقع أن يوقف التحقق بخطوتين لحسابك.",
		en: "If you lost your passkey, ask an owner of the site to turn off two-step verification for your account.",
	},
	password: { ar: "كلمة المرور", en: "Password" },
	code: { ar: "رمز تطبيق المصادقة أو أحد رموز الاسترداد", en: "Code from your authenticator app, or a recovery code" },
	button: { ar: "أكّد وتابع", en: "Confirm and continue" },
	cancel: { ar: "إلغاء", en: "Cancel" },
});

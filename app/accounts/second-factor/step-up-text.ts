import { defineText } from "../../base/locale/text.ts";

export const stepUpText = defineText({
	title: { ar: "أكّد هويتك", en: "Confirm it is you" },
	lead: {
		ar: "هذه خطوة حسّاسة، وقد مضى وقت على دخولك. أكّد أنك صاحب الحساب لتتابع، ولن يضيع شيء مما كتبته.",
		en: "You signed in some time ago, and what you are about to do needs extra care. Confirm that it is you. Nothing you typed is lost.",
	},
	password: { ar: "كلمة المرور", en: "Password" },
	code: { ar: "رمز تطبيق المصادقة أو أحد رموز الاسترداد", en: "The code of your authenticator, or a recovery code" },
	button: { ar: "أكّد وتابع", en: "Confirm and go on" },
	cancel: { ar: "إلغاء", en: "Cancel" },
});

import { defineText } from "../../base/locale/text.ts";

export const stepUpText = defineText(
	{
		title: "أكّد هويتك",
		lead: "هذه خطوة حسّاسة، وقد مضى وقت على دخولك. أكّد أنك صاحب الحساب لتتابع، ولن يضيع شيء مما كتبته.",
		password: "كلمة المرور",
		code: "رمز تطبيق المصادقة أو أحد رموز الاسترداد",
		button: "أكّد وتابع",
		cancel: "إلغاء",
	},
	{
		title: "Confirm it is you",
		lead: "You signed in some time ago, and what you are about to do needs extra care. Confirm that it is you. Nothing you typed is lost.",
		password: "Password",
		code: "The code of your authenticator, or a recovery code",
		button: "Confirm and go on",
		cancel: "Cancel",
	},
);

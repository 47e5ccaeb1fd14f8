import { defineText } from "../../base/locale/text.ts";

export const credentialsText = defineText({
	email: { ar: "البريد الإلكتروني", en: "Email" },
	name: { ar: "الاسم", en: "Name" },
	shared: { ar: "هذا جهاز مشترك", en: "This is a shared computer" },
	sharedHint: {
		ar: "لا يبقى بعد إغلاق المتصفح أثر لدخولك.",
		en: "Once the browser is closed, no trace of your sign-in stays here.",
	},
	forgetTitle: { ar: "هذا المتصفح", en: "This browser" },
	forgetText: {
		ar: "يتذكر هذا المتصفح تسعين يومًا أن حسابك استُعمل منه، فيقبل كلمة مرورك حتى لو كثرت المحاولات الخاطئة من غيرك.",
		en: "For 90 days this browser remembers that you used your account here, and your password works even while others try wrong ones.",
	},
	forget: { ar: "اخرج وانسَ هذا المتصفح", en: "Sign out and forget this browser" },
});

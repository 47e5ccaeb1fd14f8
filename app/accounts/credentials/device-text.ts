import { defineText } from "../../base/locale/text.ts";

export const deviceText = defineText(
	{
		shared: "هذا جهاز مشترك",
		sharedHint: "لا يبقى بعد إغلاق المتصفح أثر لدخولك.",
		forgetTitle: "هذا المتصفح",
		forgetText:
			"يتذكر هذا المتصفح تسعين يومًا أن حسابك استُعمل منه، فيقبل كلمة مرورك حتى لو كثرت المحاولات الخاطئة من غيرك.",
		forget: "اخرج وانسَ هذا المتصفح",
	},
	{
		shared: "This is a shared computer",
		sharedHint: "Once the browser is closed, nothing here tells that you signed in.",
		forgetTitle: "This browser",
		forgetText:
			"For 90 days this browser remembers that your account was used here, and lets your password in even while others try wrong ones.",
		forget: "Sign out and forget this browser",
	},
);

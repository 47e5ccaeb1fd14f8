import { defineText } from "../base/locale/text.ts";

export const errorText = defineText({
	noRoleTitle: { ar: "لا صلاحية لحسابك هنا", en: "Your account has no role here" },
	noRoleText: {
		ar: "إن كان حسابك جديدًا فسيمنحك مالك الموقع الصلاحية، ثم سجّل الدخول من جديد.",
		en: "If your account is new, an owner of the site will grant you a role; then sign in again.",
	},
});

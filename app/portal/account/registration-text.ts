import { defineText, plural } from "../../base/locale/text.ts";

/** Registration of a complainant. Fixed texts as specified (docs/rules/site.md#fixed-texts). */
export const registrationText = defineText({
	registerTitle: { ar: "إنشاء حساب في بوابة الشكاوى", en: "Create a complaints account" },
	registerSteps: { ar: "خطوات التسجيل", en: "Registration steps" },
	regStep1: { ar: "معلومات الحساب", en: "Account Information" },
	regStep2: { ar: "البيانات الشخصية", en: "Personal Details" },
	regStep3: { ar: "المراجعة والتسجيل", en: "Review & Register" },
	confirm_password: { ar: "تأكيد كلمة المرور", en: "Confirm password" },
	passwordHint: {
		ar: (least: number) =>
			`${plural("ar", least, { one: "حرف واحد", two: "حرفان", few: "# أحرف", many: "# حرفًا", other: "# حرف" })} على الأقل. عدة كلمات لا رابط بينها أفضل من كلمة معقدة.`,
		en: (least: number) => `At least ${least} characters. A few unrelated words are better than one complicated one.`,
	},
	passwordKept: {
		ar: "سبق أن اخترت كلمة مرور. اترك الحقلين فارغين لإبقائها.",
		en: "You have already chosen a password. Leave both fields empty to keep it.",
	},
	idHint: {
		ar: "رقم الهوية الوطنية أو الإقامة عشرة أرقام، ورقم الجواز من 6 إلى 12 حرفًا ورقمًا. نخزّنه مشفّرًا ونستعمله للتحقق من هويتك.",
		en: "National ID and iqama numbers have ten digits, passport numbers 6 to 12 letters and digits. Your number is stored encrypted and used to verify your identity.",
	},
	reviewRegister: { ar: "راجع بياناتك ثم أنشئ الحساب.", en: "Check your details, then create the account." },
	registerNow: { ar: "أنشئ الحساب", en: "Create account" },
	fillRequired: { ar: "يرجى تعبئة جميع الحقول المطلوبة", en: "Please fill all required fields" },
	registrationFailed: { ar: "تعذّر التسجيل", en: "Registration failed" },
	registrationError: { ar: "حدث خطأ أثناء التسجيل", en: "Error during registration" },
	goingToLogin: { ar: "ننقلك الآن إلى صفحة تسجيل الدخول…", en: "Taking you to the sign-in page…" },
	choose: { ar: "اختر", en: "Choose" },
});

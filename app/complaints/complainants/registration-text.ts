import { defineText, plural } from "../../base/locale/text.ts";

/** Registration of a complainant. Fixed texts as specified (docs/rules.md#fixed-texts). */
export const registrationText = defineText({
	registerTitle: { ar: "إنشاء حساب في بوابة الشكاوى", en: "Create a complaints account" },
	registerSteps: { ar: "خطوات التسجيل", en: "Steps of the registration" },
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
		ar: "اخترت كلمة مرور من قبل. اترك الحقلين فارغين لإبقائها.",
		en: "You have chosen a password. Leave both fields empty to keep it.",
	},
	idHint: {
		ar: "الهوية الوطنية والإقامة عشرة أرقام، والجواز من 6 إلى 12 حرفًا ورقمًا. يُخزَّن مشفّرًا ويُستعمل للتحقق منك.",
		en: "National ID and iqama have ten digits, a passport 6 to 12 letters and digits. It is stored encrypted and serves to verify you.",
	},
	reviewRegister: { ar: "راجع بياناتك ثم أنشئ الحساب.", en: "Check your details, then create the account." },
	registerNow: { ar: "أنشئ الحساب", en: "Create account" },
	fillRequired: { ar: "يرجى تعبئة جميع الحقول المطلوبة", en: "Please fill all required fields" },
	registrationFailed: { ar: "فشل التسجيل", en: "Registration failed" },
	registrationError: { ar: "حدث خطأ أثناء التسجيل", en: "Error during registration" },
	emailTaken: { ar: "البريد الإلكتروني مسجل مسبقًا", en: "Email already registered" },
	accountCreated: {
		ar: "تم إنشاء الحساب! يرجى التحقق من بريدك الإلكتروني لتأكيد حسابك.",
		en: "Account created! Please check your email to confirm your account.",
	},
	goingToLogin: { ar: "ننقلك الآن إلى صفحة الدخول…", en: "Taking you to the login page…" },
	choose: { ar: "اختر", en: "Choose" },
});

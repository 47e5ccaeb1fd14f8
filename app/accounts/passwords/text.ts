import { defineText, plural } from "../../base/locale/text.ts";

export const passwordText = defineText({
	password: { ar: "كلمة المرور", en: "Password" },
	confirmPassword: { ar: "أعد كتابة كلمة المرور", en: "Repeat the password" },
	currentPassword: { ar: "كلمة المرور الحالية", en: "Current password" },
	newPassword: { ar: "كلمة المرور الجديدة", en: "New password" },
	changePassword: { ar: "تغيير كلمة المرور", en: "Change password" },
	passwordHint: {
		ar: (least: number) =>
			`${plural("ar", least, { one: "حرف واحد", two: "حرفان", few: "# أحرف", many: "# حرفًا", other: "# حرف" })} على الأقل. عدة كلمات لا رابط بينها أفضل من كلمة معقدة.`,
		en: (least: number) => `At least ${least} characters. A few unrelated words are better than one complicated one.`,
	},
	strength: { ar: "قوة كلمة المرور", en: "Password strength" },
	strength0: { ar: "سهلة التخمين", en: "Easy to guess" },
	strength1: { ar: "ضعيفة", en: "Weak" },
	strength2: { ar: "مقبولة", en: "Fair" },
	strength3: { ar: "جيدة", en: "Good" },
	strength4: { ar: "قوية", en: "Strong" },
	dueTitle: { ar: "اختر كلمة مرور أطول", en: "Choose a longer password" },
	dueText: {
		ar: (least: number) =>
			`تتطلب صلاحية حسابك كلمة مرور من ${plural("ar", least, { one: "حرف واحد", two: "حرفين", few: "# أحرف", many: "# حرفًا", other: "# حرف" })} على الأقل. اخترها الآن لتتابع.`,
		en: (least: number) => `Your role requires a password of at least ${least} characters. Choose one now to continue.`,
	},
});

import { defineText } from "../../base/locale/text.ts";

export const tokenText = defineText({
	title: { ar: "رموز الوصول للبرامج", en: "API tokens" },
	lead: {
		ar: "يستعمل البرنامج رمز الوصول بدل كلمة المرور، ولا يفتح له إلا ما تختاره هنا. عامله كما تعامل كلمة المرور.",
		en: "A program uses a token instead of your password. It opens only what you choose here. Treat it like a password.",
	},
	list: { ar: "الرموز الحالية", en: "Tokens" },
	none: { ar: "لا توجد رموز وصول.", en: "There are no tokens." },
	name: { ar: "اسم الرمز", en: "Name" },
	nameHint: { ar: "ليذكّرك بالبرنامج الذي يستعمله.", en: "So that you remember which program uses it." },
	scopes: { ar: "ما يحق للبرنامج", en: "What the program may do" },
	"complaints-read": { ar: "الاطلاع على الشكاوى", en: "Read complaints" },
	"complaints-update": { ar: "تغيير حالة الشكاوى", en: "Change the status of complaints" },
	photos: { ar: "رفع صور اللاعبين", en: "Upload photos of players" },
	noScopes: { ar: "صلاحياتك لا تتيح شيئًا للبرامج.", en: "Your roles give programs no access." },
	days: { ar: "مدة الصلاحية", en: "Valid for" },
	days7: { ar: "سبعة أيام", en: "7 days" },
	days30: { ar: "ثلاثون يومًا", en: "30 days" },
	days90: { ar: "تسعون يومًا", en: "90 days" },
	create: { ar: "أنشئ رمزًا", en: "Create a token" },
	made: {
		ar: "هذا هو الرمز. انسخه الآن، فلن يظهر مرة أخرى.",
		en: "This is the token. Copy it now: it will not be shown again.",
	},
	created: { ar: "أُنشئ", en: "Created" },
	expires: { ar: "ينتهي", en: "Expires" },
	lastUsed: { ar: "آخر استعمال", en: "Last used" },
	neverUsed: { ar: "لم يُستعمل بعد", en: "Not used yet" },
	revoke: { ar: "ألغِ الرمز", en: "Revoke" },
	revokeQuestion: { ar: "هل تريد إلغاء الرمز", en: "Do you want to revoke the token" },
	revokeNote: { ar: "يتوقف فورًا كل برنامج يستعمله.", en: "Every program that uses it stops working at once." },
});

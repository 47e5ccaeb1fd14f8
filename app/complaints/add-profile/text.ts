import { defineText } from "../../base/locale/text.ts";

/** Adding a complainant's profile to an account that exists. */
export const addProfileText = defineText({
	title: { ar: "ملفك الشخصي في بوابة الشكاوى", en: "Your profile in the complaints portal" },
	lead: {
		ar: "تقدّم الشكاوى بحسابك هذا، بالبريد وكلمة المرور نفسيهما. أضف إليه بياناتك مرة واحدة.",
		en: "You file complaints with this account, with the same email and password. Add your details to it once.",
	},
	thenTie: {
		ar: (home: string, away: string) => `بعدها تُفتح مسودة شكوى عن مباراة ${home} و${away}.`,
		en: (home: string, away: string) => `Then a draft of your complaint about ${home} v ${away} opens.`,
	},
	account: { ar: "الحساب", en: "Account" },
	fixed: {
		ar: "لا يتغير رقم الهوية بعد الإضافة. وتنتهي جلساتك في الأجهزة الأخرى، وتصلك رسالة بالإضافة.",
		en: "The ID number cannot be changed afterwards. Your sessions on other devices end, and you are told by email.",
	},
	add: { ar: "أضف الملف الشخصي", en: "Add profile" },
	addAndBegin: { ar: "أضفه وابدأ المسودة", en: "Add profile and begin draft" },
	excluded: {
		ar: "يشارك هذا الحساب في النظر في الشكاوى أو في تعيين من ينظر فيها، فلا تُقدَّم به شكوى. سجّل في البوابة ببريد آخر.",
		en: "This account judges complaints or appoints those who do, so it cannot file any. Register in the portal with another email address.",
	},
	removed: {
		ar: "أزال مالك الموقع دور مقدّم الشكوى عن هذا الحساب. لإعادته راسل الاتحاد.",
		en: "An owner of the site took the complainant role from this account. To have it back, write to the federation.",
	},
	contact: { ar: "راسل الاتحاد", en: "Write to the federation" },
	register: { ar: "سجّل ببريد آخر", en: "Register with another email" },
	signedInAs: { ar: "دخلت بالحساب:", en: "Signed in as" },
	offer: {
		ar: "ليس لهذا الحساب ملف شخصي في البوابة بعد.",
		en: "This account has no profile in the portal yet.",
	},
	offerLink: { ar: "أضف ملفك الشخصي", en: "Add your profile" },
	bar: { ar: "حسابك", en: "Your account" },
	taken: {
		ar: "حسابك الموجود يكفي، ولا حاجة إلى بريد آخر:",
		en: "The account you have is enough, and no other email is needed:",
	},
	takenComplainant: {
		ar: "إن سجّلت في البوابة من قبل فسجّل الدخول.",
		en: "If you registered in the portal before, sign in.",
	},
	takenOther: {
		ar: "إن كان لك حساب لغيرها، كحساب قائد فريق، فادخل به وأضف ملفك الشخصي إليه.",
		en: "If you have an account for something else, such as a captain's, enter with it and add your profile.",
	},
	takenSignIn: { ar: "تسجيل الدخول", en: "Sign in" },
	takenAdd: { ar: "أضف ملفك الشخصي إلى حسابك", en: "Add a profile to your account" },
	loginLead: {
		ar: "ادخل بالحساب الذي لديك، كحساب قائد فريق أو موظف، ثم أضف ملفك الشخصي إليه.",
		en: "Sign in with the account you have, such as a captain's or one of staff, then add your profile to it.",
	},
	complete: { ar: "أكمل التسجيل بهذا الحساب", en: "Complete registration with this account" },
});

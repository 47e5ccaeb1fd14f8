import { defineText } from "../base/locale/text.ts";

/** The portal's first page: what it offers a guest, and the greeting of a complainant. */
export const landingText = defineText({
	submitNew: { ar: "قدّم شكوى جديدة", en: "Submit New Complaint" },
	welcome: { ar: (name: string) => `مرحبًا ${name}`, en: (name: string) => `Welcome, ${name}` },
	cardRegister: { ar: "أنشئ حسابًا", en: "Create an account" },
	cardRegisterText: {
		ar: "لتقديم شكوى تحتاج إلى حساب باسمك وبريدك وهويتك.",
		en: "To file a complaint you need an account with your name, e-mail and ID.",
	},
	cardLogin: { ar: "سجّل الدخول", en: "Log in" },
	cardLoginText: {
		ar: "لديك حساب؟ قدّم شكوى، أو تابع قضاياك وأجب عن الأسئلة.",
		en: "You have an account? File a complaint, follow your cases and answer questions.",
	},
	cardTrack: { ar: "تتبّع قضية", en: "Track a case" },
	cardTrackText: {
		ar: "برقم القضية ورقم هويتك أو بريدك، دون تسجيل دخول.",
		en: "With the case reference and your ID number or e-mail, without logging in.",
	},
	howTo: { ar: "ثلاث خطوات", en: "Three steps" },
	step1: { ar: "أنشئ حسابًا", en: "Create an account" },
	step1Text: {
		ar: "سجّل بياناتك مرة واحدة وأكّد بريدك الإلكتروني.",
		en: "Register your details once and confirm your e-mail.",
	},
	step2: { ar: "صنّف النزاع", en: "Classify the dispute" },
	step2Text: {
		ar: "اختر نوعه واكتب ما حدث ومتى وأين.",
		en: "Choose its type and write what happened, when and where.",
	},
	step3: { ar: "أرفق الأدلة", en: "Attach evidence" },
	step3Text: {
		ar: "ارفع المستندات والصور، ثم راجع شكواك وقدّمها.",
		en: "Upload documents and pictures, then review your complaint and submit it.",
	},
	typesTitle: { ar: "أنواع الشكاوى", en: "Types of complaints" },
	typeClassification: { ar: "تصنيف لاعب", en: "Player classification" },
	typeClassificationText: {
		ar: "فئة اللاعب أو ترتيبه أو أهليته للعب.",
		en: "A player's category, ranking or right to play.",
	},
	typeFinancial: { ar: "نزاع مالي", en: "Financial" },
	typeFinancialText: {
		ar: "مستحقات أو عقود أو رسوم بين الأندية واللاعبين والمدربين.",
		en: "Payments, contracts or fees between clubs, players and coaches.",
	},
	typeDisciplinary: { ar: "مخالفة انضباطية", en: "Disciplinary" },
	typeDisciplinaryText: {
		ar: "سلوك في مباراة أو خارجها يخالف اللوائح.",
		en: "Conduct at a match or elsewhere that breaks the regulations.",
	},
	verifyReceiptLink: { ar: "تحقّق من إيصال", en: "Verify a receipt" },
});

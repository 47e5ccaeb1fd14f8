import { defineText } from "../base/locale/text.ts";

/** The portal's first page: what it offers a guest, and the greeting of a complainant. */
export const landingText = defineText({
	submitNew: { ar: "قدّم شكوى جديدة", en: "Submit New Complaint" },
	welcome: { ar: (name: string) => `مرحبًا ${name}`, en: (name: string) => `Welcome, ${name}` },
	cardRegister: { ar: "أنشئ حسابًا", en: "Create an account" },
	cardRegisterText: {
		ar: "لتقديم شكوى يلزمك حساب باسمك وبريدك الإلكتروني ورقم هويتك. يستغرق ذلك نحو خمس دقائق.",
		en: "To file a complaint you need an account with your name, email address and ID number. It takes about five minutes.",
	},
	cardLogin: { ar: "سجّل الدخول", en: "Sign in" },
	cardLoginText: {
		ar: "لديك حساب؟ قدّم شكوى، أو تابع شكاواك وأجب عن الأسئلة.",
		en: "Already have an account? File a complaint, follow your cases and answer questions.",
	},
	cardTrack: { ar: "تتبّع شكوى", en: "Track a case" },
	cardTrackText: {
		ar: "برقم الشكوى مع رقم هويتك أو بريدك الإلكتروني، دون تسجيل الدخول.",
		en: "With the case reference and your ID number or email address, without signing in.",
	},
	howTo: { ar: "ثلاث خطوات", en: "Three steps" },
	step1: { ar: "أنشئ حسابًا", en: "Create an account" },
	step1Text: {
		ar: "سجّل بياناتك مرة واحدة وأكّد بريدك الإلكتروني.",
		en: "Register your details once and confirm your email address.",
	},
	step2: { ar: "صنّف النزاع", en: "Classify the dispute" },
	step2Text: {
		ar: "اختر نوعه واكتب ما حدث ومتى وأين.",
		en: "Choose its type and describe what happened, when and where.",
	},
	step3: { ar: "أرفق الأدلة", en: "Attach evidence" },
	step3Text: {
		ar: "ارفع المستندات والصور، ثم راجع شكواك وقدّمها.",
		en: "Upload documents and pictures, then review your complaint and submit it.",
	},
	typesTitle: { ar: "أنواع الشكاوى", en: "Types of complaint" },
	typeClassification: { ar: "تصنيف لاعب", en: "Player classification" },
	typeClassificationText: {
		ar: "فئة اللاعب أو مركزه في التصنيف أو أهليته للعب.",
		en: "A player's category, ranking or eligibility.",
	},
	typeFinancial: { ar: "نزاع مالي", en: "Financial" },
	typeFinancialText: {
		ar: "مستحقات أو عقود أو رسوم بين الأندية واللاعبين والمدربين.",
		en: "Payments, contracts or fees between clubs, players and coaches.",
	},
	typeDisciplinary: { ar: "مخالفة انضباطية", en: "Disciplinary" },
	typeDisciplinaryText: {
		ar: "سلوك مخالف للوائح، في المباريات أو خارجها.",
		en: "Conduct that breaks the regulations, at a match or elsewhere.",
	},
	verifyReceiptLink: { ar: "تحقّق من إيصال", en: "Verify a receipt" },
});

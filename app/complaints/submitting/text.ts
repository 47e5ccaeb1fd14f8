import { defineText } from "../../base/locale/text.ts";

/** Writing and submitting a complaint, and its drafts. Fixed texts as specified (docs/rules.md#fixed-texts). */
export const submittingText = defineText({
	submitTitle: { ar: "تقديم شكوى", en: "Submit a complaint" },
	submitSteps: { ar: "خطوات تقديم الشكوى", en: "Steps of the complaint" },
	subStep1: { ar: "تصنيف النزاع", en: "Dispute Classification" },
	subStep2: { ar: "تفاصيل الواقعة", en: "Incident Details" },
	subStep3: { ar: "رفع الأدلة", en: "Upload Evidence" },
	subStep4: { ar: "المراجعة والتأكيد", en: "Review & Confirm" },
	subStep5: { ar: "التأكيد", en: "Confirmation" },
	moreTypes: { ar: "أنواع أخرى", en: "More types" },
	typeHint: {
		ar: "إن لم تعرف النوع فاختر «أخرى»، ويصنّفها موظف الشكاوى.",
		en: "If you are not sure choose “Other”; an officer will classify it.",
	},
	descriptionHint: {
		ar: "ماذا حدث، ومن حضر، وماذا تطلب؟ باللغة التي تريحك.",
		en: "What happened, who was there, what do you ask for? In the language you are at home in.",
	},
	inArabicToo: { ar: "كتبت بلغة أخرى؟ أضف النص بالعربية", en: "Add the text in Arabic too" },
	draftSavedNow: { ar: "حُفظت المسودة", en: "Draft saved" },
	notSaved: {
		ar: "لم تُحفظ المسودة. ما كتبته باقٍ في الصفحة، وسنعيد المحاولة.",
		en: "The draft could not be saved. What you typed is still on this page, and we will try again.",
	},
	startAnew: { ar: "ابدأ شكوى جديدة", en: "Start a new complaint" },
	discardDraft: { ar: "احذف المسودة", en: "Discard the draft" },
	discardTitle: { ar: "حذف المسودة؟", en: "Discard the draft?" },
	discardText: { ar: "تُحذف المسودة وملفاتها ولا يمكن استعادتها.", en: "The draft and its files are deleted for good." },
	reviewLead: {
		ar: "راجع كل شيء. بعد التقديم لا يتغيّر النص، ويمكنك إضافة أدلة.",
		en: "Check everything. Once submitted the text does not change; you can still add evidence.",
	},
	terms: { ar: "قرأت الشروط وأوافق عليها", en: "I have read the terms and agree to them" },
	termsTitle: { ar: "الشروط", en: "Terms" },
	termsVersion: { ar: (version: string) => `النسخة ${version}`, en: (version: string) => `Version ${version}` },
	submit: { ar: "قدّم الشكوى", en: "Submit complaint" },
	submitting: { ar: "تُقدَّم…", en: "Submitting…" },
	submitFailed: { ar: "فشل تقديم الشكوى", en: "Failed to submit complaint" },
	submittedToast: { ar: "تم تقديم الشكوى بنجاح!", en: "Complaint submitted successfully!" },
	submittedText: {
		ar: "احفظ رقم القضية. أرسلنا إليك رسالة فيها الرقم ورابط القضية.",
		en: "Keep the case reference. We mailed it to you with a link to the case.",
	},
	yourReference: { ar: "رقم قضيتك", en: "Your case reference" },
	toTrack: { ar: "تتبّع القضية", en: "Track the case" },
	toPortal: { ar: "العودة إلى البوابة", en: "Back to the portal" },
	toCase: { ar: "افتح القضية", en: "Open the case" },
	drafts: { ar: "المسودات", en: "Drafts" },
	draftSaved: { ar: "آخر حفظ", en: "Last saved" },
	continueDraft: { ar: "تابع", en: "Continue" },
});

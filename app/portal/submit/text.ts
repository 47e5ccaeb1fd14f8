import { defineText } from "../../base/locale/text.ts";

/** Writing and submitting a complaint, and its drafts. Fixed texts as specified (docs/rules/site.md#fixed-texts). */
export const submittingText = defineText({
	submitTitle: { ar: "تقديم شكوى", en: "Submit a complaint" },
	submitSteps: { ar: "خطوات تقديم الشكوى", en: "Complaint steps" },
	subStep1: { ar: "تصنيف النزاع", en: "Dispute Classification" },
	subStep2: { ar: "تفاصيل الواقعة", en: "Incident Details" },
	subStep3: { ar: "رفع الأدلة", en: "Upload Evidence" },
	subStep4: { ar: "المراجعة والتقديم", en: "Review & Confirm" },
	subStep5: { ar: "تم التقديم", en: "Confirmation" },
	moreTypes: { ar: "أنواع أكثر", en: "More types" },
	typeHint: {
		ar: "إن لم تعرف النوع فاختر «لا أعرف / غير ذلك»، وسيصنّف مسؤول الشكاوى شكواك.",
		en: "If you are not sure, choose “I don't know / something else”; an officer will classify it.",
	},
	descriptionHint: {
		ar: "اذكر من حضر وماذا تطلب. اكتب بالعربية أو بالإنجليزية.",
		en: "Say who was there and what outcome you want. Write in Arabic or English.",
	},
	inArabicToo: { ar: "كتبت بلغة أخرى؟ أضف النص بالعربية", en: "Add the text in Arabic too" },
	readFirst: { ar: "اقرأ «قبل أن تبدأ»", en: "Read “Before you start”" },
	otherType: { ar: "لا أعرف / غير ذلك", en: "I don't know / something else" },
	partiesHint: {
		ar: "اكتب ما تعرفه عمّن يعنيهم الأمر: أنت أو من تمثّله، والطرف الآخر.",
		en: "Whatever you know about those involved: you or those you represent, and the other side.",
	},
	forSomeoneElse: { ar: "هل تقدّم الشكوى نيابةً عن غيرك؟", en: "Do you file for someone else?" },
	representedHint: {
		ar: "اذكر من تمثّله: ابنك أو موكّلك أو لاعبك أو ناديك. اترك الحقلين فارغين إن كانت الشكوى لك.",
		en: "Name those you represent: your child, client, player or club. Leave both fields empty if the complaint is your own.",
	},
	draftSavedNow: { ar: "حُفظت المسودة", en: "Draft saved" },
	notSaved: {
		ar: "لم تُحفظ المسودة. ما كتبته باقٍ في الصفحة، وسنعيد المحاولة.",
		en: "The draft could not be saved. What you typed is still on this page, and we will try again.",
	},
	refused: {
		ar: "لم تُحفظ المسودة. ما كتبته باقٍ في الصفحة.",
		en: "The draft could not be saved. What you typed is still on this page.",
	},
	ended: {
		ar: "انتهت جلستك، فلم تُحفظ المسودة. ما كتبته باقٍ في الصفحة: سجّل الدخول في نافذة أخرى ثم أكمل هنا.",
		en: "Your session has ended, so the draft was not saved. What you typed is still on this page: log in in another window, then go on here.",
	},
	startAnew: { ar: "ابدأ شكوى جديدة", en: "Start a new complaint" },
	discardDraft: { ar: "احذف المسودة", en: "Discard the draft" },
	discardTitle: { ar: "حذف المسودة؟", en: "Discard the draft?" },
	discardText: {
		ar: "ستُحذف المسودة وملفاتها، ولا يمكن استعادتها.",
		en: "The draft and its files will be deleted for good.",
	},
	reviewLead: {
		ar: "راجع كل ما كتبته. لا يمكن تعديل النص بعد التقديم، ويمكنك إضافة أدلة.",
		en: "Check everything. You cannot change the text after submitting it, but you can still add evidence.",
	},
	terms: { ar: "قرأت الشروط وأوافق عليها", en: "I have read the terms and agree to them" },
	termsTitle: { ar: "الشروط", en: "Terms" },
	termsVersion: { ar: (version: string) => `النسخة ${version}`, en: (version: string) => `Version ${version}` },
	submit: { ar: "قدّم الشكوى", en: "Submit complaint" },
	submitting: { ar: "جارٍ التقديم…", en: "Submitting…" },
	submitFailed: { ar: "تعذّر تقديم الشكوى", en: "Failed to submit complaint" },
	submittedText: {
		ar: "احفظ رقم الشكوى. أرسلنا إليك رسالة فيها الرقم ورابط الشكوى.",
		en: "Keep the case reference. We have emailed it to you with a link to the case.",
	},
	yourReference: { ar: "رقم شكواك", en: "Your case reference" },
	toTrack: { ar: "تتبّع الشكوى", en: "Track the case" },
	toPortal: { ar: "العودة إلى البوابة", en: "Back to the portal" },
	toCase: { ar: "افتح الشكوى", en: "Open the case" },
	drafts: { ar: "المسودات", en: "Drafts" },
	draftSaved: { ar: "آخر حفظ", en: "Last saved" },
	continueDraft: { ar: "تابع", en: "Continue" },
});

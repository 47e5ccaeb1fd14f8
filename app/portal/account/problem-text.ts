import { defineText } from "../../base/locale/text.ts";

/** Problems that a person's details and drafts can have. */
export const complainantProblems = defineText({
	dayFuture: { ar: "لا يمكن أن يكون هذا التاريخ بعد اليوم", en: "This date cannot be after today" },
	notABirthday: { ar: "اكتب تاريخ ميلاد صحيحًا", en: "Enter a valid date of birth" },
	notANationalId: {
		ar: "رقم الهوية الوطنية عشرة أرقام يبدأ بـ 1",
		en: "A national ID has ten digits and begins with 1",
	},
	notAnIqama: { ar: "رقم الإقامة عشرة أرقام يبدأ بـ 2", en: "An iqama has ten digits and begins with 2" },
	notAPassport: {
		ar: "رقم الجواز من 6 إلى 12 حرفًا ورقمًا لاتينيًا، فيه رقمان على الأقل",
		en: "A passport number has 6 to 12 Latin letters and digits, with at least two digits",
	},
	wrongCheckDigit: {
		ar: "هذا الرقم غير صحيح. راجعه من البطاقة",
		en: "This number is not valid. Check it against your card",
	},
	nameOfParty: {
		ar: "هذا اسم طرف في إحدى شكاواك أو رقمه. إن كان لك فراسل مسؤول الشكاوى",
		en: "A party of one of your cases has this name or number. If it is yours, write to a complaints officer",
	},
	emailTaken: { ar: "البريد الإلكتروني مسجَّل من قبل", en: "Email already registered" },
	verifyFirst: {
		ar: "يرجى تأكيد بريدك الإلكتروني قبل تقديم شكوى",
		en: "Please verify your email before submitting a complaint",
	},
	twoTexts: {
		ar: "لهذا الحقل نصان من نافذتين. اختر أحدهما أو اجمعهما",
		en: "This field has two texts, from two windows. Choose one or join them",
	},
	tooManyTexts: {
		ar: "تغيّرت المسودة في نوافذ كثيرة. اختر بين النصوص المحفوظة أولًا",
		en: "The draft was changed in many windows. Choose between the kept texts first",
	},
	draftChanged: {
		ar: "تغيّرت المسودة في نافذة أخرى بعد أن راجعتها. راجعها مرة أخرى",
		en: "The draft was changed in another window after you reviewed it. Review it again",
	},
	tooManyDrafts: {
		ar: "لديك عشرون مسودة. احذف واحدة منها أولًا",
		en: "You have twenty drafts. Discard one of them first",
	},
	noDraft: {
		ar: "لم تعد هذه المسودة موجودة. ابدأ شكوى جديدة",
		en: "This draft no longer exists. Start a new complaint",
	},
	agreeToTerms: { ar: "وافق على الشروط لتقديم الشكوى", en: "Agree to the terms to submit the complaint" },
	termsChanged: {
		ar: "تغيّرت الشروط. اقرأها ثم وافق عليها من جديد",
		en: "The terms have changed. Please read them and agree again",
	},
	confirmErasure: {
		ar: "أكّد أنك تدرك أن المحو لا رجعة فيه",
		en: "Confirm that you understand that erasure cannot be undone",
	},
	lastOwnerErasure: {
		ar: "هذا الحساب آخر مالك للموقع. امنح دور المالك لحساب آخر، ثم اطلب المحو",
		en: "This account is the last owner of the site. Make another account an owner, then request erasure",
	},
});

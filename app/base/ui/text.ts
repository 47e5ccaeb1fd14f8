import type { Locale } from "../locale/locale.ts";
import { defineText, plural } from "../locale/text.ts";

const minuteForms = {
	ar: { one: "دقيقة", two: "دقيقتين", few: "# دقائق", many: "# دقيقة", other: "# دقيقة" },
	en: { one: "a minute", other: "# minutes" },
};
const hourForms = {
	ar: { one: "ساعة", two: "ساعتين", few: "# ساعات", many: "# ساعة", other: "# ساعة" },
	en: { one: "an hour", other: "# hours" },
};
/** So many minutes in words; in whole hours from an hour on, never less than it lasts. */
const lasting = (locale: Locale, minutes: number) =>
	minutes < 60
		? plural(locale, Math.max(1, minutes), minuteForms[locale])
		: plural(locale, Math.ceil(minutes / 60), hourForms[locale]);

/** Words that every domain uses, and the problems a field can have. */
export const commonText = defineText({
	formFailed: { ar: "تعذّر إكمال طلبك", en: "We could not complete this" },
	formFailedText: {
		ar: "حدث خلل لدينا، وما كتبته باقٍ هنا. حاول بعد قليل.",
		en: "Something failed on our side. What you typed is still here: try again in a moment.",
	},
	home: { ar: "الرئيسية", en: "Home" },
	readMore: { ar: "اقرأ المزيد", en: "Read More" },
	viewAll: { ar: "عرض الكل", en: "View All" },
	newer: { ar: "الأحدث", en: "Newer" },
	older: { ar: "الأقدم", en: "Older" },
	pages: { ar: "صفحات القائمة", en: "Pages of the list" },
	pageOf: {
		ar: (page: number, pages: number) => `صفحة ${page} من ${pages}`,
		en: (page: number, pages: number) => `Page ${page} of ${pages}`,
	},
	breadcrumbs: { ar: "مسار الصفحة", en: "Breadcrumbs" },
	notSentTitle: { ar: "لم يُرسل بعد", en: "Not sent yet" },
	notSentText: {
		ar: "انقطع الاتصال أو تعذّر على الموقع الرد. ما كتبته ما زال هنا.",
		en: "The connection failed or the site could not answer. What you typed is still here.",
	},
	sendAgain: { ar: "أعد الإرسال", en: "Send again" },
	sending: { ar: "جارٍ الإرسال…", en: "Sending…" },
	notRefreshed: {
		ar: "تعذّر تحديث هذه الصفحة. نواصل المحاولة.",
		en: "This page could not be refreshed. We keep trying.",
	},
	formProblems: {
		ar: "لم يُرسل النموذج. صحّح ما يلي ثم أعد الإرسال:",
		en: "The form was not sent. Please correct this and send it again:",
	},
	required: { ar: "هذا الحقل مطلوب", en: "This field is required" },
	tooLong: { ar: "النص أطول من المسموح به", en: "The text is longer than allowed" },
	notAnEmail: {
		ar: "اكتب بريدًا إلكترونيًا صحيحًا مثل name@example.com",
		en: "Enter a valid e-mail address such as name@example.com",
	},
	notANumber: { ar: "اكتب رقمًا", en: "Enter a number" },
	outOfRange: { ar: "الرقم خارج الحدود المسموح بها", en: "The number is out of range" },
	notADate: { ar: "اكتب تاريخًا صحيحًا", en: "Enter a valid date" },
	dayFuture: { ar: "لا يكون هذا التاريخ بعد اليوم", en: "This date cannot be after today" },
	notABirthday: { ar: "اكتب تاريخ ميلادك الصحيح", en: "Enter your own date of birth" },
	dayBefore: { ar: "لا يسبق اليوم الأخير اليوم الأول", en: "The last day is not before the first" },
	dayPast: { ar: "اختر يومًا بعد اليوم", en: "Choose a day after today" },
	documentPdf: { ar: "تُقبل الوثيقة بصيغة PDF فقط", en: "The document has to be a PDF" },
	documentNotWhole: {
		ar: "تعذّر فحص الوثيقة كاملة. احفظها بصيغة PDF من جديد ثم اخترها",
		en: "The document could not be inspected completely. Save it as a PDF again and choose it",
	},
	documentGone: { ar: "لم تعد الوثيقة محفوظة، فاخترها من جديد", en: "The document is no longer kept; choose it again" },
	notATime: { ar: "اكتب وقتًا صحيحًا", en: "Enter a valid time" },
	notASeason: { ar: "اكتب الموسم بهذا الشكل: 2025/2026", en: "Enter the season like this: 2025/2026" },
	unknownChoice: { ar: "اختر واحدًا من الخيارات", en: "Choose one of the options" },
	sameTeam: { ar: "اختر فريقين مختلفين", en: "Choose two different teams" },
	optional: { ar: "اختياري", en: "optional" },
	passwordMin: {
		ar: (least: number) =>
			`يجب ألا تقل كلمة المرور عن ${plural("ar", least, { one: "حرف واحد", two: "حرفين", few: "# أحرف", many: "# حرفًا", other: "# حرف" })}`,
		en: (least: number) => `Password must be at least ${least} characters`,
	},
	passwordTooCommon: {
		ar: "كلمة المرور هذه سهلة التخمين. جرّب عدة كلمات لا رابط بينها",
		en: "This password is easy to guess. Try a few words that have nothing to do with each other",
	},
	passwordsDiffer: { ar: "كلمتا المرور غير متطابقتين", en: "Passwords do not match" },
	wrongPassword: { ar: "كلمة المرور غير صحيحة", en: "The password is not right" },
	wrongCode: { ar: "الرمز غير صحيح أو انتهت صلاحيته", en: "The code is wrong or no longer valid" },
	nothingTicked: { ar: "حدّد واحدًا على الأقل", en: "Tick at least one" },
	tooManyTokens: { ar: "لديك عشرون رمزًا. ألغِ أحدها أولًا", en: "You have twenty tokens. Revoke one first" },
	notAPicture: {
		ar: "هذا الملف ليس صورة. اختر صورة JPEG أو PNG أو WebP أو AVIF أو GIF",
		en: "This file is no picture. Choose a JPEG, PNG, WebP, AVIF or GIF",
	},
	tooLarge: { ar: "الملف أكبر من المسموح به", en: "The file is larger than allowed" },
	notACategory: {
		ar: "اكتب التصنيف بأحرف لاتينية صغيرة وشرطات مثل youth-camps",
		en: "Write the category in small Latin letters and hyphens, such as youth-camps",
	},
	notAWebAddress: { ar: "اكتب عنوانًا يبدأ بـ https://", en: "Enter an address that starts with https://" },
	slotTaken: {
		ar: "أُنشئ منتخب من هذا النوع بالفعل. أعد تحميل الصفحة لتعديله",
		en: "A team of this type exists already. Reload the page to edit it",
	},
	unknownTeam: { ar: "هذا النادي لم يعد موجودًا. اختر غيره", en: "This club no longer exists. Choose another" },
	notAZip: { ar: "اختر ملفًا بامتداد .zip", en: "Choose a .zip file" },
	notACsv: { ar: "اختر ملف CSV", en: "Choose a CSV file" },
	notAPhone: { ar: "اكتب رقم هاتف صحيحًا مثل ‎+966 50 123 4567", en: "Enter a phone number such as +966 50 123 4567" },
	notANationalId: {
		ar: "رقم الهوية الوطنية عشرة أرقام يبدأ بـ 1",
		en: "A national ID has ten digits and begins with 1",
	},
	notAnIqama: { ar: "رقم الإقامة عشرة أرقام يبدأ بـ 2", en: "An iqama has ten digits and begins with 2" },
	notAPassport: {
		ar: "رقم الجواز من 6 إلى 12 حرفًا ورقمًا لاتينيًا، فيه رقمان على الأقل",
		en: "A passport number has 6 to 12 Latin letters and digits, two digits at least",
	},
	wrongCheckDigit: {
		ar: "في الرقم خطأ: رقم التحقق الأخير لا يطابقه. راجعه من البطاقة",
		en: "There is a slip in the number: its last digit does not fit. Check it on the card",
	},
	emailTaken: { ar: "البريد الإلكتروني مسجل مسبقًا", en: "Email already registered" },
	hasAccount: {
		ar: "لهذا البريد حساب بالفعل. امنحه الصلاحية من قائمة الحسابات",
		en: "This address has an account already. Grant it the role in the list of accounts",
	},
	isInvited: {
		ar: "أُرسلت دعوة إلى هذا البريد وما زالت تنتظر القبول",
		en: "This address was invited already, and the invitation waits",
	},
	verifyFirst: {
		ar: "يرجى تأكيد بريدك الإلكتروني قبل تقديم شكوى",
		en: "Please verify your email before submitting a complaint",
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
	evidenceType: {
		ar: "هذا النوع غير مقبول. اختر PDF أو DOCX أو JPG أو PNG",
		en: "This kind of file is not accepted. Choose PDF, DOCX, JPG or PNG",
	},
	evidenceMismatch: {
		ar: "محتوى الملف لا يطابق امتداده. احفظه من جديد بالنوع الصحيح",
		en: "The content does not match the file's extension. Save it again as the right type",
	},
	evidenceTooLarge: { ar: "الملف أكبر من 20 ميغابايت", en: "The file is larger than 20 MB" },
	evidenceTooMany: { ar: "بلغت القضية عشرين ملفًا", en: "The case has twenty files already" },
	evidenceTotal: { ar: "بلغت ملفات القضية 100 ميغابايت", en: "The files of the case have reached 100 MB" },
	evidenceOfAccount: {
		ar: "بلغت ملفات مسوداتك وقضاياك المفتوحة غيغابايت واحدًا. احذف مسودة لا تحتاج إليها",
		en: "The files of your drafts and open cases have reached 1 GB. Discard a draft you do not need",
	},
	evidenceEmpty: { ar: "الملف فارغ", en: "The file is empty" },
	evidenceEncrypted: {
		ar: "الملف محمي بكلمة مرور. أزل الحماية ثم ارفعه",
		en: "The file is protected by a password. Remove the protection and upload it again",
	},
	evidenceActive: {
		ar: "في الملف برامج أو وحدات ماكرو. احفظه بصيغة PDF دونها",
		en: "The file contains programs or macros. Save it as a PDF without them",
	},
	evidenceInside: {
		ar: "في الملف ملفات أخرى مرفقة به. ارفع كل ملف منها وحده",
		en: "Other files are attached inside this one. Upload each of them by itself",
	},
	evidenceRemote: {
		ar: "يجلب الملف صورًا أو بيانات من الإنترنت عند فتحه. احفظ الصور داخل الملف ثم ارفعه",
		en: "The file fetches pictures or data from the internet when opened. Save the pictures inside it and upload it again",
	},
	evidenceDamaged: {
		ar: "الملف تالف أو ناقص. افتحه على جهازك واحفظه من جديد",
		en: "The file is damaged or incomplete. Open it on your device and save it again",
	},
	evidenceBomb: { ar: "الملف يتضخم عند فتحه فوق الحد المسموح به", en: "The file unfolds beyond the limit when opened" },
	evidenceTwofold: {
		ar: "في الملف ملف آخر مخفي. احفظه من جديد بنوع واحد",
		en: "Another file is hidden in this one. Save it again as one type",
	},
	evidenceKnown: { ar: "هذا الملف مرفق بالفعل", en: "This file is attached already" },
	evidenceFailed: {
		ar: "لم يُحفظ الملف بسبب خلل لدينا. أعد المحاولة بعد قليل",
		en: "The file could not be stored because of a fault on our side. Try again in a while",
	},
	noRoomForFiles: {
		ar: "لا مساحة للملفات على الخادم الآن. أعد المحاولة لاحقًا",
		en: "The server has no room for files right now. Try again later",
	},
	evidenceBusy: {
		ar: "ملفات كثيرة تُفحص الآن. أعد المحاولة بعد دقيقة",
		en: "Many files are being checked right now. Try again in a minute",
	},
	evidenceClosed: { ar: "لا تقبل هذه القضية ملفات الآن", en: "This case takes no files now" },
	evidenceWait: {
		ar: "ملفات كثيرة في وقت قصير. أعد المحاولة بعد ساعة",
		en: "Many files in a short time. Try again in an hour",
	},
	evidenceInfected: {
		ar: "في أحد الملفات فيروس. أزله ثم قدّم الشكوى",
		en: "One of the files has a virus. Remove it, then submit",
	},
	evidenceNone: { ar: "اختر ملفًا واحدًا على الأقل", en: "Choose at least one file" },
	answerOrFile: { ar: "اكتب إجابة أو أرفق ملفًا", en: "Write an answer or attach a file" },
	serverField: { ar: "لا يُقبل هذا الحقل من المتصفح", en: "This field is not taken from a browser" },
	confirmErasure: {
		ar: "أكّد أنك تفهم أن المحو لا رجعة فيه",
		en: "Confirm that you understand that erasure cannot be undone",
	},
	lastOwnerErasure: {
		ar: "هذا الحساب آخر مالك للموقع. امنح الملكية لحساب آخر، ثم اطلب المحو",
		en: "This account is the last owner of the site. Make another account an owner, then ask for erasure",
	},
	noLanguage: { ar: "اختر لغة واحدة على الأقل", en: "Choose at least one language" },
	tooManyTries: {
		ar: (minutes: number) => `محاولات كثيرة. أعد المحاولة بعد ${lasting("ar", minutes)}.`,
		en: (minutes: number) => `Too many tries. Try again in ${lasting("en", minutes)}.`,
	},
	leaveEmpty: { ar: "اترك هذا الحقل فارغًا", en: "Leave this field empty" },
});

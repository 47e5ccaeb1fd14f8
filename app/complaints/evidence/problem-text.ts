import { defineText } from "../../base/locale/text.ts";

/** Problems that files of a case can have. */
export const evidenceProblems = defineText({
	evidenceType: {
		ar: "هذا النوع غير مقبول. اختر مستندًا (PDF أو DOCX) أو صورة أو تسجيلًا صوتيًا أو مقطع فيديو من الأنواع المذكورة",
		en: "This kind of file is not accepted. Choose a document (PDF, DOCX), a picture, a sound recording or a video of the kinds named",
	},
	evidenceMismatch: {
		ar: "محتوى الملف لا يطابق امتداده. احفظه من جديد بالنوع الصحيح",
		en: "The content does not match the file's extension. Save it again in the right format",
	},
	evidenceTooLarge: {
		ar: "الملف أكبر من 20 ميغابايت (ومقطع الفيديو أكبر من 100). صغّره ثم ارفعه",
		en: "The file is larger than 20 MB (a video: 100 MB). Make it smaller and upload it again",
	},
	evidenceTooMany: {
		ar: "بلغت ملفات الشكوى عشرين ملفًا، وهو الحد الأقصى",
		en: "The case already has twenty files, which is the limit",
	},
	evidenceTotal: {
		ar: "بلغت ملفات الشكوى 200 ميغابايت، وهو الحد الأقصى",
		en: "The files of the case have reached 200 MB, which is the limit",
	},
	evidenceOfAccount: {
		ar: "بلغت ملفات مسوداتك وشكاواك المفتوحة، وما أضفته خلال ثلاثين يومًا، غيغابايت واحدًا. احذف مسودة لا تحتاج إليها",
		en: "The files of your drafts and open cases, and those you added within thirty days, have reached 1 GB. Discard a draft you do not need",
	},
	evidenceEmpty: { ar: "الملف فارغ", en: "The file is empty" },
	evidenceEncrypted: {
		ar: "الملف محمي بكلمة مرور، ولو لمنع التعديل وحده. أزل الحماية أو اطبعه إلى ملف PDF جديد ثم ارفعه",
		en: "The file is protected by a password, even if only against changes. Remove the protection or print it to a new PDF, then upload it",
	},
	evidenceActive: {
		ar: "في الملف برامج أو وحدات ماكرو أو أوامر تعمل من تلقاء نفسها. اطبعه إلى ملف PDF جديد ثم ارفعه",
		en: "The file contains programs, macros or actions that run by themselves. Print it to a new PDF and upload that",
	},
	evidenceInside: {
		ar: "في الملف ملفات أخرى مرفقة به. ارفع كل ملف منها وحده",
		en: "Other files are attached inside this one. Upload each one separately",
	},
	evidenceRemote: {
		ar: "يجلب الملف صورًا أو بيانات من مكان آخر عند فتحه. احفظها داخل الملف ثم ارفعه",
		en: "The file fetches pictures or data from elsewhere when opened. Save them inside the file and upload it again",
	},
	evidenceLink: {
		ar: "في الملف رابط يشغّل برنامجًا أو يؤدي إلى جهاز في شبكة. أزل الرابط ثم ارفع الملف",
		en: "The file has a link that starts a program or leads to a computer of a network. Remove the link and upload it again",
	},
	evidenceDamaged: {
		ar: "الملف تالف أو ناقص. افتحه على جهازك واحفظه من جديد",
		en: "The file is damaged or incomplete. Open it on your device and save it again",
	},
	evidenceBomb: {
		ar: "يتجاوز الملف عند فك ضغطه الحجم المسموح به. احفظه بصورة أبسط",
		en: "The file is too large once unpacked. Save it again in a simpler form",
	},
	evidenceTwofold: {
		ar: "في الملف بيانات أخرى إلى جانب محتواه. افتحه على جهازك واحفظه من جديد",
		en: "The file holds other data besides its own. Open it on your device and save it again",
	},
	evidenceKnown: { ar: "هذا الملف مرفق بالفعل", en: "This file is already attached" },
	evidenceFailed: {
		ar: "لم يُحفظ الملف بسبب خطأ لدينا. أعد المحاولة بعد قليل",
		en: "The file was not saved because of an error on our side. Try again in a moment",
	},
	evidenceClosed: { ar: "لا تقبل هذه الشكوى ملفات الآن", en: "This case does not accept files now" },
	evidenceInfected: {
		ar: "في أحد الملفات فيروس. أزله ثم قدّم الشكوى",
		en: "One of the files is infected. Remove it, then submit",
	},
	evidenceNone: { ar: "اختر ملفًا واحدًا على الأقل", en: "Choose at least one file" },
	answerOrFile: { ar: "اكتب إجابة أو أرفق ملفًا", en: "Write an answer or attach a file" },
});

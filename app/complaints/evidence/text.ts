import { defineText, plural } from "../../base/locale/text.ts";

const files = {
	ar: { one: "ملف واحد", two: "ملفان", few: "# ملفات", many: "# ملفًا", other: "# ملف" },
	en: { one: "# file", other: "# files" },
};

/** Files of a case: uploading, scanning, downloading. */
export const evidenceText = defineText({
	evidence: { ar: "الأدلة", en: "Evidence" },
	evidenceLead: {
		ar: "أرفق ما يؤيّد أقوالك. يمكنك المتابعة دون ملفات وإضافتها لاحقًا.",
		en: "Attach anything that supports what you wrote. You can continue without files and add them later.",
	},
	evidenceRules: {
		ar: "مستندات (PDF وDOCX) وصور (JPG وPNG وWebP وHEIC) وتسجيلات صوتية (M4A وMP3 وAAC وOGG وOPUS وWAV) حتى 20 م.ب للملف، ومقاطع فيديو (MP4 وMOV و3GP وWebM) حتى 100 م.ب، و20 ملفًا و200 م.ب للشكوى.",
		en: "Documents (PDF, DOCX), pictures (JPG, PNG, WebP, HEIC) and sound (M4A, MP3, AAC, OGG, OPUS, WAV) up to 20 MB per file, video (MP4, MOV, 3GP, WebM) up to 100 MB, 20 files and 200 MB per case.",
	},
	/** THE sentence about scanning on pages where files are added. */
	scanning: {
		ar: (hasScanner: boolean): string =>
			hasScanner
				? "تُفحص الملفات بحثًا عن الفيروسات قبل تنزيلها."
				: "لا يمكن فحص الملفات هنا بحثًا عن الفيروسات: يقرر مسؤول الشكاوى ما يُسمح بتنزيله منها.",
		en: (hasScanner: boolean): string =>
			hasScanner
				? "Files are scanned for viruses before they can be downloaded."
				: "Files cannot be scanned for viruses here: an officer decides which of them may be downloaded.",
	},
	takePhoto: { ar: "أو التقط صورة الآن", en: "Or take a photo now" },
	chooseFiles: { ar: "اختر الملفات", en: "Choose files" },
	dropHere: { ar: "أو اسحبها إلى هنا", en: "or drop them here" },
	hash: { ar: "البصمة الرقمية", en: "Digital fingerprint" },
	upload: { ar: "ارفع", en: "Upload" },
	uploading: { ar: "جارٍ الرفع", en: "Uploading" },
	arrivedOf: {
		ar: (arrived: number, all: number) => `رُفع ${arrived} من ${plural("ar", all, { ...files.ar, two: "ملفين" })}`,
		en: (arrived: number, all: number) => `${arrived} of ${plural("en", all, files.en)} uploaded`,
	},
	cancel: { ar: "إلغاء", en: "Cancel" },
	remove: { ar: "إزالة", en: "Remove" },
	removeFile: { ar: (name: string) => `إزالة ${name}`, en: (name: string) => `Remove ${name}` },
	retry: { ar: "أعد المحاولة", en: "Try again" },
	files: {
		ar: (count: number) => plural("ar", count, files.ar),
		en: (count: number) => plural("en", count, files.en),
	},
	noEvidence: { ar: "لا ملفات بعد", en: "No files yet" },
	lostConnection: {
		ar: "انقطع الاتصال. ملفك باقٍ على جهازك، فأعد المحاولة.",
		en: "The connection was lost. Your file is still on your device: try again.",
	},
	download: { ar: "تنزيل", en: "Download" },
	downloadFile: { ar: (name: string) => `تنزيل ${name}`, en: (name: string) => `Download ${name}` },
	pageImages: { ar: "صور الصفحات", en: "Page images" },
	pageImagesOf: { ar: (name: string) => `صور صفحات ${name}`, en: (name: string) => `Page images of ${name}` },
	scanNoteUnscannable: {
		ar: "لا يمكن تنزيل ملف لم يُفحص ما لم يسمح مسؤول الشكاوى بذلك.",
		en: "A file that was not scanned can only be downloaded after an officer releases it.",
	},
	scanNotePartly: {
		ar: "تعذّر فحص محتوى هذا الملف كاملًا، فلا يمكن تنزيله ما لم يسمح مسؤول الشكاوى بذلك.",
		en: "This file could not be inspected completely, so it can only be downloaded after an officer releases it.",
	},
	scanNoteInfected: {
		ar: "حُجب الملف. احذفه من جهازك وارفع نسخة سليمة.",
		en: "This file is blocked. Delete it from your device and upload a clean copy.",
	},
	document: { ar: "مستند", en: "Document" },
	picture: { ar: "صورة", en: "Picture" },
	sound: { ar: "تسجيل صوتي", en: "Sound recording" },
	film: { ar: "مقطع فيديو", en: "Video" },
	damaged: { ar: "لم يعد كما وصل", en: "Not what was received" },
	damagedTitle: { ar: "هذا الملف لم يعد كما وصلنا", en: "This file is no longer what we received" },
	damagedText: {
		ar: "لا تطابق بايتات الملف المحفوظ بصمته التي سُجّلت عند وصوله، فلا نسلّمه إلى أحد. أُبلغ المسؤولون. إن كان الملف ما زال عندك فاحتفظ به.",
		en: "The stored bytes do not match the hash that was recorded when the file arrived, so nobody gets them. Those in charge have been alerted. If you still have the file, keep it.",
	},
	scanPending: { ar: "قيد الفحص", en: "Being scanned" },
	scanClean: { ar: "سليم", en: "Clean" },
	scanInfected: { ar: "مصاب بفيروس", en: "Infected" },
	scanUnscannable: { ar: "لم يُفحص", en: "Not scanned" },
});

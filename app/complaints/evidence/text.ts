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
		ar: "PDF أو DOCX أو JPG أو PNG، حتى 20 م.ب للملف، و20 ملفًا و100 م.ب للشكوى. تُفحص الملفات بحثًا عن الفيروسات.",
		en: "PDF, DOCX, JPG or PNG, up to 20 MB per file, 20 files and 100 MB per case. Files are scanned for viruses.",
	},
	noScanner: {
		ar: "لا يتوفر على هذا الخادم فحص الفيروسات: تُحفظ الملفات، ولا تُنزَّل إلا إذا سمح مسؤول الشكاوى بذلك.",
		en: "This server cannot scan for viruses. Files are saved, but can only be downloaded after an officer releases them.",
	},
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
	scanPending: { ar: "قيد الفحص", en: "Being scanned" },
	scanClean: { ar: "سليم", en: "Clean" },
	scanInfected: { ar: "مصاب بفيروس", en: "Infected" },
	scanUnscannable: { ar: "لم يُفحص", en: "Not scanned" },
});

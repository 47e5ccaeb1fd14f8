import { defineText } from "../../base/locale/text.ts";

/** Files of a case: uploading, scanning, downloading. */
export const evidenceText = defineText({
	evidence: { ar: "الأدلة", en: "Evidence" },
	evidenceLead: {
		ar: "أرفق ما يثبت ما كتبته. يمكنك المتابعة بلا ملفات وإضافتها لاحقًا.",
		en: "Attach what proves what you wrote. You can go on without files and add them later.",
	},
	evidenceRules: {
		ar: "PDF أو DOCX أو JPG أو PNG، حتى 20 ميغابايت للملف، و20 ملفًا و100 ميغابايت للقضية. تُفحص الملفات من الفيروسات.",
		en: "PDF, DOCX, JPG or PNG, up to 20 MB a file, 20 files and 100 MB a case. Files are scanned for viruses.",
	},
	noScanner: {
		ar: "لا يوجد فاحص فيروسات على هذا الخادم: تُقبل الملفات وتُحفظ، لكن لا يمكن تنزيلها.",
		en: "This server has no virus scanner: files are taken and kept, but cannot be downloaded.",
	},
	chooseFiles: { ar: "اختر الملفات", en: "Choose files" },
	dropHere: { ar: "أو اسحبها إلى هنا", en: "or drop them here" },
	upload: { ar: "ارفع", en: "Upload" },
	uploading: { ar: "يُرفع", en: "Uploading" },
	cancel: { ar: "إلغاء", en: "Cancel" },
	remove: { ar: "إزالة", en: "Remove" },
	removeFile: { ar: (name: string) => `إزالة ${name}`, en: (name: string) => `Remove ${name}` },
	retry: { ar: "أعد المحاولة", en: "Try again" },
	noEvidence: { ar: "لا ملفات بعد", en: "No files yet" },
	lostConnection: {
		ar: "انقطع الاتصال. الملف عندك كما هو، فأعد المحاولة.",
		en: "The connection was lost. Your file is where it was: try again.",
	},
	download: { ar: "تنزيل", en: "Download" },
	downloadFile: { ar: (name: string) => `تنزيل ${name}`, en: (name: string) => `Download ${name}` },
	pageImages: { ar: "صور الصفحات", en: "Page images" },
	pageImagesOf: { ar: (name: string) => `صور صفحات ${name}`, en: (name: string) => `Page images of ${name}` },
	scanNoteUnscannable: { ar: "لا يمكن تنزيل ملف لم يُفحص.", en: "A file that was not scanned cannot be downloaded." },
	scanNotePartly: {
		ar: "تعذّر فحص محتوى هذا الملف كاملًا، فلا يمكن تنزيله.",
		en: "Not all of this file could be inspected, so it cannot be downloaded.",
	},
	scanNoteInfected: {
		ar: "حُجب الملف. احذفه من جهازك وارفع نسخة سليمة.",
		en: "The file is blocked. Delete it on your device and upload a clean copy.",
	},
	scanPending: { ar: "قيد الفحص", en: "Being scanned" },
	scanClean: { ar: "سليم", en: "Clean" },
	scanInfected: { ar: "مصاب بفيروس", en: "Has a virus" },
	scanUnscannable: { ar: "لم يُفحص", en: "Not scanned" },
});

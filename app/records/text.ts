import { defineText, plural } from "../base/locale/text.ts";

const entries = {
	ar: { zero: "لا سجلات", one: "سجل واحد", two: "سجلان", few: "# سجلات", many: "# سجلًا", other: "# سجل" },
	en: { one: "# entry", other: "# entries" },
};

export const recordsText = defineText({
	search: { ar: "بحث", en: "Search" },
	apply: { ar: "تصفية", en: "Filter" },
	all: { ar: "الكل", en: "All" },
	total: {
		ar: (count: number) => plural("ar", count, entries.ar),
		en: (count: number) => plural("en", count, entries.en),
	},
	nothingFound: { ar: "لا نتائج تطابق بحثك", en: "Nothing found" },
	clearFilters: { ar: "مسح التصفية", en: "Clear filters" },
	edit: { ar: "تعديل", en: "Edit" },
	delete: { ar: "حذف", en: "Delete" },
	exportCsv: { ar: "تصدير CSV", en: "Export CSV" },
	importCsv: { ar: "استيراد CSV", en: "Import CSV" },
	actions: { ar: "إجراءات", en: "Actions" },
	subject: { ar: "السجل", en: "Record" },
	details: { ar: "تفاصيل", en: "Details" },
	save: { ar: "حفظ", en: "Save" },
	questions: { ar: "لم يُحفظ شيء بعد. هل هذا مقصود؟", en: "Nothing was saved yet. Is this what you mean?" },
	saveAnyway: { ar: "نعم، احفظ", en: "Yes, save" },
	saving: { ar: "جارٍ الحفظ…", en: "Saving…" },
	cancel: { ar: "إلغاء", en: "Cancel" },
	close: { ar: "أغلق", en: "Close" },
	notSaved: {
		ar: "لم يُحفظ شيء بعد. صحّح ما يلي ثم احفظ:",
		en: "Nothing was saved yet. Correct this, then save:",
	},
	draftSaved: { ar: "حُفظت المسودة", en: "Draft saved" },
	draftFailed: {
		ar: "لم تُحفظ المسودة. تحقق من الاتصال أو سجّل الدخول في نافذة أخرى.",
		en: "The draft was not saved. Check your connection, or sign in in another window.",
	},
	failed: { ar: "تعذّر الحفظ", en: "Could not save" },
	failedText: {
		ar: "حدث خطأ لدينا، ولم يضع شيء مما كتبته. أعد المحاولة بعد قليل.",
		en: "Something went wrong on our side. Nothing you typed is lost: try again in a moment.",
	},
	gone: { ar: "حُذف هذا السجل أثناء تعديلك له", en: "This record was deleted while you were editing it" },
	goneText: {
		ar: "لا يمكن حفظه. انسخ ما تحتاجه من النموذج ثم أغلقه.",
		en: "It cannot be saved. Copy what you need from the form, then close it.",
	},
	restored: { ar: "استعدنا ما كتبته", en: "We kept what you typed" },
	restoredText: {
		ar: "انتهت جلستك قبل الحفظ. راجع الحقول ثم احفظ. أعد اختيار الملفات إن وُجدت.",
		en: "Your session ended before you saved. Check the fields, then save. If you had chosen files, choose them again.",
	},
	conflict: { ar: "عدّل شخص آخر هذا السجل قبلك", en: "Someone else changed this record before you" },
	conflictBy: { ar: "آخر تعديل:", en: "Last change:" },
	conflictText: {
		ar: "دُمجت تعديلاته في النموذج، وبقيت تعديلاتك حيث اختلفتما. راجعها ثم احفظ مرة أخرى.",
		en: "Their changes are merged into the form; where you both changed the same field, yours is kept. Check it, then save again.",
	},
	discardMine: { ar: "تجاهل تعديلاتي", en: "Discard my changes" },
	theirs: { ar: "الآن:", en: "Now:" },
	mine: { ar: "تعديلك:", en: "Yours:" },
	deleteTitle: { ar: "تأكيد الحذف", en: "Confirm deletion" },
	deleteQuestion: { ar: "هل تريد حذف", en: "Do you want to delete" },
	deleteNow: { ar: "احذف نهائيًا", en: "Delete for good" },
	keep: { ar: "لا، تراجع", en: "No, keep it" },
	noWayBack: { ar: "لا يمكن التراجع عن ذلك.", en: "This cannot be undone." },
	pictureHint: {
		ar: "JPEG أو PNG أو WebP أو AVIF أو GIF، حتى 15 ميغابايت",
		en: "JPEG, PNG, WebP, AVIF or GIF, up to 15 MB",
	},
	uploading: { ar: "جارٍ رفع الملف…", en: "Uploading…" },
	uploaded: { ar: "تم رفع الملف بنجاح", en: "File uploaded successfully" },
	uploadFailed: { ar: "فشل رفع الملف", en: "Failed to upload file" },
	removePicture: { ar: "أزل الصورة", en: "Remove the picture" },
	noPicture: { ar: "لا توجد صورة", en: "No picture" },
});

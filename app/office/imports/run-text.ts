import { defineText, plural } from "../../base/locale/text.ts";

const rows = {
	ar: { zero: "لا صفوف", one: "صف واحد", two: "صفان", few: "# صفوف", many: "# صفًا", other: "# صف" },
	en: { zero: "no rows", one: "# row", other: "# rows" },
};

const ties = {
	ar: { one: "مباراة واحدة", two: "مباراتان", few: "# مباريات", many: "# مباراة", other: "# مباراة" },
	en: { one: "# match", other: "# matches" },
};

/** A file that is imported: how far it is, its rows and their questions. */
export const runText = defineText({
	openFiles: { ar: "ملفات لم تُستورد بعد", en: "Files not yet imported" },
	planning: { ar: "تُجهَّز المعاينة", en: "Preparing the preview" },
	planned: { ar: "بانتظار قرارك", en: "Awaiting your decision" },
	importing: { ar: "يُستورد الآن", en: "Being imported" },
	failed: {
		ar: "توقف الاستيراد بسبب خطأ لدينا. ما استُورد من الصفوف باقٍ ويمكن التراجع عنه. ارفع الملف مرة أخرى لإكماله.",
		en: "The import stopped because of an error on our side. Rows that were imported are kept, and can be undone. Upload the file again to complete it.",
	},
	progress: {
		ar: (done: number, total: number) => `${done.toLocaleString("en-US")} من ${total.toLocaleString("en-US")}`,
		en: (done: number, total: number) => `${done.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`,
	},
	goesOn: {
		ar: "يمكنك إغلاق الصفحة والعودة إليها: يستمر العمل بدونها.",
		en: "You can close this page and come back: the work goes on without it.",
	},
	refresh: { ar: "حدّث الحالة", en: "Refresh" },
	imported: {
		ar: (count: number) => `استُورد: ${plural("ar", count, rows.ar)}`,
		en: (count: number) => `Imported: ${plural("en", count, rows.en)}`,
	},
	importedRow: { ar: "استُورد", en: "Imported" },
	left: {
		ar: (count: number) => `بقي ${plural("ar", count, rows.ar)} بانتظار جوابك`,
		en: (count: number) => (count === 1 ? "1 row awaits your answer" : `${count} rows await your answer`),
	},
	leftOut: {
		ar: (count: number) => `تُركت ولم تُستورد: ${plural("ar", count, ties.ar)}`,
		en: (count: number) => `Left out, and not imported: ${plural("en", count, ties.en)}`,
	},
	leftOutWhy: {
		ar: "تُحفظ ورقة المباراة كاملة، ولم تُحدَّد كل صفوفها التي تسأل. حدّد الصفوف الباقية ثم استورد، أو ألغِ تحديدها كلها.",
		en: "A sheet is saved whole, and not all of its rows that ask are ticked. Tick the others and import, or tick none of them.",
	},
	leftOutLines: {
		ar: (lines: number[]) => `بلا تحديد: ${lines.join("، ")}`,
		en: (lines: number[]) => `not ticked: ${lines.join(", ")}`,
	},
	leftOutMore: {
		ar: (count: number) => `وغيرها: ${plural("ar", count, ties.ar)}`,
		en: (count: number) => `And ${plural("en", count, ties.en)} more`,
	},
	busy: {
		ar: (email: string) => `يُستورد ملف آخر الآن (${email}). انتظر حتى ينتهي ثم أعد المحاولة.`,
		en: (email: string) => `Another file is being imported (${email}). Try again when it is done.`,
	},
	undone: {
		ar: "تم التراجع عن هذا الاستيراد. ارفع الملف مرة أخرى لاستيراده.",
		en: "This import was undone. Upload the file again to import it.",
	},
	allRows: { ar: "كل الصفوف", en: "All rows" },
	show: { ar: "عرض الصفوف", en: "Show rows" },
	saveAnswers: { ar: "احفظ الإجابات", en: "Save answers" },
	meant: { ar: "استورد هذا الصف", en: "Import this row" },
	discard: { ar: "تجاهل الملف", en: "Discard the file" },
	back: { ar: "العودة إلى الاستيراد", en: "Back to imports" },
	pages: { ar: "صفحات الصفوف", en: "Pages of rows" },
	page: {
		ar: (page: number, pages: number) => `صفحة ${page} من ${pages}`,
		en: (page: number, pages: number) => `Page ${page} of ${pages}`,
	},
	previous: { ar: "السابقة", en: "Previous" },
	next: { ar: "التالية", en: "Next" },
});

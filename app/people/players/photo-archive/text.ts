import { defineText, plural } from "../../../base/locale/text.ts";

const files = {
	ar: { zero: "لا ملفات", one: "ملف واحد", two: "ملفان", few: "# ملفات", many: "# ملفًا", other: "# ملف" },
	en: { one: "# file", other: "# files" },
};

/** Texts of archives of photos; the fixed ones as specified (docs/rules/site.md#fixed-texts). */
export const archiveText = defineText({
	zipTitle: { ar: "رفع صور في ملف مضغوط", en: "Upload photos in a zip file" },
	zipText: {
		ar: "ملف .zip حتى 64 ميغابايت و500 صورة. سمِّ كل صورة باسم اللاعب بالعربية أو الإنجليزية، أو برقمه: تجده في قائمة اللاعبين بجانب اسمه. تُعرض عليك المعاينة قبل أن يتغير شيء، ومن لا يُعرف اسمه يُعرض عليك قبل الإضافة.",
		en: "A .zip file of up to 64 MB and 500 pictures. Name each after its player, in Arabic or English, or by the player's number, which the list of players shows beside the name. You get a preview before anything changes, and unknown names are added only if you choose so.",
	},
	zip: { ar: "ملف zip", en: "Zip file" },
	zipButton: { ar: "ارفع الملف وعاينه", en: "Upload and preview" },
	zipDone: {
		ar: (created: number, updated: number) => `تمت المعالجة بنجاح! أُنشئ: ${created}، حُدّث: ${updated}`,
		en: (created: number, updated: number) => `Processed successfully! Created: ${created}, Updated: ${updated}`,
	},
	zipFailed: { ar: "فشلت معالجة الملف المضغوط", en: "Failed to process zip file" },
	tooManyArchives: {
		ar: "عشرة ملفات بانتظار قرار. نفّذ أحدها أو تجاهله أولًا",
		en: "Ten files are awaiting a decision. Apply or discard one of them first",
	},
	failed: {
		ar: "توقفت قراءة الملف بسبب خطأ لدينا. ارفعه مرة أخرى.",
		en: "Reading the file stopped because of an error on our side. Upload it again.",
	},
	uploads: { ar: "آخر الملفات المرفوعة", en: "Recent uploads" },
	title: { ar: "معاينة الصور", en: "Preview of photos" },
	reportTitle: { ar: "نتيجة ملف الصور", en: "Report on photos" },
	back: { ar: "العودة إلى اللاعبين", en: "Back to the players" },
	refresh: { ar: "حدّث الحالة", en: "Refresh" },
	progress: {
		ar: (done: number, total: number) => `${done} من ${total}`,
		en: (done: number, total: number) => `${done} of ${total}`,
	},
	// States
	reading: { ar: "تُقرأ الآن", en: "Being read" },
	ready: { ar: "بانتظار قرارك", en: "Awaiting your decision" },
	applied: { ar: "نُفّذت", en: "Applied" },
	stateFailed: { ar: "تعذّرت قراءتها", en: "Could not be read" },
	intro: {
		ar: "لم يتغير شيء بعد. راجع الاختيارات ثم نفّذها؛ ويمكنك التراجع عنها كلها لاحقًا.",
		en: "Nothing has changed yet. Check the choices, then apply them; you can undo all of them later.",
	},
	alreadyApplied: {
		ar: "نُفّذت هذه المعاينة من قبل، ولم يتغير شيء الآن. هذا ما نتج عنها:",
		en: "This preview was applied before, and nothing changed now. This is what came of it:",
	},
	notReady: { ar: "لم تكتمل قراءة الملف بعد", en: "The file has not been read yet" },
	appliedBy: { ar: "نفّذها", en: "Applied by" },
	// Effects of a file
	count: { ar: (n: number) => plural("ar", n, files.ar), en: (n: number) => plural("en", n, files.en) },
	match: { ar: "تطابق لاعبًا", en: "Match" },
	new: { ar: "اسم غير معروف", en: "Unknown name" },
	ambiguous: { ar: "أكثر من لاعب بهذا الاسم", en: "Ambiguous" },
	refused: { ar: "مرفوضة", en: "Refused" },
	ignored: { ar: "ملفات نظام تُتجاهل", en: "Ignored system files" },
	noFiles: { ar: "لا صور في هذا الملف", en: "There are no pictures in this file" },
	choiceFor: { ar: (name: string) => `ما يُفعل بالصورة ${name}`, en: (name: string) => `What to do with ${name}` },
	asAbove: { ar: "كما اخترت أعلاه للجميع", en: "As chosen above for all" },
	skip: { ar: "لا تستعملها", en: "Do not use it" },
	create: { ar: (name: string) => `أضف لاعبًا جديدًا: ${name}`, en: (name: string) => `Add a new player: ${name}` },
	use: { ar: "صورة", en: "Photo of" },
	near: { ar: "أسماء قريبة أو مطابقة:", en: "Same or similar names:" },
	comma: { ar: "، ", en: ", " },
	createAll: { ar: "أضف كل الأسماء غير المعروفة لاعبين جددًا", en: "Add all unknown names as new players" },
	createHint: {
		ar: "يُضاف اللاعب باسمه في لغة واحدة، ويظهر في القائمة تحت «بيانات ناقصة». ويبقى ما تختاره لصورة بعينها كما هو.",
		en: "A new player has a name in one language and is listed under “To complete”. What you choose for one picture stays as it is.",
	},
	apply: { ar: "نفّذ", en: "Apply" },
	discard: { ar: "تجاهل الملف كله", en: "Discard the file" },
	undo: { ar: "تراجع عن الكل", en: "Undo all" },
	undone: { ar: "تم التراجع عنها", en: "Undone" },
	now: { ar: "الصورة الحالية", en: "Current photo" },
	next: { ar: "الصورة الجديدة", en: "New photo" },
	number: { ar: "الرقم", en: "No." },
});

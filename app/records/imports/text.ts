import { defineText, plural } from "../../base/locale/text.ts";

const rows = {
	ar: { zero: "لا صفوف", one: "صف واحد", two: "صفان", few: "# صفوف", many: "# صفًا", other: "# صف" },
	en: { one: "# row", other: "# rows" },
};

export const importText = defineText({
	importTitle: { ar: "استيراد من ملف", en: "Import from a file" },
	importHint: {
		ar: "تحت هذا السطر الأعمدة ومثال عليها. يُعرض ما سيحدث لكل صف قبل أن يتغير شيء.",
		en: "The columns are below, with an example. You see what will happen to each row before anything changes.",
	},
	csvFile: { ar: "ملف CSV أو JSON", en: "CSV or JSON file" },
	dryRun: { ar: "معاينة الاستيراد", en: "Preview the import" },
	applyImport: { ar: "نفّذ الاستيراد", en: "Run the import" },
	rows: { ar: (count: number) => plural("ar", count, rows.ar), en: (count: number) => plural("en", count, rows.en) },
	verdict: { ar: "النتيجة", en: "Result" },
	line: { ar: "السطر", en: "Line" },
	verdictNew: { ar: "جديد", en: "New" },
	verdictSame: { ar: "بلا تغيير", en: "No change" },
	verdictChanged: { ar: "سيُعدَّل", en: "Will change" },
	verdictWarning: { ar: "للتأكد", en: "Check" },
	warningsMeant: {
		ar: (count: number) => `نفّذ أيضًا ما يحتاج إلى تأكد (${plural("ar", count, rows.ar)})`,
		en: (count: number) => `Import the rows to check as well (${plural("en", count, rows.en)})`,
	},
	columns: { ar: "الأعمدة", en: "Columns" },
	id: { ar: "رقم السجل", en: "ID" },
	needed: { ar: "مطلوب", en: "required" },
	idHint: {
		ar: "اكتب في العمود id رقم السجل كما في الملف المصدَّر، أو رقمه في نظام آخر هكذا:",
		en: "The column id holds a record's number, as in the exported file, or its number in another system, like this:",
	},
	comma: { ar: "، ", en: ", " },
	noSuchClub: {
		ar: (name: string) => `لا نادي بهذا الاسم: «${name}».`,
		en: (name: string) => `No club has this name: “${name}”.`,
	},
	noSuchGroup: {
		ar: (name: string) => `لا مجموعة بهذا الاسم في الموسم: «${name}».`,
		en: (name: string) => `The season has no group of this name: “${name}”.`,
	},
	noSuchCompetition: {
		ar: (name: string) => `لا مسابقة بهذا الاسم: «${name}».`,
		en: (name: string) => `No competition has this name: “${name}”.`,
	},
	noSuchVenue: {
		ar: (name: string) => `لا صالة بهذا الاسم: «${name}».`,
		en: (name: string) => `No venue has this name: “${name}”.`,
	},
	noSuchPlayer: {
		ar: (name: string) => `ليس من لاعبي النادي: «${name}».`,
		en: (name: string) => `Not a player of the club: “${name}”.`,
	},
	nobodyCalled: {
		ar: (name: string) => `لا لاعب بهذا الاسم: «${name}».`,
		en: (name: string) => `No player has this name: “${name}”.`,
	},
	namesakes: {
		ar: (name: string) => `لأكثر من لاعب هذا الاسم: «${name}».`,
		en: (name: string) => `Several players have this name: “${name}”.`,
	},
	didYouMean: { ar: "هل تقصد:", en: "Did you mean:" },
	seeLine: { ar: (line: number) => `(السطر ${line})`, en: (line: number) => `(line ${line})` },
	likeLine: {
		ar: (_name: string) => "تكرار لسطر آخر",
		en: (_name: string) => "Repeats another line",
	},
	clubBusy: {
		ar: (club: string) => `لنادي ${club} مباراة أخرى في الوقت نفسه`,
		en: (club: string) => `${club} has another match at the same time`,
	},
	reversed: {
		ar: (_name: string) => "للناديين مباراة بعكس الأرض في هذا اليوم",
		en: (_name: string) => "These clubs have a match on this day with home and away reversed",
	},
	sameNameElsewhere: {
		ar: (club: string) => `يوجد لاعب بهذا الاسم ${club ? `في ${club}` : "بلا نادٍ"}. قد يكون الشخص نفسه`,
		en: (club: string) => `A player of this name ${club ? `is at ${club}` : "has no club"}. It may be the same person`,
	},
	twoClubs: {
		ar: (_name: string) => "هذا الاسم، بالعربية أو الإنجليزية، لأكثر من نادٍ",
		en: (_name: string) => "More than one club has one of these names",
	},
	changedSince: {
		ar: (_name: string) => "تغيّر السجل بعد المعاينة",
		en: (_name: string) => "The record changed after the preview",
	},
	unlikelyScore: {
		ar: (_name: string) => "النتيجة أعلى من المعتاد في مباراة",
		en: (_name: string) => "The score is higher than a match usually has",
	},
	lockedResult: {
		ar: (_name: string) => "النتيجة مقفلة، وتغييرها تصحيح يراه الجمهور",
		en: (_name: string) => "The result is locked: a change is a correction that the public sees",
	},
	monthFirst: {
		ar: (day: string) => `في الملف تواريخ يسبق فيها الشهر اليوم، وقُرئ هذا اليومَ أولًا: ${day}. هل هو صحيح؟`,
		en: (day: string) => `Other days of the file are written month first. This one is read day first, as ${day}`,
	},
	verdictWrong: { ar: "خطأ", en: "Error" },
	imports: { ar: "عمليات الاستيراد السابقة", en: "Earlier imports" },
	undo: { ar: "تراجع", en: "Undo" },
	undoing: {
		ar: (done: number, of: number) => `يجري التراجع: ${done.toLocaleString("en-US")} من ${of.toLocaleString("en-US")}`,
		en: (done: number, of: number) => `Undoing: ${done.toLocaleString("en-US")} of ${of.toLocaleString("en-US")}`,
	},
	undone: { ar: "تم التراجع", en: "Undone" },
	created: { ar: "أُنشئ", en: "Created" },
	updated: { ar: "عُدّل", en: "Updated" },
	storedRows: {
		ar: "بقي لأنه تغيّر بعد الاستيراد، أو ارتبط بغيره، أو زال ما كان مرتبطًا به، أو أُقفل موسمه",
		en: "kept: changed since, in use, needing what is gone, or of a closed season",
	},
	nothingToImport: {
		ar: "لا جديد في هذا الملف: كل صفوفه موجودة.",
		en: "Nothing new in this file: every row already exists.",
	},
	onlyErrors: {
		ar: "لا صف يمكن استيراده بعد. صحّح الأخطاء ثم أعد المعاينة.",
		en: "No row can be imported yet. Correct the errors, then preview again.",
	},
	missingColumns: { ar: "أعمدة ناقصة في السطر الأول:", en: "Columns missing from the first line:" },
	unknownColumns: { ar: "أعمدة لا يقرؤها هذا الاستيراد:", en: "Columns that this import does not read:" },
	brokenLine: {
		ar: (line: number) => `لا يُقرأ السطر ${line} كسطر في ملف CSV. راجع علامات الاقتباس وعدد الأعمدة فيه.`,
		en: (line: number) => `Line ${line} cannot be read as CSV. Check its quotation marks and how many columns it has.`,
	},
	notACsv: { ar: "اختر ملف CSV", en: "Choose a CSV file" },
	tooManyRows: {
		ar: "في الملف أكثر من 50,000 صف. قسّمه إلى ملفات أصغر.",
		en: "The file has more than 50,000 rows. Split it into smaller ones.",
	},
	presetPhotos: { ar: "الصور الثماني", en: "The eight photos" },
	presetFile: { ar: "مباريات 8 أكتوبر", en: "Matches of October 8th" },
});

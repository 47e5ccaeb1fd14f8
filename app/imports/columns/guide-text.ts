import { defineText } from "../../base/locale/text.ts";

/** The guide to the columns of files. */
export const guideText = defineText({
	title: { ar: "أعمدة ملفات الاستيراد", en: "Columns of import files" },
	lead: {
		ar: "لكل نوع من الملفات أعمدته وما تقبله، ومثال عنه. تُسمّى الأعمدة بالإنجليزية كما هي هنا، وبأي ترتيب، ولك أن تترك ما لا تحتاجه منها.",
		en: "The columns of each kind of files, what they take, and an example. Columns are named in English, as here, in any order; leave out those that you do not need.",
	},
	column: { ar: "العمود", en: "Column" },
	meaning: { ar: "معناه", en: "Meaning" },
	takes: { ar: "ما يُكتب فيه", en: "What it takes" },
	example: { ar: "نزّل ملف مثال", en: "Download an example" },
	guide: { ar: "أعمدة كل الملفات", en: "Columns of all files" },
	between: {
		ar: (least: number, most: number) => `من ${least} إلى ${most}`,
		en: (least: number, most: number) => `from ${least} to ${most}`,
	},
	allowed: { ar: (values: string) => `المقبول: \u2068${values}\u2069`, en: (values: string) => `Allowed: ${values}` },
	namedInEnglish: {
		ar: (columns: string) => `تُسمّى الأعمدة بالإنجليزية: \u2066${columns}\u2069`,
		en: (columns: string) => `Columns are named in English: ${columns}`,
	},
	classes: { ar: "رمز فئة من قائمة الفئات", en: "the code of a class" },
	formats: { ar: "رمز صيغة من صيغ المباريات", en: "the code of a match format" },
	"rule-sets": { ar: "رمز معايير من معايير الترتيب", en: "the code of ranking criteria" },
	"licence-categories": { ar: "رمز فئة من فئات الرخص", en: "the code of a licence category" },
	seasons: { ar: "موسم مفتوح مثل 2025/2026", en: "a season that is open, such as 2025/2026" },
});

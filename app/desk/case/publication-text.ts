import { defineText } from "../../base/locale/text.ts";

/** Publishing a decision, at the desk. */
export const publicationText = defineText({
	publication: { ar: "نشر القرار", en: "Publish this decision" },
	isPublished: { ar: "هذا القرار منشور.", en: "This decision is published." },
	notPublished: { ar: "هذا القرار غير منشور.", en: "This decision is not published." },
	isReopened: {
		ar: "أُعيد فتح هذه الشكوى بعد نشر قرارها، وصفحته العامة تقول ذلك. بعد القرار الجديد انشر نصه، أو النص نفسه إن بقي القرار، فيزول التنبيه.",
		en: "The case was reopened after this was published, and the public page says so. After the new decision publish its words, or the same ones if it stays: the notice then goes.",
	},
	publicPage: { ar: "صفحته العامة", en: "Its public page" },
	explain: {
		ar: "اكتب للجمهور ما قُرر ولماذا، دون أسماء أشخاص أو ما يدل على مقدّم الشكوى. يُرفض نص فيه اسم من في الشكوى أو بريده أو رقمه. يظهر رقم الشكوى مع القرار، ويمكن بعدها ربط النتائج والنقاط به.",
		en: "Write for the public what was decided and why, without names of persons or anything that identifies the complainant. A text with the name, email or number of a person of the case is refused. The reference of the case is shown with it; results and points can then name it.",
	},
	undecided: {
		ar: "تُنشر القرارات بعد صدورها، وبعد البت في الاستئناف.",
		en: "A decision is published once it was made and no appeal is open.",
	},
	title_ar: { ar: "العنوان بالعربية", en: "Title in Arabic" },
	title_en: { ar: "العنوان بالإنجليزية", en: "Title in English" },
	body_ar: { ar: "النص بالعربية", en: "Text in Arabic" },
	body_en: { ar: "النص بالإنجليزية", en: "Text in English" },
	publish: { ar: "انشر القرار", en: "Publish the decision" },
	save: { ar: "احفظ النص المنشور", en: "Save the published words" },
	unpublish: { ar: "ألغِ النشر", en: "Withdraw publication" },
	unpublishHint: {
		ar: "تختفي صفحته العامة وروابطها. النتائج والنقاط تبقى كما هي.",
		en: "Its public page and the links to it disappear. Results and points stay as they are.",
	},
	sure: { ar: "نعم، ألغِ نشر هذا القرار", en: "Yes, withdraw this publication" },
	preview: { ar: "عاين قبل النشر", en: "Preview" },
	previewTitle: { ar: "هكذا سيظهر للجمهور", en: "This is how the public will see it" },
	previewText: {
		ar: "لم يُنشر بعد. اقرأ النصين، ثم انشر أو عدّل.",
		en: "It is not published yet. Read both texts, then publish or change them.",
	},
	previewChange: {
		ar: "لم يُحفظ بعد: الجمهور يرى النص السابق. اقرأ النصين، ثم احفظ أو عدّل.",
		en: "It is not saved yet: the public sees the former text. Read both, then save or change them.",
	},
	edit: { ar: "عدّل النص", en: "Change the words" },
	withdrawn: { ar: "أُلغي نشر القرار.", en: "The publication was withdrawn." },
	withdrawnText: {
		ar: "النص باقٍ أدناه حتى تغادر هذه الصفحة، ولا يُحفظ في غيرها. لإعادة نشره كما كان عاينه ثم انشره.",
		en: "The words are below until you leave this page, and are stored nowhere else. To publish them again as they were, preview and publish.",
	},
	changed: {
		ar: "غيّر رئيس آخر النص المنشور بعد أن فتحت هذه الصفحة. نصك باقٍ أدناه؛ اقرأ المنشور الآن، فإن حفظت حلّ نصك محله.",
		en: "Another head changed the published words after you opened this page. Yours are still below; read what is public now. If you save, yours take its place.",
	},
	backToCase: { ar: "صفحة الشكوى", en: "Page of the case" },
});

import { defineText, plural } from "../../base/locale/text.ts";

const templates = {
	ar: {
		zero: "لا قوالب",
		one: "قالب واحد",
		two: "قالبان",
		few: "# قوالب",
		many: "# قالبًا",
		other: "# قالب",
	},
	en: { one: "# template", other: "# templates" },
};

/** Templates of answers, which officers prepare and insert. */
export const templateText = defineText({
	list: { ar: "قوالب الردود", en: "Answer templates" },
	lead: {
		ar: "نصوص جاهزة باللغتين، تُدرج في الرسائل والأسئلة وأسباب القرارات بلغة مقدّم الشكوى.",
		en: "Prepared texts in both languages. They are inserted into messages, questions and reasons of decisions, in the complainant's language.",
	},
	count: {
		ar: (count: number) => plural("ar", count, templates.ar),
		en: (count: number) => plural("en", count, templates.en),
	},
	none: { ar: "لا قوالب بعد", en: "No templates yet" },
	noneText: {
		ar: "أضف نصًا تكتبه كثيرًا، فتدرجه في أي شكوى بضغطة.",
		en: "Add a text that you write often, and insert it into any case with one press.",
	},
	add: { ar: "أضف قالبًا", en: "Add a template" },
	edit: { ar: "تعديل القالب", en: "Edit template" },
	editOne: { ar: (title: string) => `تعديل القالب «${title}»`, en: (title: string) => `Edit the template “${title}”` },
	editShort: { ar: "تعديل", en: "Edit" },
	deleteShort: { ar: "حذف", en: "Delete" },
	deleteOne: {
		ar: (title: string) => `حذف القالب «${title}»`,
		en: (title: string) => `Delete the template “${title}”`,
	},
	deleteNote: {
		ar: "ما أُرسل من قبل بهذا القالب يبقى كما هو.",
		en: "What was sent with it before stays as it is.",
	},
	title: { ar: "العنوان", en: "Title" },
	used_for: { ar: "يُستعمل في", en: "Used for" },
	body_ar: { ar: "النص بالعربية", en: "Text in Arabic" },
	body: { ar: "النص بالإنجليزية", en: "Text in English" },
	message: { ar: "الرسائل", en: "Messages" },
	question: { ar: "الأسئلة وطلبات الأدلة", en: "Questions and evidence requests" },
	decision: { ar: "أسباب القرارات", en: "Reasons of decisions" },
	updated: { ar: "آخر تعديل", en: "Last changed" },
	hint: {
		ar: (words: string) => `يُستبدل بها ما في الشكوى: ${words}`,
		en: (words: string) => `Replaced with the facts of the case: ${words}`,
	},
	choose: { ar: "قالب", en: "Template" },
	chooseOne: { ar: "اختر قالبًا", en: "Choose a template" },
	insert: { ar: "أدرج", en: "Insert" },
});

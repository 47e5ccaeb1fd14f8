import { defineText, plural } from "../base/locale/text.ts";

const articles = {
	ar: { zero: "لا مقالات", one: "مقال واحد", two: "مقالان", few: "# مقالات", many: "# مقالًا", other: "# مقال" },
	en: { one: "# article", other: "# articles" },
};

export const manageNewsText = defineText({
	add: { ar: "أضف مقالًا", en: "Add article" },
	addTitle: { ar: "مقال جديد", en: "New article" },
	editTitle: { ar: "تعديل مقال", en: "Edit article" },
	total: {
		ar: (count: number) => plural("ar", count, articles.ar),
		en: (count: number) => plural("en", count, articles.en),
	},
	none: { ar: "لا مقالات بعد", en: "No articles yet" },
	noneText: {
		ar: "اكتب أول خبر. لا يراه أحد قبل أن تنشره.",
		en: "Write the first one. No one sees it until you publish it.",
	},
	untitled: { ar: "بلا عنوان", en: "Untitled" },
	state: { ar: "الحالة", en: "Status" },
	allStates: { ar: "كل الحالات", en: "All statuses" },
	draft: { ar: "مسودة", en: "Draft" },
	published: { ar: "منشور", en: "Published" },
	scheduled: { ar: "مجدول", en: "Scheduled" },
	arabic: { ar: "العربية", en: "Arabic" },
	english: { ar: "الإنجليزية", en: "English" },
	category: { ar: "التصنيف", en: "Category" },
	allCategories: { ar: "كل التصنيفات", en: "All categories" },
	categoryHint: {
		ar: "بأحرف لاتينية صغيرة وشرطات، مثل tournaments أو youth-camps",
		en: "In lower-case Latin letters and hyphens, such as tournaments or youth-camps",
	},
	sort: { ar: "الترتيب", en: "Order" },
	lastChanged: { ar: "آخر تعديل", en: "Last changed" },
	byDate: { ar: "تاريخ النشر", en: "Publish date" },
	title_ar: { ar: "العنوان بالعربية", en: "Title in Arabic" },
	title: { ar: "العنوان بالإنجليزية", en: "Title in English" },
	excerpt_ar: { ar: "الملخّص بالعربية", en: "Excerpt in Arabic" },
	excerpt: { ar: "الملخّص بالإنجليزية", en: "Excerpt in English" },
	content_ar: { ar: "النص بالعربية", en: "Text in Arabic" },
	content: { ar: "النص بالإنجليزية", en: "Text in English" },
	image_url: { ar: "الصورة", en: "Picture" },
	publishedBox: { ar: "انشر المقال", en: "Published" },
	publishedHint: {
		ar: "ما لم يُنشر يبقى مسودة لا يراها الزوار.",
		en: "An unpublished article stays a draft that visitors do not see.",
	},
	show_ar: { ar: "اعرضه بالعربية", en: "Show in Arabic" },
	show_en: { ar: "اعرضه بالإنجليزية", en: "Show in English" },
	publish_date: { ar: "يظهر بالإنجليزية من", en: "Appears in English from" },
	publish_date_ar: { ar: "يظهر بالعربية من", en: "Appears in Arabic from" },
	dateHint: {
		ar: "بتوقيت الرياض. التاريخ المستقبلي يعني نشرًا مجدولًا. إن تُرك فارغًا ظهر المقال عند الحفظ.",
		en: "Riyadh time. A future date schedules the article. Left empty, it appears when you save.",
	},
	preview: { ar: "معاينة", en: "Preview" },
	previewNote: {
		ar: "معاينة: هكذا سيراه الزوار. لم يُحفظ شيء.",
		en: "Preview: this is how visitors will see it. Nothing was saved.",
	},
	versions: { ar: "النسخ السابقة", en: "Earlier versions" },
	noVersions: { ar: "لا نسخ سابقة", en: "No earlier versions" },
	restore: { ar: "استعد هذه النسخة", en: "Restore this version" },
	send: { ar: "أرسل إلى مشتركي النشرة", en: "Send to newsletter subscribers" },
	sentAt: { ar: "أُرسل", en: "Sent" },
	deleteConsequence: {
		ar: "تُحذف معه نسخه السابقة، ويبقى سجل إرساله في النشرة.",
		en: "Its earlier versions are deleted too; the record of what was sent to subscribers stays.",
	},
	// Toolbar
});

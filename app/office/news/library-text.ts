import { defineText, plural } from "../../base/locale/text.ts";
import { focusWords } from "../../records/pictures/focus-text.ts";

const pictures = {
	ar: { zero: "لا صور", one: "صورة واحدة", two: "صورتان", few: "# صور", many: "# صورة", other: "# صورة" },
	en: { zero: "no pictures", one: "# picture", other: "# pictures" },
};
const articles = {
	ar: { one: "مقال واحد", two: "مقالين", few: "# مقالات", many: "# مقالًا", other: "# مقال" },
	en: { one: "# article", other: "# articles" },
};

/** The library of pictures, its list and the form of a picture. */
export const libraryText = defineText({
	title: { ar: "مكتبة الصور", en: "Picture library" },
	total: {
		ar: (count: number) => plural("ar", count, pictures.ar),
		en: (count: number) => plural("en", count, pictures.en),
	},
	add: { ar: "أضف صورة", en: "Add picture" },
	addTitle: { ar: "صورة جديدة", en: "New picture" },
	editTitle: { ar: "بيانات الصورة", en: "Details of the picture" },
	none: { ar: "لا صور في المكتبة بعد", en: "No pictures in the library yet" },
	noneText: {
		ar: "تُضاف إليها صور المقالات حين تُحفظ، ويمكنك رفع صورة قبل أن تحتاج إليها.",
		en: "Pictures of articles are added when these are saved. You can also upload one before you need it.",
	},
	use: { ar: "الاستعمال", en: "Use" },
	anyUse: { ar: "كل الصور", en: "All pictures" },
	used: { ar: "في مقال", en: "In an article" },
	unused: { ar: "غير مستعملة", en: "Not used" },
	press: { ar: "للصحافة", en: "For the press" },
	sort: { ar: "الترتيب", en: "Order" },
	newest: { ar: "الأحدث أولًا", en: "Newest first" },
	oldest: { ar: "الأقدم أولًا", en: "Oldest first" },
	noCredit: { ar: "بلا اسم مصوّر", en: "No credit" },
	noAlt: { ar: "بلا وصف", en: "No description" },
	picture: { ar: (id: number) => `الصورة ${id}`, en: (id: number) => `Picture ${id}` },
	usedIn: { ar: "تظهر في", en: "Shown in" },
	newArticle: { ar: "اكتب مقالًا بها", en: "Write an article with it" },
	image_url: { ar: "الصورة", en: "Picture" },
	alt_ar: { ar: "وصف الصورة بالعربية", en: "Description in Arabic" },
	alt: { ar: "وصف الصورة بالإنجليزية", en: "Description in English" },
	altHint: { ar: "لمن لا يراها.", en: "For people who cannot see it." },
	caption_ar: { ar: "التعليق بالعربية", en: "Caption in Arabic" },
	caption: { ar: "التعليق بالإنجليزية", en: "Caption in English" },
	credit_ar: { ar: "اسم المصوّر بالعربية", en: "Photographer in Arabic" },
	credit: { ar: "اسم المصوّر بالإنجليزية", en: "Photographer in English" },
	creditHint: {
		ar: "يظهر تحت الصورة في كل مقال. إن كُتب بلغة واحدة ظهر بها في اللغتين.",
		en: "Shown below the picture in every article. A name in one language is shown in both.",
	},
	focus_x: focusWords.x,
	focus_y: focusWords.y,
	in_press: { ar: "في صفحة الصحافة، للتنزيل", en: "On the page for the press, for download" },
	press_from: { ar: "في صفحة الصحافة من", en: "On the page for the press from" },
	pressHint: {
		ar: "بتوقيت الرياض. إن تُرك فارغًا ظهرت حين تحفظ.",
		en: "Riyadh time. Left empty, it is there when you save.",
	},
	deleteUsed: {
		ar: (count: number) => `تظهر هذه الصورة في ${plural("ar", count, articles.ar)}، فلا تُحذف. أزلها من هناك أولًا.`,
		en: (count: number) => `This picture is in ${plural("en", count, articles.en)}. Remove it there first.`,
	},
	deleteText: { ar: "لا يظهر في أي مقال.", en: "No article shows it." },
	deletePress: { ar: "تختفي من صفحة الصحافة.", en: "It disappears from the page for the press." },
	choose: { ar: "اختر من المكتبة", en: "Choose from the library" },
	chooseTitle: { ar: "اختر صورة", en: "Choose a picture" },
	search: { ar: "ابحث في المكتبة", en: "Search the library" },
	nothing: { ar: "لا صورة بهذه الكلمات", en: "No picture with these words" },
	failed: { ar: "تعذّر فتح المكتبة. أعد المحاولة.", en: "The library could not be opened. Try again." },
	close: { ar: "أغلق", en: "Close" },
});

import { defineText, plural } from "../../base/locale/text.ts";

const articles = {
	ar: {
		zero: "بلا مقالات",
		one: "مقال واحد",
		two: "مقالان",
		few: "# مقالات",
		many: "# مقالًا",
		other: "# مقال",
	},
	en: { zero: "no articles", one: "# article", other: "# articles" },
};
const moved = {
	ar: { one: "مقاله", two: "مقاليه", few: "مقالاته", other: "مقالاته" },
	en: { one: "its article", other: "its # articles" },
};

export const categoriesText = defineText({
	title: { ar: "التصنيفات", en: "Categories" },
	lead: {
		ar: "بهذه الأسماء، وبهذا الترتيب، تظهر التصنيفات في الموقع والخلاصات.",
		en: "The site and the feeds show these names, in this order.",
	},
	add: { ar: "أضف تصنيفًا", en: "Add category" },
	editTitle: { ar: "تعديل تصنيف", en: "Edit category" },
	name_ar: { ar: "الاسم بالعربية", en: "Name in Arabic" },
	name: { ar: "الاسم بالإنجليزية", en: "Name in English" },
	slugNew: {
		ar: "يُشتق منه عنوان التصنيف في الروابط، ولا يتغير بعد ذلك.",
		en: "Its address in links is made of this name, and does not change later.",
	},
	slugKept: {
		ar: (slug: string) => `يبقى عنوانه في الروابط كما هو: ${slug}`,
		en: (slug: string) => `Its address in links stays: ${slug}`,
	},
	noArabic: { ar: "بلا اسم عربي", en: "No Arabic name" },
	noArabicText: {
		ar: "لا يظهر في الصفحات العربية حتى تضيف اسمه.",
		en: "Arabic pages do not show it until it has one.",
	},
	addArabic: { ar: "أضف الاسم العربي", en: "Add the Arabic name" },
	articles: {
		ar: (count: number) => plural("ar", count, articles.ar),
		en: (count: number) => plural("en", count, articles.en),
	},
	deleteEmpty: { ar: "لا مقالات في هذا التصنيف.", en: "No article has this category." },
	deleteUsed: {
		ar: (count: number) => `في هذا التصنيف ${plural("ar", count, articles.ar)}. اختر تصنيفًا آخر لها.`,
		en: (count: number) => `This category has ${plural("en", count, articles.en)}. Choose another one for them.`,
	},
	deleteDefault: {
		ar: "هذا تصنيف المقالات التي لم يُختر لها غيره، ولا يُحذف. يمكنك تغيير اسمه.",
		en: "Articles get this category unless you choose another. It can be renamed, not deleted.",
	},
	moveTo: {
		ar: (count: number) => `انقل ${plural("ar", count, moved.ar)} إلى`,
		en: (count: number) => `Move ${plural("en", count, moved.en)} to`,
	},
	choose: { ar: "اختر تصنيفًا", en: "Choose a category" },
});

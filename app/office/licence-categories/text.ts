import { defineText, plural } from "../../base/locale/text.ts";

const licences = {
	ar: { zero: "بلا رخص", one: "رخصة واحدة", two: "رخصتان", few: "# رخص", many: "# رخصة", other: "# رخصة" },
	en: { zero: "no licences", one: "# licence", other: "# licences" },
};

/** Categories of licences, as staff keep them. */
export const licenceCategoriesText = defineText({
	title: { ar: "فئات الرخص", en: "Licence categories" },
	lead: {
		ar: "لكل رخصة فئة. وللمسابقة أن تحدّ عدد لاعبي فئة في التشكيلة أو في قائمة الفريق، مثل مقيم واحد في المباراة.",
		en: "Each licence has a category. A competition may limit how many players of one are in a line-up or on a roster, such as one resident a match.",
	},
	add: { ar: "أضف فئة رخص", en: "Add licence category" },
	edit: { ar: "تعديل فئة رخص", en: "Edit licence category" },
	name_ar: { ar: "الاسم بالعربية", en: "Name in Arabic" },
	name: { ar: "الاسم بالإنجليزية", en: "Name in English" },
	nameHint: {
		ar: "تُسمّى الفئة به في ملفات CSV، ولا يتغير رمزها بعد ذلك.",
		en: "CSV files name the category by it; its code does not change later.",
	},
	licences: {
		ar: (count: number) => plural("ar", count, licences.ar),
		en: (count: number) => plural("en", count, licences.en),
	},
	unused: { ar: "لا رخصة من هذه الفئة.", en: "No licence is of this category." },
	used: {
		ar: "من هذه الفئة رخص، أو تحدّها مسابقة، فلا تُحذف.",
		en: "Licences are of this category, or a competition limits it, so it stays.",
	},
	usual: {
		ar: "هذه فئة الرخص الجديدة ما لم تُختر غيرها، فلا تُحذف.",
		en: "New licences are of this category unless another is chosen, so it stays.",
	},
});

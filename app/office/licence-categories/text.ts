import { defineText, plural } from "../../base/locale/text.ts";

const licences = {
	ar: { zero: "بلا رخص", one: "رخصة واحدة", two: "رخصتان", few: "# رخص", many: "# رخصة", other: "# رخصة" },
	en: { zero: "no licences", one: "# licence", other: "# licences" },
};

/** Categories of licences, as staff keep them. */
export const licenceCategoriesText = defineText({
	title: { ar: "فئات الرخص", en: "Licence categories" },
	lead: {
		ar: "لكل رخصة فئة. ويمكن أن تضع المسابقة حدًّا أعلى للاعبي فئة في التشكيلة أو في الفريق كله، مثل مقيم واحد في المباراة.",
		en: "Each licence has a category. A competition may limit the players of a category in a line-up or in a whole team, such as one resident a match.",
	},
	add: { ar: "أضف فئة رخص", en: "Add licence category" },
	edit: { ar: "تعديل فئة رخص", en: "Edit licence category" },
	name_ar: { ar: "الاسم بالعربية", en: "Name in Arabic" },
	name: { ar: "الاسم بالإنجليزية", en: "Name in English" },
	nameHint: {
		ar: "تُسمّى به الفئة في ملفات CSV. والرمز المأخوذ منه لا يتغير بعد ذلك.",
		en: "CSV files name the category by it. The code that is made from it does not change later.",
	},
	licences: {
		ar: (count: number) => plural("ar", count, licences.ar),
		en: (count: number) => plural("en", count, licences.en),
	},
	unused: { ar: "لا رخصة من هذه الفئة.", en: "No licence has this category." },
	used: {
		ar: "لهذه الفئة رخص، أو حصة في مسابقة، فلا تُحذف.",
		en: "Licences have this category, or a competition has a quota of it, so it stays.",
	},
	usual: {
		ar: "هذه فئة الرخص الجديدة ما لم تُختر غيرها، فلا تُحذف.",
		en: "New licences have this category unless another is chosen, so it stays.",
	},
});

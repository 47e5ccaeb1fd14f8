import { defineText, plural } from "../../base/locale/text.ts";

const competitions = {
	ar: {
		zero: "بلا مسابقات",
		one: "مسابقة واحدة",
		two: "مسابقتان",
		few: "# مسابقات",
		many: "# مسابقة",
		other: "# مسابقة",
	},
	en: { zero: "no competitions", one: "# competition", other: "# competitions" },
};

/** Classes: who plays in a competition, as staff keep them. */
export const classesText = defineText({
	title: { ar: "الفئات", en: "Classes" },
	lead: {
		ar: "لكل مسابقة فئة. لكل نادٍ في كل فئة فرق وقوائم وقادة على حدة، ولا يُقبل في تشكيلة من ليس من الفئة.",
		en: "Each competition has a class. In each class a club has teams, rosters and captains of its own, and a line-up takes nobody from outside the class.",
	},
	add: { ar: "أضف فئة", en: "Add class" },
	edit: { ar: "تعديل فئة", en: "Edit class" },
	name_ar: { ar: "الاسم بالعربية", en: "Name in Arabic" },
	name: { ar: "الاسم بالإنجليزية", en: "Name in English" },
	nameHint: {
		ar: "تُسمّى الفئة به في ملفات CSV، ولا يتغير رمزها بعد ذلك.",
		en: "CSV files name the class by it; its code does not change later.",
	},
	sex: { ar: "من يلعب", en: "Players" },
	open: { ar: "الجميع", en: "Everyone" },
	men: { ar: "الرجال", en: "Men" },
	women: { ar: "السيدات", en: "Women" },
	mixed: { ar: "رجال وسيدات معًا", en: "Men and women together" },
	admits_women: { ar: "تجوز مشاركة لاعبة مع الرجال", en: "Women may play among the men" },
	age_from: { ar: "من عمر", en: "From the age of" },
	age_under: { ar: "دون عمر", en: "Under the age of" },
	ageHint: {
		ar: "العمر في 31 ديسمبر من سنة الموسم الأولى.",
		en: "The age on 31 December of the season's first year.",
	},
	from: { ar: (age: number) => `من ${age} عامًا`, en: (age: number) => `from ${age}` },
	under: { ar: (age: number) => `دون ${age} عامًا`, en: (age: number) => `under ${age}` },
	competitions: {
		ar: (count: number) => plural("ar", count, competitions.ar),
		en: (count: number) => plural("en", count, competitions.en),
	},
	unused: { ar: "لا مسابقة في هذه الفئة.", en: "No competition is of this class." },
	used: {
		ar: "في هذه الفئة مسابقات أو فرق، فلا تُحذف.",
		en: "Competitions or teams are of this class, so it stays.",
	},
});

import { defineText, plural } from "../../base/locale/text.ts";

const ties = {
	ar: {
		zero: "بلا مباريات",
		one: "مباراة واحدة",
		two: "مباراتان",
		few: "# مباريات",
		many: "# مباراة",
		other: "# مباراة",
	},
	en: { zero: "no matches", one: "# match", other: "# matches" },
};
const rounds = {
	ar: { one: "جولة واحدة", two: "جولتان", few: "# جولات", many: "# جولة", other: "# جولة" },
	en: { one: "# round", other: "# rounds" },
};
const left = {
	ar: {
		zero: "لا مباريات في هذه الجولة.",
		one: "تحتفظ مباراتها برقم الجولة.",
		two: "تحتفظ مباراتاها برقم الجولة.",
		few: "تحتفظ مبارياتها (#) برقم الجولة.",
		many: "تحتفظ مبارياتها (#) برقم الجولة.",
		other: "تحتفظ مبارياتها (#) برقم الجولة.",
	},
	en: {
		zero: "No match is in this round.",
		one: "Its match keeps the number of the round.",
		other: "Its # matches keep the number of the round.",
	},
};

/** The rounds of a group, as staff keep them. */
export const roundsText = defineText({
	title: { ar: "الجولات", en: "Rounds" },
	none: { ar: "لا جولات بعد.", en: "There are no rounds yet." },
	ties: { ar: (count: number) => plural("ar", count, ties.ar), en: (count: number) => plural("en", count, ties.en) },
	add: { ar: "أضف جولة", en: "Add round" },
	edit: { ar: "تعديل جولة", en: "Edit round" },
	number: { ar: "رقم الجولة", en: "Number" },
	name_ar: { ar: "اسمها بالعربية", en: "Name in Arabic" },
	name: { ar: "اسمها بالإنجليزية", en: "Name in English" },
	nameHint: {
		ar: "مثل «نصف النهائي». بلا اسم تُعرف برقمها.",
		en: "Such as “Semi-finals”. Without one it has its number.",
	},
	from_on: { ar: "من يوم", en: "From" },
	until_on: { ar: "إلى يوم", en: "Until" },
	enter: { ar: "أدخل نتائجها", en: "Enter results" },
	deleted: {
		ar: (count: number) => plural("ar", count, left.ar),
		en: (count: number) => plural("en", count, left.en),
	},
	make: { ar: "أنشئ الجولات دفعة واحدة", en: "Make the rounds in one step" },
	makeLead: {
		ar: (count: number) => `تحتاج فرق هذه المجموعة إلى ${plural("ar", count, rounds.ar)}. تبقى الجولات المسجلة كما هي.`,
		en: (count: number) =>
			`The teams of this group need ${plural("en", count, rounds.en)}. Those that are there stay as they are.`,
	},
	noTeams: { ar: "أضف فريقين على الأقل إلى المجموعة أولًا.", en: "Enter at least two teams in the group first." },
	first_on: { ar: "أول يوم في الجولة الأولى", en: "First day of the first round" },
	firstHint: { ar: "اتركه فارغًا لجولات بلا أيام.", en: "Leave it empty for rounds without days." },
	every: { ar: "جولة كل (يوم)", en: "A round every (days)" },
	days: { ar: "أيام كل جولة", en: "Days of each round" },
	makeNow: { ar: "أنشئ الجولات", en: "Make rounds" },
});

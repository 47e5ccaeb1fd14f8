import { defineText, plural } from "../../base/locale/text.ts";

const squads = {
	ar: { zero: "بلا فرق", one: "فريق واحد", two: "فريقان", few: "# فرق", many: "# فريقًا", other: "# فريق" },
	en: { zero: "no teams", one: "# team", other: "# teams" },
};
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

export const competitionsText = defineText({
	title: { ar: "المسابقات", en: "Competitions" },
	lead: {
		ar: "لكل مسابقة في الموسم مجموعاتها، ولكل مجموعة فرقها ونظامها وجدول ترتيبها. المسابقة الأولى هي التي يعرضها الموقع في صفحة الدوري.",
		en: "A competition has groups in each season, and each group its teams, its rules and its table. The first competition is the one on the league page.",
	},
	files: { ar: "ملفات CSV", en: "CSV files" },
	copySeason: { ar: "انسخ موسمًا", en: "Copy a season" },
	add: { ar: "أضف مسابقة", en: "Add competition" },
	captains: { ar: "قادة الفرق", en: "Captains" },
	formats: { ar: "صيغ المباريات", en: "Match formats" },
	another: { ar: "أضف مثلها", en: "Add one like it" },
	edit: { ar: "تعديل مسابقة", en: "Edit competition" },
	name_ar: { ar: "الاسم بالعربية", en: "Name in Arabic" },
	name: { ar: "الاسم بالإنجليزية", en: "Name in English" },
	slugNew: {
		ar: "يُشتق منه عنوان المسابقة في الروابط، ولا يتغير بعد ذلك.",
		en: "Its address in links is made of this name, and does not change later.",
	},
	kind: { ar: "النوع", en: "Kind" },
	league: { ar: "دوري", en: "League" },
	cup: { ar: "كأس", en: "Cup" },
	tournament: { ar: "بطولة", en: "Tournament" },
	class: { ar: "الفئة", en: "Class" },
	classHint: {
		ar: "من يلعب فيها. إذا تغيّرت انتقلت فرقها بقوائمها وقادتها إلى الفئة الجديدة.",
		en: "Who plays in it. When it changes, its teams go to the new class with their rosters and captains.",
	},
	sponsor_ar: { ar: "الراعي بالعربية", en: "Sponsor in Arabic" },
	sponsor: { ar: "الراعي بالإنجليزية", en: "Sponsor in English" },
	isDefault: { ar: "في صفحة الدوري", en: "On the league page" },
	notInSeason: { ar: "لا تُقام في هذا الموسم.", en: "Not held in this season." },
	openEdition: { ar: (season: string) => `افتحها في موسم ${season}`, en: (season: string) => `Open it in ${season}` },
	opened: { ar: "فُتحت المسابقة في الموسم", en: "Competition opened in the season" },
	addGroup: { ar: "أضف مجموعة", en: "Add group" },
	squads: {
		ar: (count: number) => plural("ar", count, squads.ar),
		en: (count: number) => plural("en", count, squads.en),
	},
	ties: {
		ar: (count: number) => plural("ar", count, ties.ar),
		en: (count: number) => plural("en", count, ties.en),
	},
	deleteCompetition: {
		ar: "لم تُفتح هذه المسابقة في أي موسم.",
		en: "This competition has not been opened in any season.",
	},
	competitionUsed: {
		ar: (seasons: string) => `أُقيمت هذه المسابقة (${seasons})، فلا تُحذف. تبقى نتائجها في الأرشيف.`,
		en: (seasons: string) => `This competition has been held (${seasons}), so it stays, and its results with it.`,
	},
	firstCompetition: {
		ar: "هذه مسابقة صفحة الدوري، ولا تُحذف.",
		en: "This is the competition of the league page. It cannot be deleted.",
	},
});

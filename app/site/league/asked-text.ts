import { defineText } from "../../base/locale/text.ts";

/** Other views of a season's results: as of a day, under another rule, as a cross table. */
export const askedText = defineText({
	views: { ar: "صفحات المسابقة", en: "Pages of the competition" },
	table: { ar: "الترتيب", en: "Table" },
	cross: { ar: "المواجهات", en: "Cross table" },
	crossTable: { ar: "جدول المواجهات", en: "Cross table" },
	fixtures: { ar: "المباريات", en: "Matches" },
	leaders: { ar: "المتصدرون", en: "Leaders" },
	rules: { ar: "القواعد", en: "Rules" },
	fold: { ar: "الجدول في يوم آخر أو وفق قاعدة أخرى", en: "The table on another day or under another rule" },
	on: { ar: "حتى يوم", en: "As of" },
	rule: { ar: "القاعدة", en: "Rule" },
	officialRule: { ar: "القاعدة الرسمية", en: "The official rule" },
	show: { ar: "اعرض الجدول", en: "Show the table" },
	notADay: {
		ar: "هذا ليس تاريخًا صحيحًا. اكتب السنة والشهر واليوم، مثل \u20662026-11-01\u2069. المعروض هنا هو جدول اليوم.",
		en: "This is not a date. Write year, month and day, such as 2026-11-01. Below is the table as it is now.",
	},
	notInSeason: {
		ar: (season: string) =>
			`هذا اليوم خارج عامَي موسم \u2066${season}\u2069. اختر يومًا منهما. المعروض هنا هو جدول اليوم.`,
		en: (season: string) =>
			`This day is outside the two years of season ${season}. Choose a day in them. Below is the table as it is now.`,
	},
	asOf: {
		ar: (day: string) => `الجدول بعد مباريات ${day} وما قبلها.`,
		en: (day: string) => `The table after the matches up to ${day}.`,
	},
	notOfficial: { ar: "ليس هذا الجدول الرسمي.", en: "This is not the official table." },
	placedBy: {
		ar: (rule: string) => `رُتِّبت فيه نتائج الموسم وفق قاعدة أخرى: ${rule}.`,
		en: (rule: string) => `The season's results are placed by another rule: ${rule}.`,
	},
	points: { ar: (points: string) => `النقاط: ${points}.`, en: (points: string) => `Points: ${points}.` },
	notRecorded: {
		ar: "ما لم يُسجَّل من الأشواط ونقاطها لا أثر له هنا.",
		en: "Games and rally points that are not recorded decide nothing here.",
	},
	toOfficial: { ar: "الجدول الرسمي الآن", en: "The official table as it is now" },
	// The cross table
	crossLead: {
		ar: "صاحب الأرض في الصفوف، والضيف في الأعمدة، بترتيب جدول الدوري.",
		en: "Home in rows, away in columns, in the order of the league table.",
	},
	crossDescription: {
		ar: (season: string) => `نتائج كل الأندية بعضها أمام بعض في دوري كرة الطاولة، موسم ${season}.`,
		en: (season: string) => `The results of all clubs against each other, table tennis league ${season}.`,
	},
	home: { ar: "صاحب الأرض", en: "Home" },
	notYet: { ar: "لم تُلعب بعد", en: "not played yet" },
	itself: { ar: "النادي نفسه", en: "the club itself" },
});

import { defineText, plural } from "../../../base/locale/text.ts";

const higher = {
	ar: {
		zero: "لا مباراة",
		one: "مباراة واحدة على الأكثر",
		two: "مباراتان على الأكثر",
		few: "# مباريات على الأكثر",
		many: "# مباراة على الأكثر",
		other: "# مباراة على الأكثر",
	},
	en: { zero: "No match", one: "At most # match", other: "At most # matches" },
};

/** The checks of those who are named for a match. */
export const checksText = defineText({
	checks: { ar: "ما يُشترط في لاعبي كل مباراة", en: "What players of a match need" },
	check_licence: { ar: "رخصة معتمدة سارية في يوم المباراة", en: "An approved licence that is valid on the day" },
	check_roster: { ar: "مكان في قائمة الفريق في يومها", en: "A place on the team's roster on the day" },
	check_stint: {
		ar: "تسجيل في النادي أو إعارة إليه في يومها",
		en: "Registered with the club, or on loan to it, on the day",
	},
	check_class: {
		ar: "جنس وتاريخ ميلاد مسجَّلان، حيث تحدّدهما الفئة",
		en: "Sex and date of birth on record, where the class limits them",
	},
	classHint: {
		ar: "من عُرف أنه ليس من الفئة لا يُقبل في أي حال.",
		en: "A player who is known not to be of the class is refused in any case.",
	},
	check_order: {
		ar: "المراكز بترتيب القوة في قائمة الفريق",
		en: "Positions in the order of strength of the team's roster",
	},
	orderHint: {
		ar: "لا يُسمّى لاعب قبل من هو أقوى منه في القائمة.",
		en: "No player is named before a stronger one on the roster.",
	},
	quotas: { ar: "حصص فئات الرخص", en: "Quotas of licence categories" },
	quotasHint: {
		ar: "الحد الأعلى للاعبي فئة رخص في التشكيلة أو في الفريق كله، مثل مقيم واحد في المباراة.",
		en: "The most players of a licence category in a line-up or in a whole team, such as one resident a match.",
	},
	quota: { ar: (nth: number) => `الحصة ${nth}`, en: (nth: number) => `Quota ${nth}` },
	quotaCategory: { ar: "فئة الرخص", en: "Licence category" },
	noQuota: { ar: "بلا حصة", en: "No quota" },
	quotaPer: { ar: "في", en: "In" },
	perLineUp: { ar: "تشكيلة المباراة", en: "A line-up" },
	perSquad: { ar: "الفريق كله", en: "The whole team" },
	quotaMost: { ar: "على الأكثر", en: "At most" },
	higher: {
		ar: (count: number) => `${plural("ar", count, higher.ar)} في الموسم مع فريق أعلى للنادي`,
		en: (count: number) => `${plural("en", count, higher.en)} of the season for a higher team of the club`,
	},
	check_higher: {
		ar: "أكثر عدد من المباريات مع فريق أعلى للنادي",
		en: "Most matches for a higher team of the club",
	},
	higherHint: {
		ar: "من لعب أكثر منها في الموسم مع الفريق الأول مثلًا لا يلعب مع الثاني. اتركه فارغًا إن لم يكن هناك حد.",
		en: "A player with more of them in the season for the first team, say, does not play for the second. Leave it empty for no limit.",
	},
});

import { defineText } from "../../../base/locale/text.ts";

/** The checks of those who are named for a match. */
export const checksText = defineText({
	checks: { ar: "ما يُشترط في لاعبي كل مباراة", en: "What players of a match need" },
	check_licence: { ar: "رخصة معتمدة سارية في يوم المباراة", en: "An approved licence that is valid on the day" },
	check_roster: { ar: "مكان في قائمة الفريق في يومها", en: "A place on the team's roster on the day" },
	check_stint: {
		ar: "مسجل في النادي أو معار إليه في يومها",
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
		en: "No player is named before a stronger one of the roster.",
	},
	quotas: { ar: "حصص فئات الرخص", en: "Quotas of licence categories" },
	quotasHint: {
		ar: "أكثر عدد من لاعبي فئة رخص في التشكيلة أو في الفريق، مثل مقيم واحد في المباراة.",
		en: "The most players of a licence category in a line-up or in a team, such as one resident a match.",
	},
	quotaCategory: { ar: "فئة الرخص", en: "Licence category" },
	noQuota: { ar: "بلا حصة", en: "No quota" },
	quotaPer: { ar: "في", en: "In" },
	perLineUp: { ar: "تشكيلة المباراة", en: "A line-up" },
	perSquad: { ar: "الفريق كله", en: "The whole team" },
	quotaMost: { ar: "أكثر عدد", en: "At most" },
	higher: {
		ar: (count: number) => `لا يلعب من لعب أكثر من ${count} مباريات مع فريق أعلى للنادي`,
		en: (count: number) => `No one who played more than ${count} matches for a higher team of the club`,
	},
	check_higher: { ar: "أكثر المباريات مع فريق أعلى للنادي", en: "Most matches for a higher team of the club" },
	higherHint: {
		ar: "من لعب أكثر منها مع الفريق A مثلًا لا يلعب مع B. اتركه فارغًا بلا حد.",
		en: "Whoever played more of them for team A, say, does not play for B. Leave it empty for no limit.",
	},
});

import { defineText } from "../../base/locale/text.ts";

/** A competition in a season, as staff set it. */
export const editionText = defineText({
	open: { ar: "إعدادات الموسم", en: "Season settings" },
	title: {
		ar: (name: string, season: string) => `${name} ${season}`,
		en: (name: string, season: string) => `${name} ${season}`,
	},
	state: { ar: "الحالة", en: "State" },
	draft: { ar: "مسودة", en: "Draft" },
	entries: { ar: "تُستقبل المشاركات", en: "Entries are open" },
	running: { ar: "جارية", en: "Running" },
	finished: { ar: "منتهية", en: "Finished" },
	depth: { ar: "ما يُكتب عن كل مباراة", en: "How much of a match is written down" },
	depthHint: {
		ar: "لورقة المباراة اختر لمجموعاتها نظام مباراة أيضًا.",
		en: "For match sheets also choose a match format for its groups.",
	},
	score: { ar: "النتيجة فقط", en: "The score" },
	outcome: { ar: "النتيجة وكيف انتهت", en: "The score and how it ended" },
	rubbers: { ar: "ورقة بنتائج المباريات الفردية", en: "A sheet with the results of the rubbers" },
	games: { ar: "ورقة بنقاط كل شوط", en: "A sheet with the points of each game" },
	points: {
		ar: "ورقة بنقاط كل شوط، تُكتب أثناء اللعب أيضًا",
		en: "A sheet with the points of each game, during play too",
	},
	checks: { ar: "ما يُشترط في لاعبي كل مباراة", en: "What players of a match need" },
	checksHint: {
		ar: "يُفحص عند تسمية التشكيلة: القائد لا يسمّي من لا يستوفيه، والإدارة تُسأل وتقرر.",
		en: "Looked at when a line-up is named: a captain cannot name anyone who does not meet it, staff are asked and decide.",
	},
	check_licence: { ar: "رخصة معتمدة سارية في يوم المباراة", en: "An approved licence that is valid on the day" },
	check_roster: { ar: "مكان في قائمة الفريق في يومها", en: "A place on the team's roster on the day" },
	check_stint: {
		ar: "مسجل في النادي أو معار إليه في يومها",
		en: "Registered with the club, or on loan to it, on the day",
	},
	check_class: { ar: "جنس المسابقة وعمرها", en: "The sex and the age of the competition" },
	classHint: {
		ar: "العمر الذي يبلغه اللاعب حتى 31 ديسمبر من سنة الموسم الأولى.",
		en: "The age that is reached by 31 December of the season's first year.",
	},
	check_higher: { ar: "أكثر المباريات مع فريق أعلى للنادي", en: "Most matches for a higher team of the club" },
	higherHint: {
		ar: "من لعب أكثر منها مع الفريق A مثلًا لا يلعب مع B. اتركه فارغًا بلا حد.",
		en: "Whoever played more of them for team A, say, does not play for B. Leave it empty for no limit.",
	},
});

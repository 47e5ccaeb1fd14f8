import { defineText } from "../../base/locale/text.ts";

/** A competition in a season, as staff set it. */
export const editionText = defineText({
	open: { ar: "إعدادات المسابقة", en: "Settings of the season" },
	title: {
		ar: (name: string, season: string) => `${name} ${season}`,
		en: (name: string, season: string) => `${name} ${season}`,
	},
	state: { ar: "الحالة", en: "State" },
	draft: { ar: "مسودة", en: "Draft" },
	entries: { ar: "تُستقبل المشاركات", en: "Entries are open" },
	running: { ar: "جارية", en: "Running" },
	finished: { ar: "منتهية", en: "Finished" },
	depth: { ar: "ما يُسجَّل عن كل مباراة", en: "Detail recorded" },
	depthHint: {
		ar: "لورقة المباراة اختر لمجموعاتها صيغة مباراة أيضًا.",
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
	keeps_half: {
		ar: "تبقى نتائج الفريق المنسحب إذا لعب نصف مبارياته على الأقل، وإلا أُلغيت",
		en: "A team that leaves keeps its results if it played at least half of its matches; otherwise its results are expunged",
	},
	checksHint: {
		ar: "يُفحص عند تسمية التشكيلة: القائد لا يسمّي من لا يستوفيه، والإدارة تُسأل وتقرر.",
		en: "Checked when a line-up is named: a captain cannot name a player who does not meet this; staff are asked, and decide.",
	},
});

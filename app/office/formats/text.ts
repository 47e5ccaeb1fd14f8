import { defineText, plural } from "../../base/locale/text.ts";

const wins = { one: "فوز واحد", two: "فوزين", few: "# مرات فوز", many: "# مرة فوز", other: "# مرة فوز" };

/** Formats of ties, as staff read and edit them. */
export const formatsText = defineText({
	title: { ar: "صيغ المباريات", en: "Match formats" },
	lead: {
		ar: "كيف تُلعب مباراة بين فريقين: ترتيب المباريات الفردية والزوجي، ومتى تنتهي. انسخ صيغة لتغيّرها.",
		en: "How two teams play a match: the order of its rubbers, and when it ends. Copy a format to change it.",
	},
	add: { ar: "إضافة صيغة", en: "Add format" },
	edit: { ar: "تعديل صيغة", en: "Edit format" },
	copy: { ar: "نسخ", en: "Copy" },
	name_ar: { ar: "الاسم بالعربية", en: "Name in Arabic" },
	name: { ar: "الاسم بالإنجليزية", en: "Name in English" },
	order_of_play: { ar: "ترتيب اللعب", en: "Order of play" },
	orderHint: {
		ar: "مثل A-X B-Y D A-Y B-X: مراكز المضيف A وB وC، ومراكز الضيف X وY وZ، وD للزوجي",
		en: "Such as A-X B-Y D A-Y B-X: A, B, C are the home side's positions, X, Y, Z the away side's, D a doubles",
	},
	wins_needed: { ar: "تنتهي عند هذا العدد من الانتصارات", en: "Ends when a side has won" },
	winsHint: { ar: "فارغ: تُلعب كل المباريات الفردية", en: "Empty: all rubbers are played" },
	min_players: { ar: "أقل عدد من اللاعبين", en: "Players at least" },
	max_players: { ar: "أكثر عدد من اللاعبين", en: "Players at most" },
	most_rubbers: { ar: "أكثر ما يلعبه اللاعب من مباريات", en: "Rubbers of one player at most" },
	best_of: { ar: "أشواط المباراة الفردية على الأكثر", en: "Games of a rubber at most" },
	points_to: { ar: "نقاط الشوط", en: "Points of a game" },
	source: { ar: "المصدر", en: "Source" },
	firstTo: {
		ar: (count: number) => `تنتهي بعد ${plural("ar", count, wins)}`,
		en: (count: number) => `first to ${count}`,
	},
	allPlayed: { ar: "تُلعب كلها", en: "all are played" },
	bestOf: { ar: (games: number) => `أفضل ${games} أشواط`, en: (games: number) => `best of ${games} games` },
	none: { ar: "لم يُحدد", en: "Not set" },
	own: { ar: "صيغ الاتحاد", en: "The federation's own" },
	usual: { ar: "الصيغ المعتادة", en: "Usual formats" },
	noOwn: { ar: "لم يُضف الاتحاد صيغة بعد.", en: "The federation has added none yet." },
	deleteFormat: { ar: "لا مجموعة تُلعب بهذه الصيغة.", en: "No group is played in this format." },
	formatUsed: {
		ar: "مجموعات تُلعب بهذه الصيغة، فلا تُحذف. اختر لها صيغة أخرى أولًا.",
		en: "Groups are played in this format, so it stays. Choose another for them first.",
	},
	played: { ar: "كيف تُلعب المباراة", en: "How a match is played" },
});

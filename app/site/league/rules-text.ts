import { defineText } from "../../base/locale/text.ts";

/** The page that explains a season's rules; what depends on the rule set is made from its data. */
export const rulesPageText = defineText({
	title: { ar: "كيف يُرتَّب جدول الدوري", en: "How the league table works" },
	description: {
		ar: (season: string) => `قواعد جدول دوري كرة الطاولة في موسم ${season}: النقاط وما يُحتكم إليه عند التساوي.`,
		en: (season: string) =>
			`The rules of the table tennis league table ${season}: points, and what separates level clubs.`,
	},
	descriptionOf: {
		ar: (name: string, season: string) => `قواعد جدول ${name} ${season}: النقاط وما يُحتكم إليه عند التساوي.`,
		en: (name: string, season: string) => `The rules of the ${name} ${season}: points, and what separates level teams.`,
	},
	points: { ar: "النقاط", en: "Points" },
	win: { ar: "الفوز", en: "A win" },
	draw: { ar: "التعادل", en: "A draw" },
	loss: { ar: "الخسارة", en: "A loss" },
	walkoverLoss: { ar: "الخسارة دون لعب", en: "A loss without playing" },
	walkoverWin: { ar: "الفوز دون لعب", en: "A win without playing" },
	bothAbsent: { ar: "غياب الطرفين، لكل منهما", en: "Both absent, for each" },
	bonusWin: {
		ar: (margin: number) => `زيادة للفوز بفارق ${margin} أو أكثر`,
		en: (margin: number) => `More for a win by ${margin} rubbers or more`,
	},
	bonusLoss: {
		ar: (margin: number) => `زيادة للخسارة بفارق ${margin} أو أقل`,
		en: (margin: number) => `More for a loss by ${margin} rubbers or fewer`,
	},
	rubber: { ar: "كل مباراة فردية مكسوبة", en: "Each rubber won" },
	counted: {
		ar: "تُحتسب المباراة بعد انتهائها وتسجيل نتيجة الطرفين. أما المباراة الملغاة أو التي لم تُلعب بعد فلا أثر لها.",
		en: "A match counts when it is completed and has both scores. One that is cancelled or not yet played does not count.",
	},
	countedUnplayed: {
		ar: "تُحتسب المباراة بعد انتهائها: إن لُعبت فبنتيجة الطرفين، وإلا فبمن غاب أو خسر بقرار. أما المباراة الملغاة أو التي لم يحن موعدها فلا أثر لها.",
		en: "A match counts when it is completed: one that was played by both scores, another by the side that was absent or lost. One that is cancelled or still ahead does not count.",
	},
	typed: {
		ar: "إذا انسحب طرف أو لم تكتمل المباراة احتُسبت النتيجة كما سُجِّلت.",
		en: "When a side did not appear, or a match was not finished, the score counts as it was recorded.",
	},
	none: {
		ar: "المباراة التي لم تُلعب أو لم تكتمل تُحسب فوزًا بلا مباريات فردية، ولا يأخذ الغائب نقاطًا تزيد على ما ذُكر.",
		en: "A match that was not played, or not finished, is a win without rubbers; the absent side gets the points named above.",
	},
	maximum: {
		ar: "المباراة التي لم تُلعب أو لم تكتمل تُحسب فوزًا بأكبر نتيجة ممكنة.",
		en: "A match that was not played, or not finished, is a win by the largest possible score.",
	},
	decided: {
		ar: "المباراة التي لم تُلعب أو لم تكتمل يخسرها الغائب أو من خسر بقرار، وتُحسب مبارياتها الفردية كما سُجِّلت.",
		en: "A match that was not played, or not finished, is lost by the absent side; its rubbers count as they were recorded.",
	},
	order: { ar: "الترتيب", en: "Order" },
	orderLead: {
		ar: "يُرتَّب الجدول بهذه المعايير واحدًا بعد آخر، إلى أن يفصل أحدها بين الناديين:",
		en: "Clubs are compared by these, one after the other, until one of them separates two clubs:",
	},
	restart: {
		ar: "إذا فصل معيارٌ بعض الأندية المتساوية عن بعض، بدأت المقارنة من أولها بين من بقي متساويًا.",
		en: "Where one separates some of the level clubs but not all, the comparison starts again among those still level.",
	},
	ratio: {
		ar: "النسبة هي المكسوب مقسومًا على المخسور؛ ومن لم يخسر شيئًا يسبق غيره.",
		en: "A ratio is what was won divided by what was lost; a club that lost none comes first.",
	},
	byName: {
		ar: "الترتيب الأبجدي للأسماء: العربية هنا، واللاتينية في الصفحة الإنجليزية",
		en: "alphabetically: by Latin names here, by Arabic names on the Arabic page",
	},
	byLot: { ar: "القرعة، وإلى أن تُجرى يكون المركز مشتركًا", en: "a lot; until it is drawn the place is shared" },
	byPlayOff: {
		ar: "مباراة فاصلة، وإلى أن تُسجَّل نتيجتها يكون المركز مشتركًا",
		en: "a play-off; until it is recorded the place is shared",
	},
	byShare: { ar: "من بقي متساويًا يتقاسم المركز", en: "clubs that are still level share the place" },
	difference: {
		ar: "الفارق هو المكسوب مطروحًا منه المخسور.",
		en: "A difference is what was won less what was lost.",
	},
	players: { ar: "ما يُشترط في اللاعبين", en: "What players need" },
	keepsHalf: {
		ar: "الفريق الذي ينسحب أو يُستبعد تبقى نتائجه إذا لعب نصف مبارياته على الأقل، وإلا فلا تُحتسب أي منها.",
		en: "Results of a team that withdraws or is excluded count when it played at least half of its matches; otherwise none of them counts.",
	},
	changes: { ar: "تغييرات القواعد", en: "Changes of the rules" },
	since: { ar: (day: string) => `منذ ${day}:`, en: (day: string) => `Since ${day}:` },
	changesNote: {
		ar: "جدول يوم قبل التغيير يُرتَّب وفق القواعد التي كانت فيه.",
		en: "The table of a day before a change has the rules of that day.",
	},
	shown: {
		ar: "بين كل ناديين متتاليين متساويين في النقاط سطر يقول بمَ فُصل بينهما؛ افتحه لترى أرقامهما.",
		en: "Between two clubs level on points the table has a line that says what separates them; open it for their numbers.",
	},
});

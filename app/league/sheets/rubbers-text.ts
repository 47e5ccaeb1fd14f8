import { defineText } from "../../base/locale/text.ts";

/** The rubbers of a tie, as the public reads them. */
export const rubbersText = defineText({
	title: { ar: "المباريات الفردية والزوجي", en: "Rubbers" },
	players: { ar: "اللاعبون", en: "Players" },
	nth: { ar: (n: number) => `المباراة ${n}`, en: (n: number) => `Rubber ${n}` },
	game: { ar: (n: number) => `الشوط ${n}`, en: (n: number) => `Game ${n}` },
	rubber: { ar: "المباراة", en: "Rubber" },
	score: { ar: "الأشواط", en: "Games" },
	points: { ar: "نقاط الأشواط", en: "Points" },
	walkover: { ar: (who: string) => `غياب ${who}`, en: (who: string) => `walkover, ${who} absent` },
	retired: { ar: (who: string) => `انسحب ${who}`, en: (who: string) => `${who} retired` },
	defaulted: { ar: (who: string) => `أُنهيت على ${who} بقرار`, en: (who: string) => `${who} defaulted` },
	inPlay: { ar: "تُلعب الآن", en: "in play" },
	wonBy: { ar: (who: string) => `الفائز: ${who}`, en: (who: string) => `won by ${who}` },
	both: { ar: "الفريقين", en: "both sides" },
	notOrdered: { ar: "على خلاف ترتيب اللعب", en: "not in the order of play" },
	notCounted: {
		ar: "لُعبت بعد حسم النتيجة ولا تُحسب فيها",
		en: "played after the match was decided, and not counted in its score",
	},
	asPlayed: {
		ar: "أُدخلت المباراة كما لُعبت، على خلاف ترتيب اللعب أو صيغة المباراة.",
		en: "Entered as it was played, against the order of play or the match format.",
	},
	corrected: {
		ar: (day: string) => `صُحّحت ورقة المباراة في ${day}.`,
		en: (day: string) => `The match sheet was corrected on ${day}.`,
	},
	typed: {
		ar: "النتيجة المعتمدة غير ما تجمعه المباريات الفردية.",
		en: "The official score is not the sum of the rubbers.",
	},
});

import { defineText } from "../../../base/locale/text.ts";

/** Names of comparisons, by measure and way; a rule set is put into words from these. */
export const criterionText = defineText({
	"tie points won": { ar: "النقاط", en: "points" },
	"tie points difference": { ar: "النقاط", en: "points" },
	"tie points ratio": { ar: "النقاط", en: "points" },
	"ties won won": { ar: "عدد مرات الفوز", en: "wins" },
	"ties won difference": { ar: "الفارق بين مرات الفوز والخسارة", en: "difference of wins and losses" },
	"ties won ratio": { ar: "نسبة مرات الفوز إلى مرات الخسارة", en: "ratio of wins to losses" },
	"rubbers won": { ar: "عدد المباريات الفردية المكسوبة", en: "rubbers won" },
	"rubbers difference": { ar: "فارق المباريات الفردية", en: "rubber difference" },
	"rubbers ratio": { ar: "نسبة المباريات الفردية", en: "rubber ratio" },
	"games won": { ar: "عدد الأشواط المكسوبة", en: "games won" },
	"games difference": { ar: "فارق الأشواط", en: "game difference" },
	"games ratio": { ar: "نسبة الأشواط", en: "game ratio" },
	"points won": { ar: "عدد نقاط الأشواط المكسوبة", en: "rally points won" },
	"points difference": { ar: "فارق نقاط الأشواط", en: "rally point difference" },
	"points ratio": { ar: "نسبة نقاط الأشواط", en: "rally point ratio" },
	among: {
		ar: (criterion: string) => `${criterion} في المباريات فيما بينها`,
		en: (criterion: string) => `${criterion} in the matches among them`,
	},
	away: {
		ar: (criterion: string) => `${criterion} خارج الأرض`,
		en: (criterion: string) => `${criterion} away`,
	},
	andThen: { ar: "، ثم ", en: ", then " },
	// "Clubs level on points are separated …"
	separated: {
		ar: (means: string) => `عند التساوي في النقاط يُحتكم ${means}.`,
		en: (means: string) => `Clubs level on points are separated ${means}.`,
	},
	by: { ar: (criteria: string) => `إلى ${criteria}`, en: (criteria: string) => `by ${criteria}` },
	byThoseAmong: {
		ar: (criteria: string) => `في المباريات فيما بينها إلى ${criteria}`,
		en: (criteria: string) => `in the matches among them by ${criteria}`,
	},
	byAll: {
		ar: (criteria: string) => `في كل المباريات إلى ${criteria}`,
		en: (criteria: string) => `over all matches by ${criteria}`,
	},
	name: { ar: "إلى الترتيب الأبجدي", en: "alphabetically" },
	lot: { ar: "إلى القرعة", en: "by lot" },
	"play-off": { ar: "إلى مباراة فاصلة", en: "by a play-off" },
	stillShared: { ar: "وتتقاسم الأندية التي بقيت متساوية المركز.", en: "Clubs that are still level share a place." },
	shared: { ar: "الأندية المتساوية في النقاط تتقاسم المركز.", en: "Clubs level on points share a place." },
	points: {
		ar: (win: number, draw: number, loss: number) => `الفوز ${win}، والتعادل ${draw}، والخسارة ${loss}`,
		en: (win: number, draw: number, loss: number) => `win ${win}, draw ${draw}, loss ${loss}`,
	},
	walkoverLoss: {
		ar: (points: number) => `والخسارة دون لعب ${points}`,
		en: (points: number) => `loss without playing ${points}`,
	},
	walkoverWin: {
		ar: (points: number) => `والفوز دون لعب ${points}`,
		en: (points: number) => `win without playing ${points}`,
	},
	bothAbsent: {
		ar: (points: number) => `وغياب الطرفين ${points} لكل منهما`,
		en: (points: number) => `${points} for each where both were absent`,
	},
	bonusWin: {
		ar: (margin: number, points: number) => `وللفوز بفارق ${margin} أو أكثر زيادة ${points}`,
		en: (margin: number, points: number) => `${points} more for a win by ${margin} or more`,
	},
	bonusLoss: {
		ar: (margin: number, points: number) => `وللخسارة بفارق ${margin} أو أقل زيادة ${points}`,
		en: (margin: number, points: number) => `${points} more for a loss by ${margin} or less`,
	},
	rubbersAsPoints: { ar: "كل مباراة فردية مكسوبة نقطة", en: "each rubber won is a point" },
});

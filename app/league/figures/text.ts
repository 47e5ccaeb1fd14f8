import { defineText, plural } from "../../base/locale/text.ts";

const rubbers = {
	ar: {
		zero: "لا مباريات",
		one: "مباراة واحدة",
		two: "مباراتان",
		few: "# مباريات",
		many: "# مباراة",
		other: "# مباراة",
	},
	en: { one: "# rubber", other: "# rubbers" },
};
const wins = {
	ar: { zero: "بلا فوز", one: "فوز واحد", two: "فوزان", few: "# مرات فوز", many: "# مرة فوز", other: "# مرة فوز" },
	en: { zero: "no wins", one: "# win", other: "# wins" },
};
const losses = {
	ar: { zero: "بلا خسارة", one: "خسارة واحدة", two: "خسارتان", few: "# خسارات", many: "# خسارة", other: "# خسارة" },
	en: { zero: "no losses", one: "# loss", other: "# losses" },
};

/** Figures of players and clubs: words that several pages use. */
export const figuresText = defineText({
	title: { ar: "المباريات الفردية والزوجي", en: "Rubbers" },
	played: { ar: "لعب", en: "Played" },
	won: { ar: "فوز", en: "Won" },
	lost: { ar: "خسارة", en: "Lost" },
	win: { ar: "فوز", en: "Win" },
	loss: { ar: "خسارة", en: "Loss" },
	winLetter: { ar: "ف", en: "W" },
	lossLetter: { ar: "خ", en: "L" },
	ratio: { ar: "نسبة الفوز", en: "Win rate" },
	games: { ar: "الأشواط", en: "Games" },
	points: { ar: "النقاط", en: "Points" },
	singles: { ar: "فردي", en: "Singles" },
	doubles: { ar: "زوجي", en: "Doubles" },
	season: { ar: "الموسم", en: "Season" },
	competition: { ar: "المسابقة", en: "Competition" },
	player: { ar: "اللاعب", en: "Player" },
	with: { ar: "مع", en: "with" },
	unnamed: { ar: "منافس غير مسجل", en: "Opponent not recorded" },
	balance: {
		ar: (won: number, lost: number) => `${plural("ar", won, wins.ar)} و${plural("ar", lost, losses.ar)}`,
		en: (won: number, lost: number) => `${plural("en", won, wins.en)}, ${plural("en", lost, losses.en)}`,
	},
	count: {
		ar: (count: number) => plural("ar", count, rubbers.ar),
		en: (count: number) => plural("en", count, rubbers.en),
	},
	retired: { ar: "انتهت بانسحاب", en: "ended by retirement" },
	defaulted: { ar: "انتهت بقرار الحكم", en: "ended by default" },
	form: { ar: "آخر عشر نتائج، الأحدث أولًا", en: "Last ten results, the latest first" },
	all: { ar: "كل المباريات الفردية والزوجي", en: "All rubbers" },
	details: { ar: "تفاصيل المباراة", en: "Match details" },
});

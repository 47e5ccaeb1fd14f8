import { defineText, plural } from "../../../base/locale/text.ts";

const points = { zero: "لا نقاط", one: "نقطة واحدة", two: "نقطتان", few: "# نقاط", many: "# نقطة", other: "# نقطة" };
const englishPoints = { zero: "no points", one: "# point", other: "# points" };
const wins = {
	zero: "لم يفز",
	one: "فوز واحد",
	two: "فوزان",
	few: "# انتصارات",
	many: "# انتصارًا",
	other: "# انتصار",
};

/**
 * Why a row of the table is below the one above it. Names come in their own language, amounts already left to right.
 */
export const whyText = defineText({
	// The line that is always seen
	ahead: {
		ar: (criterion: string, above: string, own: string) => `التقدم في ${criterion}: ${above} مقابل ${own}`,
		en: (criterion: string, above: string, own: string) => `Ahead on ${criterion}: ${above} v ${own}`,
	},
	byName: {
		ar: "متساويان في كل ما يُحتسب، والترتيب أبجدي",
		en: "Level on everything that counts, so in alphabetical order",
	},
	byLot: {
		ar: (day: string) => `متساويان في كل ما يُحتسب، وحسمت الترتيب قرعة ${day}`,
		en: (day: string) => `Level on everything that counts, separated by the lot drawn on ${day}`,
	},
	byShare: {
		ar: (rank: number) => `متساويان في كل ما يُحتسب، والمركز ${rank} مشترك`,
		en: (rank: number) => `Level on everything that counts, so they share place ${rank}`,
	},
	byLotToCome: {
		ar: "متساويان في كل ما يُحتسب، ولم تُجرَ القرعة بعد",
		en: "Level on everything that counts, and no lot is drawn yet",
	},
	byPlayOff: {
		ar: (day: string) => `متساويان في كل ما يُحتسب، وحسمت الترتيب مباراة فاصلة في ${day}`,
		en: (day: string) => `Level on everything that counts, separated by the play-off of ${day}`,
	},
	byPlayOffToCome: {
		ar: "متساويان في كل ما يُحتسب، ولم تُلعب المباراة الفاصلة بعد",
		en: "Level on everything that counts, and no play-off is recorded yet",
	},
	// Opened
	bothHave: {
		ar: (clubs: string, count: number) => `لكلٍّ من ${clubs} ${plural("ar", count, points)}.`,
		en: (clubs: string, count: number) => `${clubs} both have ${plural("en", count, englishPoints)}.`,
	},
	alsoLevel: {
		ar: (criteria: string) => `وهما متساويان أيضًا في: ${criteria}.`,
		en: (criteria: string) => `They are also level on ${criteria}.`,
	},
	passedOver: {
		ar: (criteria: string) => `ولا يُحتكم إلى ${criteria}، لأنها غير مسجلة في بعض المباريات.`,
		en: (criteria: string) => `Not compared, because some matches have no record of it: ${criteria}.`,
	},
	decides: {
		ar: (criterion: string) => `فيُحتكم إلى ${criterion}:`,
		en: (criterion: string) => `Decided on ${criterion}:`,
	},
	decidesAmong: {
		ar: (criterion: string, clubs: string) => `فيُحتكم إلى ${criterion} في مباريات ${clubs} فيما بينها وحدها:`,
		en: (criterion: string, clubs: string) => `Decided on ${criterion} in the matches among ${clubs} alone:`,
	},
	decidesBetween: {
		ar: (criterion: string) => `فيُحتكم إلى ${criterion} في المباريات التي جمعتهما:`,
		en: (criterion: string) => `Decided on ${criterion} in the matches between the two:`,
	},
	decidedByName: {
		ar: "فيُرتَّبان أبجديًا بحسب الاسم: العربي هنا، واللاتيني في الصفحة الإنجليزية.",
		en: "They are in alphabetical order: of their Latin names here, of their Arabic names on the Arabic page.",
	},
	decidedByLot: {
		ar: (day: string) => `فحسمت ترتيبهما القرعة التي أُجريت في ${day}.`,
		en: (day: string) => `Their order was decided by lot drawn on ${day}.`,
	},
	decidedByShare: {
		ar: (rank: number) => `فيتقاسمان المركز ${rank}.`,
		en: (rank: number) => `They share place ${rank}.`,
	},
	decidedByLotToCome: {
		ar: (rank: number) => `فتحسم القرعة ترتيبهما، ويتقاسمان المركز ${rank} إلى أن تُجرى.`,
		en: (rank: number) => `A lot decides their order; until it is drawn they share place ${rank}.`,
	},
	decidedByPlayOff: {
		ar: (day: string) => `فحسمت ترتيبهما مباراة فاصلة لُعبت في ${day}.`,
		en: (day: string) => `Their order was decided by a play-off on ${day}.`,
	},
	decidedByPlayOffToCome: {
		ar: (rank: number) => `فتحسم ترتيبهما مباراة فاصلة، ويتقاسمان المركز ${rank} إلى أن تُسجَّل نتيجتها.`,
		en: (rank: number) => `A play-off decides their order; until it is recorded they share place ${rank}.`,
	},
	// The two amounts
	countOfPoints: {
		ar: (count: number) => plural("ar", count, points),
		en: (count: number) => plural("en", count, englishPoints),
	},
	countOfWins: {
		ar: (count: number) => plural("ar", count, wins),
		en: (count: number) => plural("en", count, { zero: "no wins", one: "# win", other: "# wins" }),
	},
	wonAndLost: {
		ar: (won: number, lost: number) => `كسب ${won} وخسر ${lost}`,
		en: (won: number, lost: number) => `won ${won}, lost ${lost}`,
	},
	amount: {
		ar: (club: string, amount: string) => `${club}: ${amount}`,
		en: (club: string, amount: string) => `${club}: ${amount}`,
	},
	walkover: { ar: "فوز لغياب الطرف الآخر", en: "walkover" },
	awarded: { ar: "حُسمت بقرار", en: "awarded" },
	abandoned: { ar: "لم تكتمل", en: "abandoned" },
	tiesAmong: { ar: "المباريات التي تُحتسب هنا", en: "The matches that count here" },
});

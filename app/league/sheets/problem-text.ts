import { defineText, plural } from "../../base/locale/text.ts";

const places = {
	ar: { zero: "لا مراكز", one: "مركز واحد", two: "مركزان", few: "# مراكز", many: "# مركزًا", other: "# مركز" },
	en: { one: "# place", other: "# places" },
};
const atMost = {
	ar: {
		zero: "لا لاعب",
		one: "لاعب واحد على الأكثر",
		two: "لاعبان على الأكثر",
		few: "# لاعبين على الأكثر",
		many: "# لاعبًا على الأكثر",
		other: "# لاعب على الأكثر",
	},
	en: { zero: "No player", one: "At most # player", other: "At most # players" },
};

/** Problems of line-ups and sheets. */
export const sheetProblems = defineText({
	emptyLineUp: {
		ar: "سمِّ لاعبًا واحدًا على الأقل. الفريق الذي لا يحضر لا يسلّم تشكيلة",
		en: "Name at least one player. A team that does not come hands no line-up in",
	},
	missingPlayers: {
		ar: (count: number) => `في التشكيلة ${plural("ar", count, places.ar)} بلا لاعب. مباريات المركز الفارغ تُحسب غيابًا.`,
		en: (count: number) =>
			`The line-up has ${plural("en", count, places.en)} without a player. Rubbers of an empty place are lost by walkover.`,
	},
	missingPosition: { ar: "اختر لاعبًا لهذا المركز", en: "Choose a player for this position" },
	repeatedPlayer: { ar: "لا يشغل لاعب مركزين", en: "A player has one position only" },
	numberOfPlayers: {
		ar: "للفردي لاعب واحد وللزوجي لاعبان",
		en: "A singles is played by one player, a doubles by two",
	},
	resultFirst: {
		ar: "اكتب نتيجة هذه المباراة أو أزل لاعبيها",
		en: "Enter the result of this rubber, or take its players away",
	},
	whyAsPlayed: {
		ar: "إن لُعبت المباراة هكذا فاكتب السبب: تُحفظ كما لُعبت",
		en: "If the match was played like this, say why: it is then saved as it was played",
	},
	unknownPlayer: { ar: "ليس من لاعبي النادي", en: "Not a player of the club" },
	samePair: { ar: "لا يلعب لاعب في زوجين", en: "A player plays in one pair only" },
	tooFewPlayers: { ar: "عدد اللاعبين أقل مما يلزم", en: "There are too few players" },
	tooManyPlayers: { ar: "عدد اللاعبين أكثر مما يُسمح به", en: "There are too many players" },
	tooManyRubbers: { ar: "يلعب أكثر مما يُسمح به للاعب", en: "Plays more rubbers than a player may" },
	impossibleGame: {
		ar: (points: number, home: number, away: number) =>
			`${home}\u2060–\u2060${away} ليست نتيجة شوط. ينتهي الشوط عند ${points} بفارق نقطتين على الأقل، وبعد ${points - 1}\u2060–\u2060${points - 1} بفارق نقطتين`,
		en: (points: number, home: number, away: number) =>
			`No game ends ${home}–${away}: it ends at ${points} with two clear, and beyond ${points - 1}–${points - 1} with exactly two`,
	},
	gameAfterDecision: { ar: "شوط بعد حسم المباراة", en: "A game after the rubber was decided" },
	undecidedRubber: { ar: "لم تُحسم هذه المباراة", en: "This rubber is not decided" },
	rubberAfterDecision: {
		ar: "مباراة بعد حسم النتيجة، لا تُحسب فيها",
		en: "A rubber after the match was decided, which does not count in its score",
	},
	missingRubber: { ar: "هذه المباراة بلا نتيجة وبعدها ما لُعب", en: "This rubber has no result, and a later one has" },
	lessThanReported: {
		ar: "لا تحل محل نتيجة أُبلغ بها إلا ورقة مكتملة: تنقصها هذه المباراة",
		en: "Only a complete sheet takes the place of a reported result: this rubber is missing",
	},
	whoLostRubber: { ar: "اختر من خسر المباراة", en: "Choose who lost the rubber" },
	gamesOfWalkover: { ar: "لا أشواط لمباراة لم تبدأ", en: "A rubber that never started has no games" },
	noLicence: { ar: "لاعب بلا رخصة سارية في يوم المباراة", en: "A player without a licence valid on the day" },
	notOnRoster: {
		ar: "لاعب ليس في قائمة الفريق في يوم المباراة",
		en: "A player who is not on the team's roster on the day",
	},
	notOfClub: {
		ar: "لاعب ليس مسجلًا في النادي ولا معارًا إليه في يوم المباراة",
		en: "A player who is neither of the club nor on loan to it on the day",
	},
	playedHigher: {
		ar: "لاعب لعب أكثر مما يُسمح به مع فريق أعلى للنادي",
		en: "A player with too many matches for a higher team of the club",
	},
	wrongSex: { ar: "لاعب ليس من جنس المسابقة", en: "A player who is not of the competition's sex" },
	unknownSex: {
		ar: "لاعب لم يُسجل جنسه، وهو شرط المسابقة",
		en: "A player whose sex is not recorded, which the competition needs",
	},
	tooOld: { ar: "لاعب فوق عمر المسابقة", en: "A player who is too old for the competition" },
	tooYoung: { ar: "لاعب دون عمر المسابقة", en: "A player who is too young for the competition" },
	unknownAge: {
		ar: "لاعب لم يُسجل تاريخ ميلاده، وعمره شرط المسابقة",
		en: "A player whose date of birth is not recorded, which the competition needs",
	},
	quotaOfLineUp: {
		ar: (most: number, _name: string, name_ar: string) =>
			`${plural("ar", most, atMost.ar)} من فئة الرخص «${name_ar}» في التشكيلة`,
		en: (most: number, name: string, _name_ar: string) =>
			`${plural("en", most, atMost.en)} of the licence category “${name}” in a line-up`,
	},
	quotaOfSquad: {
		ar: (most: number, _name: string, name_ar: string) =>
			`${plural("ar", most, atMost.ar)} من فئة الرخص «${name_ar}» في الفريق`,
		en: (most: number, name: string, _name_ar: string) =>
			`${plural("en", most, atMost.en)} of the licence category “${name}” in a team`,
	},
	outOfOrder: {
		ar: "لاعب سُمّي قبل من هو أقوى منه في قائمة الفريق",
		en: "A player who is named before a stronger one on the team's roster",
	},
	positionClass: {
		ar: (position: string | number, _name: string, name_ar: string) => `المركز ${position} للاعبي فئة «${name_ar}»`,
		en: (position: string | number, name: string, _name_ar: string) =>
			`Position ${position} is for players of the class “${name}”`,
	},
	positionBorn: {
		ar: (position: string | number, year: number) => `المركز ${position} لمواليد ${year} وما بعدها`,
		en: (position: string | number, year: number) => `Position ${position} is for players born in ${year} or later`,
	},
	teamsOfSheet: {
		ar: "لهذه المباراة ورقة أو تشكيلة، فيبقى فريقاها",
		en: "This match has a sheet or a line-up, so its teams stay",
	},
	formatOfSheet: {
		ar: "لهذه المباراة ورقة أو تشكيلة، فلا تنتقل إلى مجموعة بصيغة مباراة أخرى",
		en: "This match has a sheet or a line-up, so it goes to no group with another match format",
	},
	unknownMatch: { ar: "لا مباراة بهذا الرقم", en: "No match has this number" },
	noSheets: {
		ar: "مسابقة هذه المباراة بلا أوراق مباريات، أو مجموعتها بلا صيغة مباراة",
		en: "The competition of this match keeps no match sheets, or its group has no match format",
	},
	sheetRefused: {
		ar: "في صف آخر من هذه الورقة خطأ، والورقة تُحفظ كاملة",
		en: "Another row of this sheet has an error, and a sheet is saved whole",
	},
	noSuchRubber: { ar: "ليس في ترتيب اللعب مباراة بهذا الرقم", en: "The order of play has no rubber of this number" },
	orderOfPlay: {
		ar: "على خلاف ترتيب اللعب: لهذا المركز لاعب آخر",
		en: "Not in the order of play: another player has this position",
	},
	kindOfRubber: { ar: "ليس نوع هذه المباراة في ترتيب اللعب", en: "Not the kind of this rubber in the order of play" },
	onePlayer: { ar: "لاعب واحد في الفردي", en: "A singles has one player" },
	twoPlayers: { ar: "لاعبان في الزوجي، بينهما +", en: "A doubles has two players, with a + between them" },
	severalPlayers: { ar: "لأكثر من لاعب هذا الاسم. اكتب رقمه", en: "Several players have this name. Write the number" },
	notGames: { ar: "اكتب الأشواط هكذا: 11-7 9-11", en: "Write the games like this: 11-7 9-11" },
	sheetDiffers: {
		ar: "النتيجة المكتوبة غير ما تجمعه الورقة. حفظ الورقة يغيّرها.",
		en: "The score that was typed is not the sum of the sheet. Saving the sheet changes it.",
	},
	sheetEnds: {
		ar: "كُتب أن المباراة انتهت على غير ما في الورقة: بغياب أو بقرار أو باللعب. حفظ الورقة يغيّر ذلك.",
		en: "How the match ended, played or by a walkover or an award, was typed otherwise than in the sheet. Saving the sheet changes it.",
	},
	resultGone: {
		ar: (rubber: number) => `تنقص الورقة المباراة ${rubber}. حفظها هكذا يحذف النتيجة، فتعود المباراة إلى انتظارها.`,
		en: (rubber: number) =>
			`Rubber ${rubber} is missing. Saving the sheet like this removes the result, and the match awaits it again.`,
	},
});

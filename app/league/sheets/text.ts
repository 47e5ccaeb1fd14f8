import { defineText } from "../../base/locale/text.ts";

/** The sheet of a tie, as it is filled in. */
export const sheetText = defineText({
	title: { ar: "ورقة المباراة", en: "Match sheet" },
	lineUps: { ar: "التشكيلتان", en: "Line-ups" },
	pair: { ar: (nth: string) => `الزوجي${nth}`, en: (nth: string) => `Doubles${nth}` },
	noPlayer: { ar: "بلا لاعب", en: "No player" },
	emptyPlaces: {
		ar: "اترك المركز فارغًا لمن لم يحضر، واكتب في مبارياته أنها لم تبدأ.",
		en: "Leave the place of a player who did not come empty, and enter the rubbers as walkovers.",
	},
	choose: { ar: "اختر لاعبًا", en: "Choose a player" },
	rubber: {
		ar: (nth: number, isDoubles: boolean) => `${isDoubles ? "الزوجي" : "الفردي"} ${nth}`,
		en: (nth: number, _isDoubles: boolean) => `Rubber ${nth}`,
	},
	doubles: { ar: "زوجي", en: "doubles" },
	game: { ar: (nth: number) => `الشوط ${nth}`, en: (nth: number) => `Game ${nth}` },
	games: { ar: "الأشواط", en: "Games" },
	points: {
		ar: (rubber: string, game: number, who: string) => `${rubber}، الشوط ${game}، ${who}`,
		en: (rubber: string, game: number, who: string) => `${rubber}, game ${game}, ${who}`,
	},
	gamesWon: {
		ar: (rubber: string, who: string) => `${rubber}، أشواط ${who}`,
		en: (rubber: string, who: string) => `${rubber}, games of ${who}`,
	},
	notFinished: { ar: "انسحاب أو غياب", en: "Walkover or retired" },
	outcome: { ar: "كيف انتهت", en: "How it ended" },
	played: { ar: "لُعبت", en: "Played" },
	walkover: { ar: "لم تبدأ: غياب", en: "Walkover, never started" },
	retired: { ar: "انسحاب أثناء اللعب", en: "Retired during play" },
	defaulted: { ar: "إنهاء بقرار الحكم العام", en: "Defaulted by the referee" },
	lostBy: { ar: "من خسرها", en: "Who lost it" },
	nobody: { ar: "اختر", en: "Choose" },
	inPlay: { ar: "تُلعب الآن", en: "In play" },
	duringPlay: {
		ar: "احفظ الورقة متى شئت أثناء اللعب: يرى الجمهور نقاط الشوط الجاري كما كُتبت.",
		en: "Save whenever you like during play: the public sees the points of the game that goes on as they are.",
	},
	both: { ar: "الفريقان", en: "Both" },
	reason: { ar: "سبب التصحيح", en: "Reason for the correction" },
	reasonHint: {
		ar: "للمباراة نتيجة. يقرأ الموظفون سبب تغييرها، ويرى الجمهور يوم التصحيح.",
		en: "The match has a result. Staff read why it is changed, and the public sees the day of the correction.",
	},
	score: { ar: "النتيجة", en: "Score" },
	decided: {
		ar: (rubber: number) => `حُسمت في المباراة ${rubber}`,
		en: (rubber: number) => `decided in rubber ${rubber}`,
	},
	complete: { ar: "اكتملت", en: "complete" },
	goesOn: { ar: "لم تُحسم بعد", en: "not decided yet" },
	notNeeded: { ar: "لم تُلعب: حُسمت النتيجة قبلها.", en: "Not played: the match was decided before." },
	ineligible: { ar: "لاعبون سُمّوا دون استيفاء الشروط:", en: "Named although not eligible:" },
	changed: { ar: "خلافًا للتشكيلة المسلَّمة:", en: "Other than handed in:" },
	homeSide: { ar: "المضيف", en: "Home" },
	awaySide: { ar: "الضيف", en: "Away" },
	handedIn: {
		ar: (player: string) => `في التشكيلة المسلَّمة: ${player}`,
		en: (player: string) => `handed in: ${player}`,
	},
	versions: { ar: "نسخ ورقة المباراة", en: "Versions of the match sheet" },
	version: { ar: (number: number) => `النسخة ${number}`, en: (number: number) => `Version ${number}` },
	noVersions: { ar: "لم تُحفظ الورقة بعد.", en: "The sheet has not been saved yet." },
	save: { ar: "احفظ الورقة", en: "Save sheet" },
	printed: { ar: "اطبع الورقة (PDF)", en: "Printable sheet (PDF)" },
	printedBlank: { ar: "ورقة فارغة (PDF)", en: "Blank sheet (PDF)" },
	noPlayers: {
		ar: "لا لاعبين لهذا النادي بعد. أضفهم من صفحة اللاعبين.",
		en: "This club has no players yet. Add them on the players' page.",
	},
});

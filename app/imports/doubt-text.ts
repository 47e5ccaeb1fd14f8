import { defineText, plural } from "../base/locale/text.ts";

const rows = {
	ar: { zero: "لا صفوف", one: "صف واحد", two: "صفان", few: "# صفوف", many: "# صفًا", other: "# صف" },
	en: { one: "# row", other: "# rows" },
};

/** Questions of a dry run: which record a row speaks of. The labels of a choice are by the kind of the file. */
export const doubtText = defineText({
	sameName: {
		ar: (_name: string) => "في السجل أكثر من احتمال لهذا الاسم",
		en: (_name: string) => "This name may mean more than one record",
	},
	otherName: {
		ar: (_name: string) => "في السجل لاعب له أحد هذين الاسمين، واسمه الآخر مختلف",
		en: (_name: string) => "A player has one of these two names, but not the other",
	},
	likeName: {
		ar: (_name: string) => "في السجل اسم قريب من هذا: يختلف عنه في حرف أو في ترتيب كلماته",
		en: (_name: string) => "A record has nearly this name: with another letter, or its words in another order",
	},
	sameTie: {
		ar: (when: string) => `للناديين مباراة أخرى في هذا اليوم (${when})`,
		en: (when: string) => `These clubs already have a match on this day (${when})`,
	},
	movedTie: {
		ar: (when: string) => `للناديين مباراة بلا نتيجة في موعد آخر (${when}) ليست في الملف`,
		en: (when: string) => `These clubs have a match without a result at another time (${when}) that is not in the file`,
	},
	cancelledTie: {
		ar: (_name: string) => "المباراة ملغاة",
		en: (_name: string) => "The match is cancelled",
	},
	sheetDiffers: {
		ar: (_name: string) => "النتيجة المكتوبة غير ما تجمعه هذه الورقة",
		en: (_name: string) => "The score that was typed is not the sum of this sheet",
	},
	sheetEnds: {
		ar: (_name: string) => "كُتب أن المباراة انتهت على غير ما في هذه الورقة: بغياب أو بقرار أو باللعب",
		en: (_name: string) =>
			"How the match ended, played or by a walkover or an award, was typed otherwise than in this sheet",
	},
	resultGone: {
		ar: (_name: string) => "بهذا الصف لا تكتمل الورقة، وتفقد المباراة نتيجتها",
		en: (_name: string) => "With this row the sheet is not complete, and the match loses its result",
	},
	ineligible: {
		ar: (player: string) => `${player} لا يستوفي الشروط:`,
		en: (player: string) => `${player} is not eligible:`,
	},
	asPlayed: {
		ar: (_name: string) => "تُدخل كما لُعبت:",
		en: (_name: string) => "Entered as it was played:",
	},
	sheetAsks: {
		ar: (_name: string) => "صف آخر من هذه الورقة يسأل، والورقة تُحفظ كاملة",
		en: (_name: string) => "Another row of this sheet asks, and a sheet is saved whole",
	},
	meantPlayer: { ar: (name: string) => `المقصود: ${name}`, en: (name: string) => `Meant: ${name}` },
	chooseAnother: { ar: "اختر غيره", en: "Choose another" },
	which: { ar: "أي سجل يعنيه هذا الصف؟", en: "Which record is this row?" },
	leaveOut: { ar: "اترك هذا الصف", en: "Leave this row out" },
	same_teams: { ar: (name: string) => `النادي نفسه: ${name}`, en: (name: string) => `The same club: ${name}` },
	same_players: { ar: (name: string) => `اللاعب نفسه: ${name}`, en: (name: string) => `The same player: ${name}` },
	same_matches: { ar: (name: string) => `المباراة نفسها: ${name}`, en: (name: string) => `The same match: ${name}` },
	move_teams: { ar: (name: string) => `النادي نفسه: ${name}`, en: (name: string) => `The same club: ${name}` },
	move_players: {
		ar: (name: string) => `اللاعب نفسه وقد انتقل: ${name}`,
		en: (name: string) => `The same player, who moved: ${name}`,
	},
	move_matches: {
		ar: (name: string) => `المباراة نفسها وقد تغيّر موعدها: ${name}`,
		en: (name: string) => `The same match, moved from ${name}`,
	},
	new_teams: { ar: "نادٍ آخر، أضفه", en: "Another club: add it" },
	new_players: { ar: "لاعب آخر، أضفه", en: "Another player: add them" },
	new_matches: { ar: "مباراة أخرى، أضفها", en: "Another match: add it" },
	same_record: { ar: (name: string) => `السجل نفسه: ${name}`, en: (name: string) => `The same record: ${name}` },
	new_record: { ar: "سجل آخر، أضفه", en: "Another record: add it" },
	forAll: {
		ar: (count: number) => `الصفوف التي تسأل عن سجلها (${plural("ar", count, rows.ar)})`,
		en: (count: number) => `Rows that ask which record they are (${plural("en", count, rows.en)})`,
	},
	forAllNone: { ar: "كلٌّ بحسب اختياره", en: "As chosen in each row" },
	forAllSame: {
		ar: "هو السجل الموجود، حيث يوجد احتمال واحد",
		en: "The record found, where there is only one",
	},
	forAllNew: { ar: "سجل جديد لكل صف", en: "A new record for each row" },
});

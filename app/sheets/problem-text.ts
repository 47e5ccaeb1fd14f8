import { defineText } from "../base/locale/text.ts";

/** Problems of line-ups and sheets. */
export const sheetProblems = defineText({
	missingPosition: { ar: "اختر لاعبًا لهذا المركز", en: "Choose a player for this position" },
	repeatedPlayer: { ar: "لا يشغل لاعب مركزين", en: "A player has one position only" },
	unknownPlayer: { ar: "ليس من لاعبي النادي", en: "Not a player of the club" },
	samePair: { ar: "لا يلعب لاعب في زوجين", en: "A player plays in one pair only" },
	tooFewPlayers: { ar: "عدد اللاعبين أقل مما يلزم", en: "There are too few players" },
	tooManyPlayers: { ar: "عدد اللاعبين أكثر مما يُسمح به", en: "There are too many players" },
	tooManyRubbers: { ar: "يلعب أكثر مما يُسمح به للاعب", en: "Plays more rubbers than a player may" },
	impossibleGame: {
		ar: "لا ينتهي شوط هكذا: 11 بفارق نقطتين، وبعد 10-10 بفارق نقطتين تمامًا",
		en: "No game ends like this: 11 with two clear, beyond 10-10 exactly two",
	},
	gameAfterDecision: { ar: "شوط بعد حسم المباراة", en: "A game after the rubber was decided" },
	undecidedRubber: { ar: "لم تُحسم هذه المباراة", en: "This rubber is not decided" },
	rubberAfterDecision: { ar: "مباراة بعد حسم النتيجة", en: "A rubber after the match was decided" },
	missingRubber: { ar: "هذه المباراة بلا نتيجة وبعدها ما لُعب", en: "This rubber has no result, and a later one has" },
	whoLostRubber: { ar: "اختر من خسر المباراة", en: "Choose who lost the rubber" },
	gamesOfWalkover: { ar: "لا أشواط لمباراة لم تبدأ", en: "A rubber that never started has no games" },
	sheetDiffers: {
		ar: "النتيجة المكتوبة غير ما تجمعه الورقة. حفظ الورقة يغيّرها.",
		en: "The score that was typed is not the sum of the sheet. Saving the sheet changes it.",
	},
});

import { defineText } from "../../base/locale/text.ts";

/** Problems of stints, licences and rosters, in forms and in files. */
export const registrationProblems = defineText({
	onRosterThen: {
		ar: "اللاعب في قائمة هذا الفريق في بعض هذه الأيام",
		en: "The player is on this roster on some of these days already",
	},
	sameLicence: {
		ar: "للاعب رخصة من هذه الفئة في هذا الموسم",
		en: "The player already has a licence of this category in this season",
	},
	sameLicenceCategory: { ar: "توجد فئة رخص بهذا الاسم", en: "There is already a licence category with this name" },
	unknownCategory: { ar: "لا فئة رخص بهذا الاسم", en: "No licence category has this name" },
	sameQuota: { ar: "لهذه الفئة حصة في صف قبله", en: "A row above has a quota of this category" },
	licenceNumberTaken: { ar: "هذا الرقم للاعب آخر", en: "Another player has this number" },
	anotherReason: {
		ar: "بُتّ في هذه الرخصة من قبل، وتصحيحها قرار جديد. اكتب سببه",
		en: "This licence was decided. A correction is a new decision: write its reason",
	},
	ownClub: {
		ar: "هذا السطر يخص ناديًا أنت قائد فريق فيه، فيستورده غيرك ممن يديرون الدوري",
		en: "This line is about a club of which you are captain: another person who runs the league imports it",
	},
	bornLater: { ar: "لا يكون تاريخ الميلاد بعد اليوم", en: "The date of birth is not after today" },
	stintsOverlap: {
		ar: "للاعب نادٍ آخر في بعض هذه الأيام. أنهِ تلك الفترة أولًا",
		en: "The player has another club on some of these days. End that stint first",
	},
	unknownSquad: {
		ar: "ليس للنادي فريق بهذا الحرف في هذا الموسم",
		en: "The club has no team of this letter in this season",
	},
	noPlayer: { ar: "لا لاعب بهذا الاسم", en: "No player has this name" },
	otherPlayersRecord: { ar: "هذا الرقم لسجل لاعب آخر", en: "The record of this number is another player’s" },
});

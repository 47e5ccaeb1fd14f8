import { defineText } from "../../base/locale/text.ts";

/** Problems of the forms about captains. */
export const captainProblems = defineText({
	isCaptain: { ar: "هذا الحساب قائد الفريق من قبل", en: "This account is captain of the squad already" },
	isInvited: {
		ar: "دُعي هذا البريد من قبل، وتنتظر دعوته القبول",
		en: "This address was invited already; the invitation waits",
	},
	sixDigits: { ar: "الرقم السري ستة أرقام", en: "A PIN has six digits" },
	wrongPin: {
		ar: "الرقم السري خطأ. راجع الرقم الذي أُبلغت به، فبعد خمسة أرقام خطأ يطول الانتظار قبل كل محاولة",
		en: "Wrong PIN. Check the number that you were told: after five wrong ones, wait a little before each new try",
	},
	notThatLong: {
		ar: "اختر يومًا من اليوم حتى أربعة عشر يومًا بعد المباراة",
		en: "Choose a day from today to fourteen days after the match",
	},
});

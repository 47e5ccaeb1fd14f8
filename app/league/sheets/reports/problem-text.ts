import { defineText } from "../../../base/locale/text.ts";

/** Why a step of a side is refused. */
export const reportProblems = defineText({
	publishes: {
		ar: "هذا ما سيراه الجمهور في صفحة المباراة، ويُحسب في الترتيب فورًا",
		en: "This is what the public will read on the page of the match, and it counts in the table at once",
	},
	tooEarly: { ar: "لم تبدأ المباراة بعد", en: "The match has not started yet" },
	dayFirst: {
		ar: "ليس للمباراة موعد متفق عليه. اذكر أولًا اليوم الذي أقيمت فيه",
		en: "The match has no agreed day. Say first on which day it was played",
	},
	foreignDay: {
		ar: "لم يذكر فريقك هذا اليوم، أو غُيّر بعده. إن كان خطأً فأخبر إدارة الدوري",
		en: "Your team did not say this day, or it was changed since. If it is wrong, tell the league manager",
	},
	dayOfPlayers: {
		ar: "لا يحق لبعض لاعبي التشكيلتين اللعب في هذا اليوم. صحّح التشكيلة أولًا، أو أخبر إدارة الدوري",
		en: "Players of the line-ups may not play on this day. Change the line-up first, or tell the league manager",
	},
	lineUpFirst: {
		ar: "سلّم الفريق الآخر تشكيلته، ولم يذكر يوم المباراة إلا فريقك. سلّم تشكيلتك فتنكشف التشكيلتان",
		en: "The other team has handed in its line-up, and your team alone has said that the match was played. Hand in yours: then both open",
	},
	notAPastDay: {
		ar: "اختر اليوم أو يومًا قبله، في سنة واحدة على الأكثر",
		en: "Choose today or a day before, within a year",
	},
	tooLate: {
		ar: "النتيجة مؤكدة، ولا يغيّرها إلا إدارة الدوري",
		en: "The result is confirmed: only the league manager changes it",
	},
	notNow: { ar: "لا يمكن ذلك في حال المباراة الآن", en: "As the match stands now, this is not possible" },
	ownReport: {
		ar: "أنت من أبلغ بهذه النتيجة: يجيب عنها الفريق الآخر",
		en: "This is your own report: the other team answers it",
	},
	ownTie: {
		ar: "أنت قائد فريق في أحد الناديين، فلا تقرر نتيجة هذه المباراة ولا موعدها: يقررهما غيرك ممن يديرون الدوري. إن لم يوجد سواك فليدعُ أحد المالكين شخصًا آخر من «الحسابات»، أو اترك قيادة الفريق من «قادة الفرق»",
		en: "You are captain of a club of this match, so you decide neither its result nor its day: another person who runs the league does. Where there is none, an owner invites one under Accounts, or you give up the squad under Captains",
	},
	disputedReport: {
		ar: "اعترض الفريق الآخر على هذه النتيجة. قارن البلاغ وجوابه أعلاه؛ إن اعتمدتها صارت نهائية كما أُبلغ بها",
		en: "The other team disputes this result. Compare the report and its answer above: confirmed, it is final as reported",
	},
	changedReport: {
		ar: "تغيّرت النتيجة أثناء ذلك. راجعها ثم أجب",
		en: "The result has changed since. Look at it, then answer",
	},
	handedIn: { ar: "سُلّمت التشكيلة. استرجعها لتغيّرها", en: "The line-up has been handed in. Take it back to change it" },
	bothIn: { ar: "سلّم الفريقان تشكيلتيهما، فلا تتغيران", en: "Both line-ups are in, so they stay as they are" },
});

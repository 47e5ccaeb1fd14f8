import { defineText, plural } from "../../base/locale/text.ts";

const ties = {
	ar: { one: "مباراة واحدة", two: "مباراتان", few: "# مباريات", many: "# مباراة", other: "# مباراة" },
	en: { one: "# match", other: "# matches" },
};
/** As the object of a verb. */
const tiesToEnd = { ...ties.ar, two: "مباراتين" };

/** The page that closes a competition's season. */
export const closingText = defineText({
	title: { ar: "إقفال الموسم", en: "Close the season" },
	of: {
		ar: (name: string, season: string) => `إقفال ${name} ${season}`,
		en: (name: string, season: string) => `Close ${name} ${season}`,
	},
	lead: {
		ar: "بعد الإقفال لا ينتظر شيء في هذه المسابقة أحدًا: لا تذكير ولا مهلة. تُقفل جداولها، ويُكتب الثلاثة الأوائل في سجل الأبطال.",
		en: "Once it is closed nothing in this competition waits for anyone: no reminder, no deadline. Its tables are closed, and the first three go on the honours list.",
	},
	open: { ar: "ما بقي مفتوحًا", en: "Still open" },
	nothingOpen: { ar: "لا شيء.", en: "Nothing." },
	tiesOpen: { ar: "مباريات بلا نتيجة", en: "Matches without a result" },
	disputes: { ar: "نتائج معترض عليها", en: "Disputed results" },
	answers: { ar: "نتائج لم يؤكدها الفريق الآخر", en: "Results that the other side has not confirmed" },
	dates: { ar: "طلبات تغيير موعد", en: "Requests for another date" },
	lots: { ar: "فرق متساوية تنتظر القرعة", en: "Level teams that wait for a lot" },
	licences: { ar: "طلبات رخص في الموسم", en: "Licence requests of the season" },
	transfers: { ar: "انتقالات في الموسم لم تُحسم", en: "Transfers of the season that are not decided" },
	restTitle: { ar: "المباريات الباقية", en: "The remaining matches" },
	rest: { ar: "ماذا يحدث لها", en: "What becomes of them" },
	call_off: { ar: "تُلغى كلها", en: "Call all of them off" },
	award: {
		ar: "تُحتسب كلها: يخسر كل مباراة من تختاره أدناه",
		en: "Award all of them: the side chosen below loses each",
	},
	losers: { ar: "من يخسر كل مباراة عند الاحتساب", en: "Who loses each match when they are awarded" },
	lostBy: { ar: (names: string) => `من يخسر: ${names}`, en: (names: string) => `Who loses: ${names}` },
	both: { ar: "الفريقان", en: "Both teams" },
	reason_ar: { ar: "السبب بالعربية", en: "Reason in Arabic" },
	reason: { ar: "السبب بالإنجليزية", en: "Reason in English" },
	reasonHint: { ar: "يظهر للزوار في صفحة كل مباراة.", en: "Visitors read it on the page of each match." },
	endRest: {
		ar: (count: number) => `أنهِ ${plural("ar", count, tiesToEnd)}`,
		en: (count: number) => `End ${plural("en", count, ties.en)}`,
	},
	ended: {
		ar: (count: number) => `أُنهيت المباريات الباقية: ${plural("ar", count, ties.ar)}`,
		en: (count: number) => `Remaining matches ended: ${plural("en", count, ties.en)}`,
	},
	undo: { ar: "تراجع", en: "Undo" },
	tiesChanged: {
		ar: "تغيّرت المباريات المفتوحة بعد أن فتحت هذه الصفحة، فلم تُنهَ أي مباراة. راجع القائمة أدناه ثم أرسلها من جديد.",
		en: "Other matches are open now than this page showed, so none was ended. Check the list below and send it again.",
	},
	nothingLeft: { ar: "لا مباراة بلا نتيجة.", en: "No match is without a result." },
	honours: { ar: "الثلاثة الأوائل", en: "The first three" },
	noHonours: { ar: "لا نتائج في المرحلة الأخيرة.", en: "The last stage has no results." },
	draftTitle: { ar: (season: string) => `مسودة موسم ${season}`, en: (season: string) => `The draft of ${season}` },
	noDraft: {
		ar: "لا مسودة للموسم التالي من هذه المسابقة: الصعود والهبوط يأتيان مع نسخ الموسم.",
		en: "The next season of this competition has no draft: promotion and relegation come with its copy.",
	},
	noMoves: { ar: "الفرق فيها حيث يضعها الترتيب النهائي.", en: "Its teams are where the final tables put them." },
	moved: {
		ar: (from: string, to: string) => `من ${from} إلى ${to}`,
		en: (from: string, to: string) => `from ${from} to ${to}`,
	},
	entered: { ar: (to: string) => `يُسجَّل في ${to}`, en: (to: string) => `entered in ${to}` },
	out: { ar: (from: string) => `يخرج من ${from}`, en: (from: string) => `leaves ${from}` },
	noGroup: {
		ar: (to: string) => `مكانه في ${to}، ولا مجموعة بهذا الاسم في المسودة: سجّله فيها بنفسك`,
		en: (to: string) => `belongs in ${to}, and the draft has no group of that name: enter it yourself`,
	},
	check: { ar: "حدّث المعاينة", en: "Update the preview" },
	close: { ar: "أقفل الموسم", en: "Close the season" },
	closeAnyway: { ar: "أقفل مع ذلك", en: "Close it anyway" },
	asked: { ar: "تحقق أولًا:", en: "Check first:" },
	tiesStay: {
		ar: "تبقى مباريات بلا نتيجة كما هي، ولا ينتظر أحد نتائجها.",
		en: "Matches without a result stay so, and no one waits for them.",
	},
	reportsStay: {
		ar: "تصبح النتائج غير المؤكدة والمعترض عليها نهائية كما سُجلت.",
		en: "Results that are disputed or not confirmed become final as they were reported.",
	},
	datesEnd: { ar: "تنتهي طلبات تغيير الموعد بلا قرار.", en: "Requests for another date end without a decision." },
	lotsMissing: { ar: "تبقى مراكز مشتركة تنتظر القرعة.", en: "Places that wait for a lot stay shared." },
	closed: { ar: "أُقفل هذا الموسم في", en: "This season was closed on" },
	closedNote: {
		ar: "لا يتغير ما تُبنى عليه جداوله. لتصحيح جدول أعد فتح الموسم مع ذكر السبب، وصحّح، ثم أقفله من جديد.",
		en: "What its tables are made from no longer changes. To correct a table, open the season again with a reason, make the correction and close the season again.",
	},
	openAgain: { ar: "أعد الفتح للتصحيح", en: "Open again to correct" },
	publicReason: {
		ar: "إن تغيّر جدول قرأ الزوار السبب تحته.",
		en: "If a table changes, visitors read the reason under it.",
	},
	history: { ar: "مرات إعادة الفتح", en: "Opened again" },
	changed: { ar: "تغيّر جدول", en: "a table changed" },
	unchanged: { ar: "لم يتغير جدول", en: "no table changed" },
	going: { ar: "مفتوح الآن", en: "open now" },
	wentOn: { ar: "استُكمل الموسم", en: "the season went on" },
	isClosed: { ar: "أُقفل هذا الموسم من قبل.", en: "This season is closed already." },
	isDraft: { ar: "المسودة لا تُقفل: انشرها أولًا.", en: "A draft is not closed: publish it first." },
	ownTie: {
		ar: "أنت قائد فريق في مباراة منها: يقوم بذلك غيرك ممن يديرون الدوري.",
		en: "You are captain of a team in one of these matches: another person who manages the league does this.",
	},
	back: { ar: "المسابقات", en: "Competitions" },
	undecided: { ar: "اختر المجموعة لكل فريق لك فيه القرار.", en: "Choose a group for each team that you decide about." },
});

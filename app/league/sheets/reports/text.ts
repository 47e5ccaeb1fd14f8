import { defineText } from "../../../base/locale/text.ts";

/** The result of a tie on the pages of captains. */
export const reportsText = defineText({
	result: { ar: "النتيجة", en: "Result" },
	ahead: {
		ar: "لم تبدأ المباراة بعد. بعد بدايتها تُبلغ النتيجة من هنا.",
		en: "The match has not started. Once it has, report the result here.",
	},
	undated: {
		ar: "لا موعد متفق عليه لهذه المباراة. إن أقيمت فاذكر يومها ثم أبلغ بنتيجتها.",
		en: "The match has no agreed day. If it was played, say on which day, then report the result.",
	},
	sayDay: { ar: "أقيمت المباراة؟ اذكر يومها", en: "Already played? Say on which day" },
	day: { ar: "اليوم الذي أقيمت فيه", en: "Day on which it was played" },
	dayHint: {
		ar: "يصير موعد المباراة في التقويم وصفحتها العامة، ويُبلَّغ به الفريق الآخر. بعده تُبلغ النتيجة.",
		en: "It becomes the date of the match in calendars and on its public page, and the other team is told. The result comes next.",
	},
	correctDay: { ar: "صحّح يوم المباراة", en: "Correct the day of the match" },
	correctDayHint: {
		ar: "ذكر فريقك هذا اليوم. تصحيحه يغيّر موعد المباراة في التقويم وصفحتها العامة، ويُبلَّغ به الفريق الآخر. يوم أُبلغ فيه بنتيجة يبقى في سجل مواعيدها.",
		en: "Your team said this day. A correction changes the match in calendars and on its public page, and the other team is told. A day with a reported result stays in its history.",
	},
	saveDay: { ar: "احفظ اليوم", en: "Save the day" },
	saidDay: {
		ar: (day: string) => `أقيمت في ${day} كما ذكر فريقكم.`,
		en: (day: string) => `Played on ${day}, as your team said.`,
	},
	goOn: { ar: "احفظ اليوم وتابع", en: "Save the day and go on" },
	started: { ar: "لم تُبلغ النتيجة بعد.", en: "No result has been reported yet." },
	reportUntil: { ar: (moment: string) => `أبلغ بها حتى ${moment}.`, en: (moment: string) => `Report it by ${moment}.` },
	wasDue: { ar: (moment: string) => `كان موعدها ${moment}.`, en: (moment: string) => `It was due ${moment}.` },
	reported: {
		ar: (team: string, moment: string) => `أبلغ بها فريق ${team} في ${moment}.`,
		en: (team: string, moment: string) => `Reported by ${team}, ${moment}.`,
	},
	asksYou: { ar: "هل هي صحيحة؟ أكدها أو اعترض عليها.", en: "Is it right? Confirm or dispute it." },
	waits: { ar: "بانتظار تأكيد الفريق الآخر.", en: "Waiting for the other team to confirm it." },
	silence: {
		ar: (moment: string) => `دون رد حتى ${moment} تُعد مؤكدة.`,
		en: (moment: string) => `Without an answer by ${moment} it counts as confirmed.`,
	},
	disputed: {
		ar: "اعترض الفريق الآخر على النتيجة، والقرار لإدارة الدوري.",
		en: "The other team disputes the result. The league manager decides.",
	},
	youDisputed: {
		ar: "اعترضتم على النتيجة، والقرار لإدارة الدوري.",
		en: "You dispute the result. The league manager decides.",
	},
	disputeSays: { ar: "نص الاعتراض:", en: "The dispute:" },
	decision: { ar: "قرار إدارة الدوري:", en: "Decision of the league manager:" },
	confirmed: { ar: "النتيجة مؤكدة.", en: "The result is confirmed." },
	locked: { ar: "النتيجة مؤكدة ومقفلة.", en: "The result is confirmed and locked." },
	off: { ar: "المباراة لن تُقام.", en: "The match does not take place." },
	over: {
		ar: "انتهى موسم المسابقة، ولم يعد يُبلَّغ فيه بنتائج.",
		en: "The season of the competition is over: no result is reported any more.",
	},
	correctedOn: { ar: (day: string) => `صُححت في ${day}.`, en: (day: string) => `Corrected on ${day}.` },
	reportNow: { ar: "أبلغ بالنتيجة", en: "Report the result" },
	reportOther: { ar: "أبلغ بنتيجة أخرى", en: "Report another result" },
	changeReport: { ar: "عدّل ما أبلغت به", en: "Change your report" },
	answer: { ar: "أكّد النتيجة أو اعترض عليها", en: "Confirm or dispute the result" },
	fillSheet: { ar: "املأ ورقة المباراة", en: "Fill in the match sheet" },
	opens: {
		ar: "بدأت المباراة. فتح الورقة يكشف تشكيلتي الفريقين كما هما، سُلّمتا أم لم تُسلَّما، ولا تُغيَّران بعدها إلا في الورقة. وإن لم تسلّم تشكيلتك من قبل ذكرت ذلك صفحة المباراة للجمهور مع الوقت.",
		en: "The match has started. Opening the sheet shows both line-ups as they are, handed in or not; from then on they change in the sheet alone. If your team has not handed in its own, the public page of the match says so, with the time.",
	},
	open: { ar: "افتح ورقة المباراة", en: "Open the match sheet" },
	lineUpFirst: {
		ar: "سلّم الفريق الآخر تشكيلته، ولم يذكر يوم المباراة إلا فريقك. سلّم تشكيلتك أولًا: تنكشف التشكيلتان معًا، ثم تملأ الورقة. وإن لم تستطع فليبلغ بها الفريق الآخر أو إدارة الدوري.",
		en: "The other team has handed in its line-up, and your team alone has said that the match was played. Hand in yours first: both open together, and you fill in the sheet. If you cannot, the other team reports the result, or the league manager enters it.",
	},
	sheetHint: {
		ar: "احفظ متى شئت، وفي وسط مباراة أيضًا. حين تكتمل الورقة ترى ما سيُنشر قبل نشره، ثم يُسأل الفريق الآخر عن تأكيده.",
		en: "Save whenever you like, in the middle of a rubber too. Once the sheet is complete you see what will be published before it is; then the other team is asked to confirm it.",
	},
	scoreHint: {
		ar: "يُسأل الفريق الآخر عن تأكيد النتيجة، وتُحسب في الترتيب فورًا.",
		en: "The other team is asked to confirm the result, and it counts in the table at once.",
	},
	scoreReplaces: {
		ar: "هناك نتيجة أُبلغ بها. إن أرسلت غيرها حلّت محلها وسُئل الفريق الآخر عنها، وإن أرسل الفريق الآخر النتيجة نفسها تأكدت.",
		en: "A result has been reported. Another one takes its place, and the other team is asked about it. The same one, sent by the other team, confirms it.",
	},
	look: { ar: "ما سيُنشر", en: "To be published" },
	publish: { ar: "انشر النتيجة", en: "Publish the result" },
	goOnEditing: { ar: "عدّل قبل النشر", en: "Go on editing" },
	send: { ar: "أرسل النتيجة", en: "Send the result" },
	accept: { ar: "نعم، النتيجة صحيحة", en: "Yes, the result is right" },
	acceptHint: {
		ar: "بعد التأكيد لا يغيّرها إلا إدارة الدوري.",
		en: "Once confirmed, only the league manager changes it.",
	},
	dispute: { ar: "اعترض على النتيجة", en: "Dispute the result" },
	body: { ar: "ما الخطأ في النتيجة؟", en: "Why is it wrong?" },
	bodyHint: {
		ar: "يقرؤه الفريقان وإدارة الدوري، ولا يُنشر.",
		en: "Both teams and the league manager read it. It is never published.",
	},
	backToTie: { ar: "العودة إلى المباراة", en: "Back to the match" },
	actingFor: { ar: (team: string) => `عن ${team}`, en: (team: string) => `For ${team}` },
	version: { ar: "النموذج", en: "Form" },
});

import { defineText } from "../../base/locale/text.ts";

/** The types of dispute that a tie gives rise to; the complainant may choose another one in the draft. */
export const tieDisputes = ["referee_decision", "match_organization"] as const;
export type TieDispute = (typeof tieDisputes)[number];

export const fromTieText = defineText({
	title: { ar: "شكوى عن هذه المباراة", en: "Complaint about this match" },
	lead: {
		ar: "إن لم تُحلّ المسألة بين الفريقين ومدير الدوري فلك أن تقدّم شكوى.",
		en: "If the teams and the league manager cannot settle it, you can file a complaint.",
	},
	open: { ar: "ابدأ شكوى", en: "Start a complaint" },
	explain: {
		ar: "تبدأ مسودة في بوابة الشكاوى تحمل هذه المباراة وما سُجّل عنها: الفريقان والتاريخ والنتيجة ونسخ ورقة المباراة. لا يُرسل شيء قبل أن تكملها وترسلها أنت، ولا تتغير مسوداتك الأخرى.",
		en: "This begins a draft in the complaints portal that carries this match and what is on record about it: the teams, the date, the score and the versions of the sheet. Nothing is sent before you complete and submit it, and your other drafts stay as they are.",
	},
	type: { ar: "عن أي شيء الشكوى؟", en: "What is it about?" },
	begin: { ar: "ابدأ المسودة", en: "Begin draft" },
	addFirst: {
		ar: "تُقدَّم الشكوى باسم شخص. أضف أولًا بياناتك إلى حسابك هذا: الاسم والهاتف ورقم الهوية. مرة واحدة تكفي.",
		en: "A complaint is filed by a person. First add your details to this account, once: name, phone and ID number.",
	},
	toProfile: { ar: "إلى بياناتي", en: "Go on to my details" },
	register: { ar: "التسجيل في بوابة الشكاوى", en: "Register in the complaints portal" },
	needsSignIn: {
		ar: (id: number) =>
			`دخلت برابط لهذه المباراة وحدها. قدّم الشكوى بحساب في بوابة الشكاوى، واذكر فيها المباراة رقم ${id}.`,
		en: (id: number) =>
			`You came by a link for this match alone. File the complaint with an account of the complaints portal, and give match no. ${id} in it.`,
	},
	tooManyDrafts: {
		ar: "لديك عشرون مسودة. أكمل بعضها أو احذفه أولًا.",
		en: "You have twenty drafts. Complete or delete some of them first.",
	},
	notYet: {
		ar: "تُقدَّم الشكوى بعد أن تُسجَّل نتيجة المباراة.",
		en: "A complaint can begin here once the match has a result.",
	},
	tieFact: {
		ar: (id: number, home: string, away: string) => `المباراة رقم ${id}: ${home} ضد ${away}`,
		en: (id: number, home: string, away: string) => `Match no. ${id}: ${home} v ${away}`,
	},
	competitionFact: { ar: (name: string) => `المسابقة: ${name}`, en: (name: string) => `Competition: ${name}` },
	dateFact: { ar: (day: string) => `التاريخ: ${day}`, en: (day: string) => `Date: ${day}` },
	scoreFact: {
		ar: (home: number, away: number) => `النتيجة المسجلة للمضيف ثم الضيف: ${home}–${away}`,
		en: (home: number, away: number) => `Score on record, home first: ${home}–${away}`,
	},
	versionFact: {
		ar: (number: number, moment: string) => `ورقة المباراة، النسخة ${number}: ${moment}`,
		en: (number: number, moment: string) => `Match sheet, version ${number}: ${moment}`,
	},
	disputeFact: {
		ar: (team: string, moment: string) => `اعترض ${team} على النتيجة المبلّغة: ${moment}`,
		en: (team: string, moment: string) => `${team} disputed the reported result: ${moment}`,
	},
});

import { defineText } from "../base/locale/text.ts";

/** The notice that a person under 18 reads before anything else (docs/rules/complaints.md#people-under-18). */
export const minorText = defineText({
	title: { ar: "إن كان عمرك أقل من 18 عامًا", en: "If you are under 18" },
	readers: {
		ar: "يقرأ ما تكتبه مسؤولو الشكاوى ورئيس اللجنة في الاتحاد، وقد يسألون عنه من تذكرهم فيه.",
		en: "Complaints officers and heads of the federation read what you write. They may ask the people you name about it.",
	},
	danger: {
		ar: "إن كنت في خطر الآن فلا تنتظر ردًا من هنا، والجأ إلى شخص بالغ تثق به.",
		en: "If you are in danger now, do not wait for an answer from here. Go to an adult you trust.",
	},
	call: { ar: "واتصل فورًا بالرقم:", en: "Call at once:" },
	guardian: {
		ar: "يمكن لأحد والديك أو ولي أمرك أن يقدّم الشكوى معك، أو عنك من حساب باسمه بصفة ممثل قانوني.",
		en: "A parent or guardian may file with you, or for you from an account of their own as a legal representative.",
	},
});

import { defineText } from "../../base/locale/text.ts";

/** The complainant's own cases: lists, inbox, and the forms of one case. */
export const myCasesText = defineText({
	inboxLead: {
		ar: "كل ما كُتب إليك في قضاياك: أسئلة وطلبات وملاحظات وقرارات.",
		en: "Everything that was written to you about your cases: questions, wishes for evidence, notes and decisions.",
	},
	inboxEmpty: { ar: "لا رسائل بعد", en: "No messages yet" },
	inboxEmptyText: {
		ar: "يظهر هنا ما يكتبه موظفو الشكاوى، وتصلك رسالة بريد حين يكتبون.",
		en: "What complaints officers write appears here; a mail tells you when they do.",
	},
	newEntry: { ar: "جديد", en: "New" },
	noCases: { ar: "لم تقدّم أي شكوى بعد", en: "You have not filed a complaint yet" },
	noCasesText: {
		ar: "حين تقدّم شكوى تظهر هنا، وتتابع منها ما يحدث.",
		en: "A complaint you submit appears here, and you follow it from here.",
	},
	noMatches: { ar: "لا قضايا بهذه الشروط", en: "No cases fit" },
	countTotal: { ar: "المجموع", en: "Total" },
	countReview: { ar: "قيد المراجعة", en: "Under Review" },
	countUpdate: { ar: "تحتاج تحديثًا", en: "Need Update" },
	countCompleted: { ar: "مكتملة", en: "Completed" },
	colType: { ar: "نوع النزاع", en: "Dispute Type" },
	colActions: { ar: "الإجراءات", en: "Actions" },
	view: { ar: "عرض", en: "View" },
	appeal: { ar: "استئناف", en: "Appeal" },
	updateEvidence: { ar: "تحديث الأدلة", en: "Update Evidence" },
	search: { ar: "ابحث في قضاياك", en: "Search your cases" },
	anyStatus: { ar: "كل الحالات", en: "Any status" },
	filter: { ar: "تصفية", en: "Filter" },
	clear: { ar: "مسح", en: "Clear" },
	message: { ar: "رسالتك إلى موظف الشكاوى", en: "Your message to the complaints officer" },
	writeTitle: { ar: "راسل موظف الشكاوى", en: "Write to the officers" },
	answer: { ar: "إجابتك", en: "Your answer" },
	answerTitle: { ar: "أجب", en: "Answer" },
	sendAnswer: { ar: "أرسل الإجابة", en: "Send answer" },
	addEvidence: { ar: "أضف أدلة", en: "Add evidence" },
	appealTitle: { ar: "استئناف القرار", en: "Appeal the decision" },
	appealText: {
		ar: "اكتب أسباب استئنافك، وأرفق ما يثبتها إن وجد. يُنظر في الاستئناف مرة واحدة.",
		en: "Write the grounds of your appeal and attach what proves them. A case can be appealed once.",
	},
	sendAppeal: { ar: "قدّم الاستئناف", en: "File the appeal" },
	withdraw: { ar: "اسحب الشكوى", en: "Withdraw the complaint" },
	withdrawTitle: { ar: "سحب الشكوى", en: "Withdraw the complaint" },
	withdrawText: {
		ar: "تُغلق القضية ولا يمكن استئنافها بعد السحب.",
		en: "The case is closed and cannot be appealed afterwards.",
	},
	confirmWithdraw: { ar: "نعم، اسحب الشكوى", en: "Yes, withdraw it" },
	withdrawAppeal: { ar: "اسحب الاستئناف", en: "Withdraw the appeal" },
	withdrawAppealText: {
		ar: "تُغلق القضية ويبقى ما استأنفته كما هو، ولا يمكن استئنافه مرة أخرى.",
		en: "The case is closed, what you appealed against stays as it is, and it cannot be appealed again.",
	},
	confirmWithdrawAppeal: { ar: "نعم، اسحب الاستئناف", en: "Yes, withdraw the appeal" },
	changedMeanwhile: {
		ar: "تغيّرت القضية في أثناء ذلك. راجع حالتها الجديدة، وما كتبته باقٍ أدناه.",
		en: "The case has changed meanwhile. Look at its new state; what you typed is still below.",
	},
	notPossible: {
		ar: "لا يمكن ذلك في الحالة الراهنة للقضية.",
		en: "That is not possible in the present state of the case.",
	},
});

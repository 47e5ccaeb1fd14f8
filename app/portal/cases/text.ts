import { defineText } from "../../base/locale/text.ts";

/** The complainant's own cases: lists, inbox, and the forms of one case. */
export const myCasesText = defineText({
	inboxLead: {
		ar: "كل ما كُتب إليك في شكاواك: أسئلة وطلبات وملاحظات وقرارات.",
		en: "Everything written to you about your cases: questions, evidence requests, notes and decisions.",
	},
	inboxEmpty: { ar: "لا رسائل بعد", en: "No messages yet" },
	inboxEmptyText: {
		ar: "يظهر هنا ما يكتبه إليك مسؤولو الشكاوى، وتصلك رسالة بالبريد الإلكتروني حين يكتبون.",
		en: "What complaints officers write to you appears here; an email tells you when they do.",
	},
	newEntry: { ar: "جديد", en: "New" },
	noCases: { ar: "لم تقدّم أي شكوى بعد", en: "You have not filed a complaint yet" },
	noCasesText: {
		ar: "تظهر هنا كل شكوى تقدّمها، وتتابع منها ما يستجدّ.",
		en: "Complaints you submit appear here, and you can follow them.",
	},
	noMatches: { ar: "لا شكاوى تطابق بحثك", en: "No cases match" },
	countTotal: { ar: "المجموع", en: "Total" },
	countReview: { ar: "قيد المراجعة", en: "Under Review" },
	countUpdate: { ar: "بحاجة إلى استكمال", en: "Need Update" },
	countCompleted: { ar: "مكتملة", en: "Completed" },
	colType: { ar: "نوع النزاع", en: "Dispute Type" },
	colActions: { ar: "الإجراءات", en: "Actions" },
	view: { ar: "عرض", en: "View" },
	appeal: { ar: "استئناف", en: "Appeal" },
	updateEvidence: { ar: "استكمال الأدلة", en: "Update Evidence" },
	search: { ar: "ابحث في شكاواك", en: "Search your cases" },
	anyStatus: { ar: "كل الحالات", en: "Any status" },
	filter: { ar: "تصفية", en: "Filter" },
	clear: { ar: "مسح التصفية", en: "Clear filters" },
	message: { ar: "رسالتك إلى مسؤول الشكاوى", en: "Your message to the complaints officer" },
	appealTitle: { ar: "استئناف القرار", en: "Appeal the decision" },
	appealText: {
		ar: "اكتب أسباب استئنافك، وأرفق ما يؤيّدها إن وُجد. لا تُستأنف الشكوى إلا مرة واحدة.",
		en: "Write the grounds for your appeal and attach anything that supports them. A case can be appealed only once.",
	},
	withdraw: { ar: "اسحب الشكوى", en: "Withdraw the complaint" },
	withdrawText: {
		ar: "ستُغلق الشكوى، ولا يمكن استئنافها بعد السحب.",
		en: "The case will be closed and cannot be appealed afterwards.",
	},
	confirmWithdraw: { ar: "نعم، اسحب الشكوى", en: "Yes, withdraw the complaint" },
	withdrawAppeal: { ar: "اسحب الاستئناف", en: "Withdraw the appeal" },
	withdrawAppealText: {
		ar: "ستُغلق الشكوى ويبقى ما استأنفته كما هو، ولا يمكن استئنافه مرة أخرى.",
		en: "The case will be closed. What you appealed against stays as it is and cannot be appealed again.",
	},
	confirmWithdrawAppeal: { ar: "نعم، اسحب الاستئناف", en: "Yes, withdraw the appeal" },
	changedMeanwhile: {
		ar: "تغيّرت الشكوى في هذه الأثناء. راجع حالتها الجديدة، وما كتبته باقٍ أدناه.",
		en: "The case has changed in the meantime. Check its new status; what you typed is still below.",
	},
	notPossible: {
		ar: "لا تسمح حالة الشكوى الآن بهذا الإجراء. راجع الخطوة التالية.",
		en: "The current status of the case does not allow this. See its next step.",
	},
});

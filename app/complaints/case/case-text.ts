import { defineText, textNamed } from "../../base/locale/text.ts";

/** The words of a case: statuses, types, events, next steps. */
export const caseText = defineText({
	// Statuses (docs/rules.md#case-statuses)
	draft: { ar: "مسودة", en: "Draft" },
	submitted: { ar: "مُقدَّمة", en: "Submitted" },
	under_review: { ar: "قيد المراجعة", en: "Under Review" },
	pending_information: { ar: "بانتظار معلومات", en: "Pending Information" },
	incomplete_evidence: { ar: "الأدلة ناقصة", en: "Incomplete Evidence" },
	in_progress: { ar: "قيد المعالجة", en: "In Progress" },
	resolved: { ar: "محسومة", en: "Resolved" },
	closed: { ar: "مغلقة", en: "Closed" },
	appealed: { ar: "مستأنفة", en: "Appealed" },
	rejected: { ar: "مرفوضة", en: "Rejected" },
	// Types of dispute
	player_classification: { ar: "تصنيف لاعب", en: "Player classification" },
	financial: { ar: "نزاع مالي", en: "Financial" },
	disciplinary: { ar: "مخالفة انضباطية", en: "Disciplinary" },
	other: { ar: "أخرى", en: "Other" },
	referee_decision: { ar: "قرار حكم", en: "Referee decision" },
	match_organization: { ar: "تنظيم مباراة", en: "Match organization" },
	player_conduct: { ar: "سلوك لاعب", en: "Player conduct" },
	disciplinary_committee: { ar: "قرار لجنة الانضباط", en: "Disciplinary committee" },
	club_administration: { ar: "إدارة نادٍ", en: "Club administration" },
	// Priorities
	low: { ar: "منخفضة", en: "Low" },
	medium: { ar: "متوسطة", en: "Medium" },
	high: { ar: "مرتفعة", en: "High" },
	urgent: { ar: "عاجلة", en: "Urgent" },
	// Files
	scanPending: { ar: "قيد الفحص", en: "Being scanned" },
	scanClean: { ar: "سليم", en: "Clean" },
	scanInfected: { ar: "مصاب بفيروس", en: "Has a virus" },
	scanUnscannable: { ar: "لم يُفحص", en: "Not scanned" },
	// Who
	byComplainant: { ar: "مقدّم الشكوى", en: "Complainant" },
	byOfficer: { ar: "موظف الشكاوى", en: "Complaints officer" },
	byHead: { ar: "رئيس لجنة الشكاوى", en: "Head of complaints" },
	bySystem: { ar: "النظام", en: "System" },
	// Timeline
	eventCreated: { ar: "أُنشئت", en: "Created" },
	"case.submitted": { ar: "قُدّمت", en: "Submitted" },
	"case.moved": { ar: "تغيّرت الحالة", en: "Status changed" },
	"case.answered": { ar: "وصل الرد", en: "Answer received" },
	"case.withdrawn": { ar: "سُحبت الشكوى", en: "Complaint withdrawn" },
	"case.appeal-withdrawn": { ar: "سُحب الاستئناف", en: "Appeal withdrawn" },
	"case.appealed": { ar: "قُدّم استئناف", en: "Appeal filed" },
	"case.decided": { ar: "صدر القرار", en: "Decision" },
	"message.sent": { ar: "رسالة جديدة", en: "New message" },
	"evidence.added": { ar: "أُضيف دليل", en: "Evidence added" },
	"evidence.infected": { ar: "وُجد فيروس في ملف", en: "A virus was found in a file" },
	"case.erased": { ar: "مُحيت البيانات الشخصية", en: "Personal data erased" },
	"case.viewed": { ar: "اطُّلع على القضية", en: "Case viewed" },
	"case.assigned": { ar: "أُسندت القضية", en: "Case assigned" },
	"case.prioritised": { ar: "تغيّرت الأولوية", en: "Priority changed" },
	"case.reclassified": { ar: "تغيّر نوع النزاع", en: "Dispute type changed" },
	"case.noted": { ar: "أُضيفت ملاحظة داخلية", en: "Internal note added" },
	"case.conflict-declared": { ar: "إفصاح عن تعارض مصالح", en: "Conflict of interest declared" },
	"case.recused": { ar: "استُبعد موظف من القضية", en: "An officer was recused" },
	"case.conflict-lifted": { ar: "رُفع الاستبعاد من القضية", en: "A recusal was lifted" },
	"case.deadline-moved": { ar: "تغيّر الموعد مع تعديل الإجازات", en: "Deadline moved with the holidays" },
	"case.bundled": { ar: "نُزّل ملف القضية كاملًا", en: "Whole case downloaded" },
	"evidence.downloaded": { ar: "نُزّل دليل", en: "Evidence downloaded" },
	"evidence.released": { ar: "أُتيح ملف لم يُفحص", en: "File released without a scan" },
	"profile.id-revealed": { ar: "كُشف رقم الهوية", en: "ID number revealed" },
	eventUpdated: { ar: "آخر تحديث", en: "Last Updated" },
	eventTo: { ar: (status: string) => `الحالة: ${status}`, en: (status: string) => `Status: ${status}` },
	eventWasIs: {
		ar: (was: string, is: string) => `من «${was}» إلى «${is}»`,
		en: (was: string, is: string) => `from “${was}” to “${is}”`,
	},
	// Messages
	kindMessage: { ar: "رسالة", en: "Message" },
	kindQuestion: { ar: "سؤال", en: "Question" },
	kindEvidenceRequest: { ar: "طلب أدلة", en: "Evidence wanted" },
	kindAnswer: { ar: "إجابة", en: "Answer" },
	kindNote: { ar: "ملاحظة", en: "Note" },
	kindReason: { ar: "السبب", en: "Reason" },
	// The next step, in plain words
	nextDraft: {
		ar: "أكمل المسودة ثم قدّمها. تُحفظ ثلاثين يومًا.",
		en: "Finish the draft and submit it. It is kept for thirty days.",
	},
	nextSubmitted: {
		ar: "وصلت شكواك، وسيبدأ موظف الشكاوى مراجعتها. لا يلزمك شيء الآن.",
		en: "Your complaint has arrived and an officer will begin to review it. There is nothing for you to do now.",
	},
	nextUnderReview: {
		ar: "يراجع موظف الشكاوى قضيتك. لا يلزمك شيء الآن.",
		en: "An officer is reviewing your case. There is nothing for you to do now.",
	},
	nextPending: {
		ar: (day: string) => `ننتظر إجابتك عن سؤال${day ? ` حتى ${day}` : ""}. اكتبها أدناه.`,
		en: (day: string) => `We are waiting for your answer to a question${day ? ` until ${day}` : ""}. Write it below.`,
	},
	nextEvidence: {
		ar: (day: string) => `ننتظر منك أدلة إضافية${day ? ` حتى ${day}` : ""}. ارفعها أدناه.`,
		en: (day: string) => `We are waiting for more evidence from you${day ? ` until ${day}` : ""}. Upload it below.`,
	},
	nextInProgress: {
		ar: "تعالج اللجنة قضيتك. سنراسلك حين يصدر القرار.",
		en: "The committee is dealing with your case. We will write to you when it is decided.",
	},
	nextDecided: {
		ar: (day: string) => `صدر القرار. يمكنك الاستئناف حتى ${day}.`,
		en: (day: string) => `The case has been decided. You can appeal until ${day}.`,
	},
	nextDecidedFinal: {
		ar: "صدر القرار، وانتهت مهلة الاستئناف أو استُعملت.",
		en: "The case has been decided, and the time to appeal is over or was used.",
	},
	nextClosed: { ar: "القضية مغلقة.", en: "The case is closed." },
	nextClosedAppeal: {
		ar: (day: string) => `القضية مغلقة. يمكنك الاستئناف حتى ${day}.`,
		en: (day: string) => `The case is closed. You can appeal until ${day}.`,
	},
	nextAppealed: {
		ar: "ينظر في استئنافك رئيس لم يفصل في قضيتك ولم يغلقها من قبل. سنراسلك حين يصدر قراره.",
		en: "Your appeal is examined by a head who neither decided nor closed your case before. We will write to you when it is decided.",
	},
});

/** People are named by their office. */
export const handKey = {
	complainant: "byComplainant",
	officer: "byOfficer",
	head: "byHead",
	system: "bySystem",
} as const;

export type CaseWords = ReturnType<typeof caseText>;

/** An event of a timeline in words; one that has none yet shows its name. */
export const eventWord = (words: CaseWords, type: string): string => textNamed(words, type) ?? type;

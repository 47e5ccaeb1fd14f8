import { defineText, plural } from "../../base/locale/text.ts";

/** Cases, counted. */
export const cases = {
	ar: { zero: "لا شكاوى", one: "شكوى واحدة", two: "شكويان", few: "# شكاوى", many: "# شكوى", other: "# شكوى" },
	en: { one: "# case", other: "# cases" },
};

/** The words of a case: statuses, types, priorities, who acts, and the labels of its facts. */
export const caseText = defineText({
	draft: { ar: "مسودة", en: "Draft" },
	submitted: { ar: "مُقدَّمة", en: "Submitted" },
	under_review: { ar: "قيد المراجعة", en: "Under Review" },
	pending_information: { ar: "بانتظار معلومات", en: "Pending Information" },
	incomplete_evidence: { ar: "بحاجة إلى استكمال", en: "Incomplete Evidence" },
	in_progress: { ar: "قيد المعالجة", en: "In Progress" },
	resolved: { ar: "محسومة", en: "Resolved" },
	closed: { ar: "مغلقة", en: "Closed" },
	appealed: { ar: "مستأنفة", en: "Appealed" },
	rejected: { ar: "مرفوضة", en: "Rejected" },
	player_classification: { ar: "تصنيف لاعب", en: "Player classification" },
	financial: { ar: "نزاع مالي", en: "Financial" },
	disciplinary: { ar: "مخالفة انضباطية", en: "Disciplinary" },
	other: { ar: "أخرى", en: "Other" },
	referee_decision: { ar: "قرار حكم", en: "Referee decision" },
	match_organization: { ar: "تنظيم مباراة", en: "Match organization" },
	player_conduct: { ar: "سلوك لاعب", en: "Player conduct" },
	disciplinary_committee: { ar: "قرار لجنة الانضباط", en: "Disciplinary committee decision" },
	club_administration: { ar: "إدارة نادٍ", en: "Club administration" },
	low: { ar: "منخفضة", en: "Low" },
	medium: { ar: "متوسطة", en: "Medium" },
	high: { ar: "مرتفعة", en: "High" },
	urgent: { ar: "عاجلة", en: "Urgent" },
	byComplainant: { ar: "مقدّم الشكوى", en: "Complainant" },
	byOfficer: { ar: "مسؤول الشكاوى", en: "Complaints officer" },
	byHead: { ar: "رئيس لجنة الشكاوى", en: "Head of complaints" },
	bySystem: { ar: "النظام", en: "System" },
	reason: { ar: "السبب", en: "Reason" },
	notGiven: { ar: "لم يُذكر", en: "Not given" },
	cases: { ar: (count: number) => plural("ar", count, cases.ar), en: (count: number) => plural("en", count, cases.en) },
	caseTitle: {
		ar: (reference: string) => `الشكوى \u2066${reference}\u2069`,
		en: (reference: string) => `Case ${reference}`,
	},
	case_reference: { ar: "رقم الشكوى", en: "Case reference" },
	referenceHint: { ar: "مثال: \u20662026-000001\u2069", en: "For example: 2026-000001" },
	caseId: { ar: "رقم الشكوى", en: "Case ID" },
	status: { ar: "الحالة", en: "Status" },
	priority: { ar: "الأولوية", en: "Priority" },
	description: { ar: "الوصف", en: "Description" },
	updated: { ar: "آخر تحديث", en: "Last Updated" },
	nextTitle: { ar: "الخطوة التالية", en: "Next step" },
	decision: { ar: "القرار", en: "Decision" },
	reasons: { ar: "أسباب القرار", en: "Reasons for the decision" },
	facts: { ar: "الوقائع الثابتة", en: "Facts found" },
	articles: { ar: "المواد المطبَّقة", en: "Articles applied" },
	remedy: { ar: "ما يترتب على القرار", en: "Remedy" },
	second_language: { ar: "القرار بلغة أخرى", en: "The decision in another language" },
	decisionPdf: { ar: "وثيقة القرار (PDF)", en: "Decision document (PDF)" },
	appealDecision: { ar: "قرار الاستئناف", en: "Decision on the appeal" },
	grounds: { ar: "أسباب الاستئناف", en: "Grounds for the appeal" },
	created: { ar: "تاريخ الإنشاء", en: "Created" },
});

/** People are named by their office. */
export const roleKey = {
	complainant: "byComplainant",
	officer: "byOfficer",
	head: "byHead",
	system: "bySystem",
} as const;

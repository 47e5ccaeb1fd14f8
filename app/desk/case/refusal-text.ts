import { defineText } from "../../base/locale/text.ts";

/** Why an action on a case was refused. */
export const refusalText = defineText({
	conflict: {
		ar: "تغيّرت الشكوى بعد أن فتحتها، ولم يُحفظ تغييرك. ما كتبته باقٍ أدناه.",
		en: "The case changed after you opened it, and your change was not saved. What you typed is still below.",
	},
	conflictChanges: { ar: "ما تغيّر:", en: "What changed:" },
	nowIs: { ar: (status: string) => `الحالة الآن: ${status}`, en: (status: string) => `Status now: ${status}` },
	notAllowed: { ar: "لا يمكن نقل الشكوى إلى هذه الحالة.", en: "The case cannot be moved to that status." },
	allowedNow: { ar: "المتاح الآن:", en: "Possible now:" },
	nothingAllowed: { ar: "لا شيء", en: "nothing" },
	judgedBefore: {
		ar: "سبق أن فصلت في هذه الشكوى أو أغلقتها، فلا تشارك في الاستئناف. سينظر فيه رئيس لم يسبق له ذلك.",
		en: "You decided or closed this case before, so you take no part in the appeal. A head who did neither will judge it.",
	},
	recused: {
		ar: "أنت مستبعد من هذه الشكوى: لا ترى منها إلا رقمها، ولا يمكنك العمل عليها.",
		en: "You are recused from this case: you see its reference only and cannot work on it.",
	},
	recusedText: {
		ar: "يسري ذلك على من قدّم الشكوى أو كان طرفًا فيها، ومن أفصح عن تعارض مصالح، ومن استبعده رئيس. ولرئيس آخر أن يرفع الاستبعاد.",
		en: "This applies to anyone who filed the case, is a party to it, declared a conflict of interest or was recused by a head. Another head can lift the recusal.",
	},
	othersRecusal: {
		ar: "هذا المسؤول مستبعد من الشكوى، فلا تُسند إليه.",
		en: "This officer is recused from the case and cannot be assigned to it.",
	},
	erased: {
		ar: "مُحيت بيانات مقدّم هذه الشكوى وأُغلق حسابه، فلا تُفتح من جديد ولا يصل إليه شيء.",
		en: "The complainant's data was erased and the account closed. The case is never reopened, and no message reaches anyone.",
	},
	proposed: {
		ar: "سبق أن اقترح رئيس فتح هذه الشكوى، واقتراحه بانتظار التأكيد.",
		en: "A head has already proposed to reopen this case, and the proposal waits for a second head.",
	},
	ownProposal: {
		ar: "لا يؤكد الاقتراح من قدّمه. يؤكده رئيس آخر.",
		en: "You made this proposal. Another head confirms it.",
	},
	emptied: {
		ar: "مُحي نص إحدى الشكويين أو بيانات مقدّمها، فلا تُضمّ إلى غيرها.",
		en: "The text of one of the two cases, or its complainant's data, was deleted. It is not joined any more.",
	},
	unknown: { ar: "لم يعد ذلك متاحًا. أعد تحميل الصفحة.", en: "That is no longer possible. Reload the page." },
	failed: { ar: "تعذّر تحديث الحالة", en: "Failed to update status" },
	failedText: {
		ar: "حدث خطأ ولم يُحفظ شيء. ما كتبته باقٍ أدناه؛ أعد المحاولة.",
		en: "Something went wrong and nothing was saved. What you typed is still below: try again.",
	},
});

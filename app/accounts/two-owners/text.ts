import { defineText } from "../../base/locale/text.ts";

export const twoOwnersText = defineText({
	title: { ar: "صلاحيات تنتظر موافقة مالك ثانٍ", en: "Roles that wait for a second owner" },
	requestTitle: { ar: "طلب صلاحية", en: "Request for a role" },
	askedBy: { ar: "طلبها", en: "Asked by" },
	askedOn: { ar: "طُلبت", en: "Asked" },
	until: { ar: "ينتهي الطلب", en: "Ends" },
	open: { ar: "عرض الطلب", en: "Open" },
	question: {
		ar: "من يحمل هذه الصلاحية يبتّ في الشكاوى أو يمنح الصلاحيات. لا تُمنح ما لم يوافق عليها مالك غير من طلبها.",
		en: "This role decides on cases or grants roles. It is granted only if an owner other than the one who asked agrees.",
	},
	reason: { ar: "السبب", en: "Reason" },
	reasonField: {
		ar: "سبب منح رئاسة اللجنة أو الملكية، يقرؤه المالك الآخر",
		en: "Reason to grant head or owner, for the other owner",
	},
	confirm: { ar: "أوافق، امنح الصلاحية", en: "Agree and grant" },
	confirmInvitation: { ar: "أوافق، أرسل الدعوة", en: "Agree and send" },
	refuse: { ar: "أرفض", en: "Refuse" },
	withdraw: { ar: "اسحب الطلب", en: "Withdraw the request" },
	own: { ar: "طلبتها أنت، فيقررها مالك آخر.", en: "You asked for this: another owner decides." },
	gaining: {
		ar: "هذه صلاحية لحسابك أنت، فيقررها مالك آخر.",
		en: "This role is for your own account: another owner decides.",
	},
	over: {
		ar: "انتهى هذا الطلب: أُجيب عنه أو سُحب أو مضت مدته.",
		en: "This request is over: it was answered or withdrawn, or its time ran out.",
	},
	waits: { ar: "تنتظر موافقة مالك ثانٍ", en: "Waiting for a second owner" },
	bothGrant: {
		ar: "رئاسة اللجنة والملكية تُمنحان بعد موافقة مالك آخر، وما عداهما يُحفظ فورًا.",
		en: "Head and owner are granted once another owner agrees. Everything else is saved at once.",
	},
	aloneGrants: {
		ar: "لا مالك غيرك يوافق، فتُمنح رئاسة اللجنة والملكية فورًا، ويُبلَّغ بها رؤساء اللجنة والمالكون بالبريد.",
		en: "There is no other owner to agree: head and owner are granted at once, and heads and owners are told by email.",
	},
	backToAccounts: { ar: "إلى الحسابات", en: "Back to accounts" },
});

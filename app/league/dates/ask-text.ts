import { defineText } from "../../base/locale/text.ts";

/** Texts of the part for captains. */
export const askText = defineText({
	title: { ar: "تغيير الموعد", en: "Another date" },
	lead: {
		ar: "اقترح حتى ثلاثة مواعيد. ينتقل موعد المباراة حين يقبل الفريق الآخر واحدًا منها، ويقرر مدير الدوري إن اعتذر أو لم يجب.",
		en: "Propose up to three dates. The match moves when the other team accepts one; if it declines or does not answer, the league manager decides.",
	},
	closed: { ar: "لم يعد تغيير موعد هذه المباراة ممكنًا.", en: "The date of this match can no longer be changed." },
	proposal: { ar: (n: number) => `الموعد ${n}`, en: (n: number) => `Date ${n}` },
	ask: { ar: "أرسل الطلب", en: "Send request" },
	sendAnyway: { ar: "أرسل رغم ذلك", en: "Send anyway" },
	withdraw: { ar: "اسحب الطلب", en: "Withdraw request" },
	answer: { ar: "جوابك", en: "Your answer" },
	accept: { ar: (day: string) => `أقبل ${day}`, en: (day: string) => `Accept ${day}` },
	decline: { ar: "أعتذر عنها كلها", en: "Decline all of them" },
	declineHint: { ar: "اكتب السبب إن اعتذرت.", en: "Say why when you decline." },
	sendAnswer: { ar: "أرسل الجواب", en: "Send answer" },
	team: { ar: "باسم", en: "For" },
	toAnswer: { ar: "أجب عن طلب تغيير الموعد", en: "Answer the request for another date" },
	propose: { ar: "اقترح موعدًا آخر", en: "Propose another date" },
	open: { ar: "افتح الطلب", en: "Open the request" },
	earlier: { ar: "طلبات سابقة", en: "Earlier requests" },
	changedSince: {
		ar: "لم يُحفظ ما أرسلته: تغيّر هذا الطلب في هذه الأثناء. هذه حاله الآن.",
		en: "What you sent was not saved: this request has changed since. This is how it is now.",
	},
	backToTie: { ar: "صفحة المباراة", en: "Page of the match" },
});

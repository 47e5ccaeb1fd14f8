import { defineText, plural } from "../../base/locale/text.ts";

/** Links with a PIN for one tie, in the administration. */
export const passText = defineText({
	title: { ar: "روابط المباراة", en: "Match links" },
	lead: {
		ar: "رابط برقم سري لمن ليس له حساب: يسلّم به تشكيلة فريق واحد في هذه المباراة وحدها، ويرسل ورقتها ويؤكدها.",
		en: "A link with a PIN for someone without an account: for one squad in this match alone, to hand in its line-up, and to report and confirm the match.",
	},
	side: { ar: "الفريق", en: "Squad" },
	choose: { ar: "اختر الفريق", en: "Choose a squad" },
	until: { ar: "يعمل حتى نهاية يوم", en: "Works until the end of" },
	untilHint: { ar: "أربعة عشر يومًا بعد المباراة على الأكثر", en: "Fourteen days after the match at most" },
	make: { ar: "أنشئ رابطًا", en: "Make a link" },
	made: { ar: (squad: string) => `رابط جديد لفريق ${squad}`, en: (squad: string) => `A new link for ${squad}` },
	once: {
		ar: "لن يظهر الرابط ولا الرقم مرة أخرى. أرسل الرابط برسالة، وأبلغ بالرقم السري بطريقة أخرى، بمكالمة مثلًا.",
		en: "Neither is shown again. Send the link in a message, and tell the PIN another way, such as by phone.",
	},
	sendLink: { ar: "أرسل الرابط بواتساب", en: "Send the link by WhatsApp" },
	message: {
		ar: (squad: string, teams: string, day: string) =>
			`رابط فريق ${squad} لمباراة ${teams}، ${day}. يصلك الرقم السري بطريقة أخرى.`,
		en: (squad: string, teams: string, day: string) =>
			`The link of ${squad} for the match ${teams}, ${day}. You will be told its PIN another way.`,
	},
	renewed: {
		ar: (squad: string) => `رقم سري جديد لرابط فريق ${squad}`,
		en: (squad: string) => `A new PIN for the link of ${squad}`,
	},
	onceRenewed: {
		ar: "لن يظهر مرة أخرى. أبلغ به حامل الرابط، بمكالمة مثلًا: الرابط نفسه ما زال يعمل، والرقم السابق توقف.",
		en: "It is not shown again. Tell it to whoever has the link, such as by phone: the link itself goes on working, the former PIN does not.",
	},
	renew: { ar: "رقم سري جديد", en: "New PIN" },
	renewNote: {
		ar: "الرقم السري الجديد يوقف السابق ولا يخرج من دخل به.",
		en: "A new PIN stops the former one and signs no one out.",
	},
	wrongPins: {
		ar: (count: number) =>
			plural("ar", count, {
				one: "كُتب رقم سري خطأ مرة واحدة",
				two: "كُتب رقم سري خطأ مرتين",
				few: "كُتب رقم سري خطأ # مرات",
				many: "كُتب رقم سري خطأ # مرة",
				other: "كُتب رقم سري خطأ # مرة",
			}),
		en: (count: number) => plural("en", count, { one: "# wrong PIN was typed", other: "# wrong PINs were typed" }),
	},
	pinClosed: {
		ar: "أُوقف الرقم السري بعد مئة رقم خطأ. أعط الرابط رقمًا سريًا جديدًا، أو ألغه إن وقع في غير يد صاحبه.",
		en: "The PIN was stopped after a hundred wrong ones. Give the link a new PIN, or revoke it if it got into other hands.",
	},
	link: { ar: "الرابط", en: "Link" },
	pin: { ar: "الرقم السري", en: "PIN" },
	links: { ar: "ما صدر من روابط", en: "Links that were made" },
	none: { ar: "لم يصدر رابط لهذه المباراة.", en: "No link was made for this match." },
	waiting: { ar: "لم يُستعمل بعد", en: "Not used yet" },
	inUse: { ar: "مستعمل", en: "In use" },
	expired: { ar: "انتهت مدته", en: "Expired" },
	revoked: { ar: "ملغى", en: "Revoked" },
	withoutIssuer: {
		ar: "متوقف: من أصدره لم تعد له صلاحية إصداره",
		en: "Stopped: who made it may no longer do so",
	},
	madeOn: { ar: "صدر", en: "Made" },
	by: { ar: "أصدره", en: "by" },
	worksUntil: {
		ar: (day: string) => `يعمل حتى نهاية يوم ${day}`,
		en: (day: string) => `Works until the end of ${day}`,
	},
	revoke: { ar: "ألغِ الرابط", en: "Revoke" },
	revokeTitle: { ar: "إلغاء رابط مباراة", en: "Revoke a match link" },
	revokeQuestion: { ar: "هل تلغي رابط فريق", en: "Revoke the link for" },
	revokeNow: { ar: "ألغِ الرابط", en: "Revoke the link" },
	revokeNote: {
		ar: "يتوقف الرابط فورًا، ومن دخل به يخرج عند أول خطوة. يبقى ما سلّمه كما هو.",
		en: "The link stops at once, and whoever came by it is out with the next step. What was handed in stays.",
	},
	notShown: {
		ar: "لم تُعلن مسابقة هذه المباراة بعد، فلا رابط لها.",
		en: "The competition of this match is not announced yet, so it has no links.",
	},
	back: { ar: "المباراة", en: "The match" },
});

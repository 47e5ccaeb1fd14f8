import { defineText, plural } from "../base/locale/text.ts";

const messages = {
	ar: { zero: "لا رسائل", one: "رسالة واحدة", two: "رسالتان", few: "# رسائل", many: "# رسالة", other: "# رسالة" },
	en: { one: "# message", other: "# messages" },
};

export const inboxText = defineText({
	open: { ar: "المفتوحة", en: "Open" },
	unread: { ar: "لم تُقرأ", en: "Unread" },
	read: { ar: "قُرئت", en: "Read" },
	answered: { ar: "تم الرد", en: "Answered" },
	archived: { ar: "الأرشيف", en: "Archive" },
	spam: { ar: "غير مرغوب فيها", en: "Spam" },
	total: {
		ar: (count: number) => plural("ar", count, messages.ar),
		en: (count: number) => plural("en", count, messages.en),
	},
	none: { ar: "لا رسائل هنا", en: "No messages here" },
	noneText: {
		ar: "تظهر هنا الرسائل التي تُكتب في نموذج التواصل.",
		en: "Messages written in the contact form appear here.",
	},
	state: { ar: "الحالة", en: "Status" },
	message: { ar: "الرسالة", en: "Message" },
	from: { ar: "المرسل", en: "From" },
	openMessage: { ar: "افتح", en: "Open" },
	reply: { ar: "الرد", en: "Reply" },
	replyHint: {
		ar: "يصل الرد إلى بريد المرسل، ويصل ردّه إلى بريد الاتحاد.",
		en: "The reply goes to the sender's email; their answer reaches the federation.",
	},
	sendReply: { ar: "أرسل الرد", en: "Send reply" },
	replies: { ar: "الردود السابقة", en: "Earlier replies" },
	markUnread: { ar: "أعدها غير مقروءة", en: "Mark as unread" },
	archive: { ar: "أرشفة", en: "Archive" },
	unarchive: { ar: "أخرجها من الأرشيف", en: "Move out of the archive" },
	notSpam: { ar: "ليست غير مرغوب فيها", en: "Not spam" },
	replySubject: { ar: "رد على رسالتك", en: "Re: your message" },
	replyIntro: { ar: (name: string) => `السلام عليكم ${name}،`, en: (name: string) => `Dear ${name},` },
	replyQuote: { ar: "كتبت إلينا:", en: "You wrote:" },
});

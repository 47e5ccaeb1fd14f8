import { defineText } from "../../base/locale/text.ts";

/** Messages, articles and accounts on the first page of the administration. */
export const peopleText = defineText({
	answer: { ar: "ردّ…", en: "Reply…" },
	answerOf: { ar: (sender: string) => `ردّ على ${sender}`, en: (sender: string) => `Reply to ${sender}` },
	archiveOf: {
		ar: (sender: string) => `أرشفة: رسالة ${sender}`,
		en: (sender: string) => `Archive the message of ${sender}`,
	},
	ar: { ar: "العربية جاهزة", en: "Arabic is ready" },
	en: { ar: "الإنجليزية جاهزة", en: "English is ready" },
	and: { ar: " · ", en: " · " },
	unfinished: { ar: "لم تكتمل", en: "Not finished" },
	open: { ar: "افتح…", en: "Open…" },
	openOf: { ar: (title: string) => `افتح المقال: ${title}`, en: (title: string) => `Open the article: ${title}` },
	publish: { ar: "انشر", en: "Publish" },
	publishOf: { ar: (title: string) => `انشر المقال: ${title}`, en: (title: string) => `Publish the article: ${title}` },
	agree: { ar: "أوافق", en: "Agree" },
	agreeOf: { ar: (request: string) => `أوافق على ${request}`, en: (request: string) => `Agree to ${request}` },
	refuseRoleOf: { ar: (request: string) => `أرفض ${request}`, en: (request: string) => `Refuse ${request}` },
	chooseRole: { ar: "اختر صلاحية", en: "Choose a role" },
	roleOf: { ar: (email: string) => `صلاحية ${email}`, en: (email: string) => `Role of ${email}` },
	grant: { ar: "امنح", en: "Grant" },
	grantOf: {
		ar: (email: string) => `امنح ${email} الصلاحية المختارة`,
		en: (email: string) => `Grant ${email} the chosen role`,
	},
});

import { defineText } from "../locale/text.ts";

export const shareText = defineText({
	heading: { ar: "مشاركة الصفحة", en: "Share this page" },
	share: { ar: "مشاركة…", en: "Share…" },
	copy: { ar: "نسخ الرابط", en: "Copy link" },
	copied: { ar: "نُسخ الرابط", en: "Link copied" },
	whatsApp: { ar: "واتساب", en: "WhatsApp" },
	x: { ar: "منصة إكس", en: "X" },
	email: { ar: "البريد", en: "Email" },
});

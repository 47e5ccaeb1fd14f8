import { defineText } from "../../base/locale/text.ts";

export const sessionsText = defineText({
	sessions: { ar: "الجلسات المفتوحة", en: "Open sessions" },
	thisSession: { ar: "هذه الجلسة", en: "This session" },
	lastSeen: { ar: "آخر نشاط", en: "Last active" },
	endSession: { ar: "أنهِ الجلسة", en: "End session" },
	network: { ar: "الشبكة", en: "Network" },
	browserOn: {
		ar: (browser: string, system: string) => `${browser} على ${system}`,
		en: (browser: string, system: string) => `${browser} on ${system}`,
	},
	unknownDevice: { ar: "جهاز غير معروف", en: "Unknown device" },
});

import { defineText } from "../../base/locale/text.ts";

export const sessionsText = defineText({
	sessions: { ar: "الجلسات المفتوحة", en: "Open sessions" },
	thisSession: { ar: "هذه الجلسة", en: "This session" },
	lastSeen: { ar: "آخر نشاط", en: "Last active" },
	endSession: { ar: "أنهِ الجلسة", en: "End session" },
	unknownDevice: { ar: "جهاز غير معروف", en: "Unknown device" },
});

import { defineText } from "../base/locale/text.ts";

export const draftText = defineText({
	draftFound: { ar: "لديك تعديلات لم تُحفظ", en: "You have changes that were not saved" },
	draftUse: { ar: "أكمل من حيث توقفت", en: "Continue where you stopped" },
	draftDrop: { ar: "تجاهلها", en: "Discard them" },
	draftShown: { ar: "هذه تعديلاتك التي لم تُحفظ بعد.", en: "These are your changes that were not saved yet." },
});

import type { Locale } from "../../base/locale/locale.ts";

/**
 * The terms a complainant agrees to. A change of the text is a new version: each case keeps the version that was agreed
 * to.
 */
export const TERMS_VERSION = "2026-3";

export const terms: Record<Locale, string[]> = {
	ar: [
		"أقرّ بأن ما ورد في هذه الشكوى صحيح على حدّ علمي، وبأنني أتحمل مسؤوليته.",
		"أوافق على أن يطّلع مسؤولو الشكاوى ورئيس اللجنة على الشكوى ومرفقاتها، وأن يُسأل عنها أطراف النزاع عند الحاجة.",
		"لا يمكن تعديل نص الشكوى بعد تقديمها، ويمكنني إضافة أدلة أو سحب الشكوى ما دامت مفتوحة.",
		"تُحفظ بياناتي الشخصية مدة النظر في الشكوى، ويمكنني بعد إغلاقها طلب محوها.",
	],
	en: [
		"What I state in this complaint is true to the best of my knowledge, and I take responsibility for it.",
		"Complaints officers and heads of complaints may read the complaint and its attachments, and may question the parties about it where needed.",
		"The text of the complaint cannot be changed once it is submitted; I may add evidence or withdraw the complaint while it is open.",
		"My personal data is kept while the complaint is being handled; after it is closed I may ask for its erasure.",
	],
};

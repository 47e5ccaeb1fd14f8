import { isKeyOf } from "../base/literals.ts";
import type { Locale } from "../base/locale/locale.ts";
import { barePage, type TextPair } from "./bare-page.server.ts";

/** Texts of answers without a page of their own, for people and for programs. */
const refusals = {
	400: { code: "bad_request", ar: "هذا الطلب غير مفهوم.", en: "We could not understand this request." },
	401: { code: "unauthorized", ar: "يلزم تسجيل الدخول.", en: "You need to sign in." },
	403: { code: "forbidden", ar: "هذا الطلب غير مسموح به.", en: "This request is not allowed." },
	404: { code: "not_found", ar: "لا يوجد شيء في هذا العنوان.", en: "There is nothing at this address." },
	405: {
		code: "method_not_allowed",
		ar: "لا يقبل هذا العنوان طلبًا من هذا النوع.",
		en: "This address does not accept this kind of request.",
	},
	408: { code: "timeout", ar: "استغرق إرسال الطلب وقتًا أطول من المسموح.", en: "The request took too long to arrive." },
	413: { code: "too_large", ar: "ما أرسلته أكبر مما نقبله.", en: "What you sent is larger than we accept." },
	429: {
		code: "too_many",
		ar: "وصلت طلبات كثيرة من شبكتك. حاول مرة أخرى بعد قليل.",
		en: "Too many requests came from your network. Try again shortly.",
	},
	500: { code: "failed", ar: "حدث خطأ غير متوقع.", en: "Unexpected Application Error" },
	503: {
		code: "unavailable",
		ar: "الخدمة غير متاحة مؤقتًا. حاول مرة أخرى بعد قليل.",
		en: "The service is briefly unavailable. Try again shortly.",
	},
} satisfies Record<number, { code: string; ar: string; en: string }>;

/** The words for a status, or for the kind of status it is. */
export const refusalOf = (status: number) => refusals[isKeyOf(refusals, status) ? status : status >= 500 ? 500 : 400];

/** Advice, where the next step is not obvious. */
const advice: Record<number, TextPair> = {
	408: {
		ar: "ارجع إلى الصفحة السابقة وأرسل مرة أخرى، ويُفضَّل من اتصال أسرع.",
		en: "Go back to the previous page and send again, on a faster connection if you can.",
	},
	413: {
		ar: "ارجع إلى الصفحة السابقة، ثم اختر ملفات أصغر أو اختصر النص وأرسل مرة أخرى.",
		en: "Go back to the previous page, choose smaller files or shorten the text, and send again.",
	},
	429: {
		ar: "لم يُحفظ ما أرسلته. ارجع إلى الصفحة السابقة وأرسله بعد دقيقة.",
		en: "What you sent was not saved. Go back to the previous page and send it again in a minute.",
	},
};

/** The error page in place of a page. `id` finds the cause in the log. */
export const bareErrorPage = (locale: Locale, status: number, id: string) =>
	barePage({ locale, status, title: refusalOf(status), text: advice[status], id });
